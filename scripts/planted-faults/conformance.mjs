import { jest } from './test-of.mjs';

export const conformance = [
  {
    rule: 'a filter that is offered filters',
    why: 'A field that is accepted and ignored answers another question than the one that was asked.',
    file: 'api/src/business/suppliers/suppliers.repo.ts',
    find: ' = any(s.capabilities)',
    replace: '::text is not null',
    test: jest('cli/test/conformance/conformance.test.ts', 'Pro and suppliers'),
  },
  {
    rule: 'a reply names all that it holds',
    why: 'What a loose reply lets through is nobody’s decision: a column added for the shop alone goes out with it.',
    file: 'shared/contracts/src/sustainability.ts',
    find: 'reply: z.object({ total_planted_trees: z.int() }),',
    replace: 'reply: z.looseObject({ total_planted_trees: z.int() }),',
    test: jest('cli/test/conformance/schemas.test.ts', 'names and shapes all that goes in and out'),
  },
];
