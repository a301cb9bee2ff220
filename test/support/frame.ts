// A page of its own in an iframe, for what can be seen only where nothing is loaded yet.
import { passing } from './form.js';

export interface FramePage {
  readonly page: Document;
  /** For `person`: acts in this frame. */
  readonly where: { readonly frame: string };
  /** What was warned of on its console. */
  readonly warnings: readonly string[];
  /** Loads a module into it, by its path on the server. */
  load(path: string): Promise<unknown>;
}

const CLASS = 'page-of-its-own';

/** Opens an empty page, until the end of the test; `sandbox` as the attribute has it. */
export async function openPage(sandbox?: string): Promise<FramePage> {
  const frame = passing(document.createElement('iframe'));
  frame.className = CLASS;
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  frame.srcdoc = '<!doctype html><html lang="en"><head></head><body></body></html>';
  const opened = new Promise((done) => frame.addEventListener('load', done, { once: true }));
  document.body.append(frame);
  await opened;
  const page = frame.contentDocument!;
  const warnings: string[] = [];
  const { console } = frame.contentWindow as unknown as { console: Console };
  console.warn = (...values: unknown[]) => {
    if (!String(values[0]).startsWith('Lit is in dev mode')) warnings.push(values.map(String).join(' '));
  };
  const load = (path: string): Promise<unknown> => {
    const script = page.createElement('script');
    script.type = 'module';
    script.src = new URL(path, document.baseURI).href;
    const loaded = new Promise((done, fail) => {
      script.addEventListener('load', done);
      script.addEventListener('error', fail);
    });
    page.head.append(script);
    return loaded;
  };
  return { page, where: { frame: `.${CLASS}` }, warnings, load };
}
