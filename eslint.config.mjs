import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import globals from 'globals';
import tseslint from 'typescript-eslint';

// What tsc would have to emit code for, and what the house style leaves out. (The compiler's own
// `erasableSyntaxOnly` is unknown to the older TypeScript inside the manifest and template tools.)
const unwanted = [
  { selector: 'TSEnumDeclaration', message: 'No enums: use a union of string literals.' },
  { selector: "TSModuleDeclaration[kind='namespace']", message: 'No namespaces: a module is one already.' },
  { selector: 'TSParameterProperty', message: 'No parameter properties: declare the field.' },
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
];

// Nothing a spec says may reach the page as markup.
const unsafe = [
  { name: 'lit/directives/unsafe-html.js', message: 'A spec is text from a stranger, never markup.' },
  { name: 'lit/directives/unsafe-svg.js', message: 'A spec is text from a stranger, never markup.' },
  { name: 'lit-html', message: "Import from 'lit'." },
];

/** Keeps some folders out of others while one types; test/imports.node.test.mjs resolves paths and holds the whole line. */
const keepOut = (files, folders, message) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { paths: unsafe, patterns: [{ regex: `^(\\.\\./)+(${folders})/`, message }] }],
  },
});

export default defineConfig([
  globalIgnores(['dist', 'coverage', '.cache', 'custom-elements.json']),
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [
      tseslint.configs.strictTypeChecked,
      lit.configs['flat/recommended'],
      wc.configs['flat/best-practice'],
      litA11y.configs.recommended,
    ],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    settings: { wc: { elementBaseClasses: ['LitElement'] } },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      'wc/guard-super-call': 'off', // LitElement has all of them
      '@typescript-eslint/unbound-method': 'off', // lit binds the host of @event=${this.#onX}
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...unwanted],
      'no-restricted-imports': ['error', { paths: unsafe }],
    },
  },
  keepOut(['src/core/**'], 'dialects|elements|transports|server|locales', 'Core imports only core.'),
  keepOut(['src/dialects/**'], 'elements|transports|server|locales', 'Dialects import core only.'),
  keepOut(['src/transports/**'], 'dialects|elements|server|locales', 'Transports import core only.'),
  keepOut(['src/server/**'], 'elements|transports|locales', 'The server imports dialects and core only.'),
  keepOut(['src/elements/**'], 'server', 'Elements define nothing and know no server.'),
  {
    files: ['src/elements/**/*.ts'],
    // The typed listeners of an element are overloads, which only an interface can add to a class.
    rules: { '@typescript-eslint/no-unsafe-declaration-merging': 'off' },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      // @open-wc/semantic-dom-diff types .equal() as returning a promise
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': [
        'error',
        ...unwanted,
        {
          selector: "ExpressionStatement > CallExpression[callee.property.name='accessible']",
          message: 'Await it: expect(el).to.be.accessible() returns a promise.',
        },
        {
          // With floating promises let through, these are the ones that would race the assertions.
          selector: "ExpressionStatement > CallExpression[callee.object.name='person']",
          message: 'Await it: everything a person does takes time.',
        },
      ],
    },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  { files: ['tools/webkit/in-page/**'], languageOptions: { globals: globals.browser } },
  { files: ['demo/**/*.{js,mjs}'], languageOptions: { globals: { ...globals.browser, ...globals.node } } },
]);
