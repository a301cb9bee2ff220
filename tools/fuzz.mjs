// `npm run fuzz`, or `npm run fuzz -- 1e5`: so many specs and so many sets of answers at random, and each form of them
// drawn and answered in a browser. SEED=… repeats a run. What fails is written to test/fixtures/regressions, which
// `npm test` runs ever after.
import { runFuzz } from '../test/fuzz/in-node.mjs';

const count = Number(process.argv[2] ?? 20_000);
if (!Number.isSafeInteger(count) || count < 1) {
  console.error(`“${process.argv[2]}” is no number of specs: npm run fuzz -- 20000`);
  process.exit(1);
}
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const { failed } = await runFuzz({ specs: count, submissions: count, seed });
process.exitCode = failed ? 1 : 0;
