// `npm start`: serves the whole package, so that the demo may import the sources, /dist and /node_modules alike.
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';

const rootDir = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.PORT ?? 8000);

export default {
  rootDir,
  port,
  hostname: 'localhost',
  // The demo shows what users get: Lit without its warnings for developers.
  nodeResolve: { exportConditions: ['production'] },
  clearTerminalOnReload: false,
  middleware: [
    (context, next) => {
      if (context.path === '/') context.redirect('/demo/');
      else return next();
    },
  ],
  plugins: [
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
    }),
    { name: 'address', serverStart: () => console.log(`The demo is at http://localhost:${port}/demo/`) },
  ],
};
