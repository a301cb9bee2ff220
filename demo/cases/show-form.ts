// An agent's tool that runs in the page: the model calls it with a spec, and what it resolves to is the tool's result.
import '../../src/define.js';
import { showForm } from '../../src/index.js';

const container = document.querySelector('#thread');
const result = document.querySelector('pre');
if (!container || !result) throw new Error('The page lacks its places.');
const place = container;

async function collectUserInput(input: unknown): Promise<unknown> {
  const { reply } = await showForm(input, { container: place, requester: 'The planner' });
  return reply;
}

// In the place of the model:
const call = {
  title: 'When shall we meet?',
  fields: [
    { type: 'date', name: 'day', label: 'Day', required: true, defaultValue: '2030-09-02' },
    { type: 'checkbox', name: 'remote', label: 'I join from afar' },
  ],
};

document.querySelector('button')?.addEventListener('click', () => {
  void collectUserInput(call).then((reply) => {
    result.textContent = JSON.stringify(reply);
  });
});
