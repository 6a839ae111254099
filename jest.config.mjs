import { remotes } from './scripts/ensure/stale.mjs';

/** One Jest project for everything that runs without a browser. Server tests name their environment in a docblock. */
export default {
  testEnvironment: 'node',
  roots: [
    '<rootDir>/regions',
    '<rootDir>/shared',
    '<rootDir>/shell',
    '<rootDir>/api',
    '<rootDir>/cli',
    ...remotes(import.meta.dirname).map((name) => `<rootDir>/${name}`),
  ],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
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
  // ESM-only packages that CommonJS tests have to translate (reference: STACK.md section 5).
  transformIgnorePatterns: [
    '/node_modules/(?!(?:three|konva|react-konva|cookie|content-disposition|fractional-indexing|clipper2-ts|harfbuzzjs)/)',
  ],
  setupFiles: ['<rootDir>/shared/kit/src/testing/dom-standards.cjs'],
  moduleNameMapper: { '\\.css$': '<rootDir>/shared/build/src/css-stub.cjs' },
};
