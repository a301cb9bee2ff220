// The analyzer writes schema 1.0.0 although its output, with cssStates, meets 2.1.0.
const schema = {
  name: 'schema-version',
  packageLinkPhase: ({ customElementsManifest: m }) => void (m.schemaVersion = '2.1.0'),
};

/** What is no one's business outside the class: `#x`, `private` and `protected` members. */
const publicOnly = {
  name: 'public-only',
  packageLinkPhase({ customElementsManifest }) {
    for (const { declarations = [] } of customElementsManifest.modules) {
      for (const declaration of declarations) {
        declaration.members &&= declaration.members.filter(
          (m) => !m.name.startsWith('#') && (m.privacy ?? 'public') === 'public',
        );
      }
    }
  },
};

/** Readers of the package find dist, not src. */
const paths = {
  name: 'dist-paths',
  packageLinkPhase({ customElementsManifest }) {
    const toDist = (value) => {
      if (Array.isArray(value)) return value.map(toDist);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, v]) => [
          key,
          (key === 'path' || key === 'module') && typeof v === 'string'
            ? v.replace(/^\/?src\/(.*)\.[jt]s$/, 'dist/$1.js')
            : toDist(v),
        ]),
      );
    };
    customElementsManifest.modules = toDist(customElementsManifest.modules).sort((a, b) => (a.path < b.path ? -1 : 1));
  },
};

export default {
  globs: ['src/elements/chat-form.ts', 'src/elements/chat-form-field.ts', 'src/index.ts', 'src/define.ts'],
  outdir: process.env.MANIFEST_DIR ?? '.',
  litelement: true,
  packagejson: false,
  plugins: [publicOnly, paths, schema],
};
