import { existsSync } from 'node:fs';
import path from 'node:path';
import { remotes } from './scripts/ensure/stale.mjs';

/** One Jest project for everything that runs without a browser. Server tests name their environment in a docblock. */
export default {
  testSequencer: './scripts/test/longest-first.mjs',
  runtime: './scripts/test/runtime.cjs',
  testEnvironment: 'node',
  // A team's checkout has only some of them.
  roots: ['regions', 'shared', 'shell', 'api', 'cli', ...remotes(import.meta.dirname)]
    .filter((folder) => existsSync(path.join(import.meta.dirname, folder)))
    .map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // How long a test may take says nothing of what it tests: on a busy machine five seconds are not enough for an API.
  testTimeout: 120_000,
  modulePathIgnorePatterns: ['<rootDir>/var/', '/dist/'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // ESM-only packages that CommonJS tests have to translate.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:three|konva|react-konva|cookie|content-disposition|fractional-indexing|clipper2-ts|harfbuzzjs|eld|@tanstack/(?:react-table|table-core|react-store|store))/)',
  ],
  setupFiles: [
    '<rootDir>/shared/kit/src/testing/dom-standards.cjs',
    '<rootDir>/scripts/test/cheap-passwords.cjs',
  ],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/shared/build/src/css-stub.cjs',
    '^fast-check$': '<rootDir>/shared/build/src/fast-check.cjs',
    // Its package.json names no entry for CommonJS.
    '^eld/small$': '<rootDir>/node_modules/eld/src/entries/static.small.js',
  },
};
