// Lets web-test-runner run tests in WebKitGTK: starts it, goes from test file to test file, one at a time, and
// hands out the page that the commands of the tests act on.
import { WebKitPage } from './webkit/page.mjs';
import { startWebKit } from './webkit/driver.mjs';

const viewport = { width: 800, height: 900 };

export function webkitLauncher({ timezone }) {
  let starting;
  let page;
  const urls = new Map();
  const launcher = {
    name: 'WebKitGTK',
    // The runner's own commands refuse a browser of a type that they do not know.
    type: 'playwright',
    concurrency: 1,
    async startSession(id, url) {
      const { session, version } = await (starting ??= startWebKit(timezone));
      launcher.name = `WebKitGTK ${version}`;
      page ??= new WebKitPage(session);
      urls.set(id, url);
      await page.setViewportSize(viewport);
      await session.post('/url', { url });
    },
    isActive: (id) => urls.has(id),
    getBrowserUrl: (id) => urls.get(id),
    getPage: () => page,
    async stopSession(id) {
      const { session } = await starting;
      await session.delete('/actions');
      await session.post('/url', { url: 'about:blank' });
      urls.delete(id);
      return {};
    },
    async stop() {
      const started = await starting?.catch(() => undefined);
      await started?.stop();
    },
    startDebugSession() {
      throw new Error('WebKitGTK is not debugged from here.');
    },
  };
  return launcher;
}
