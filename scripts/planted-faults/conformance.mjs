import { jest } from './test-of.mjs';

export const conformance = [
  {
    rule: 'an offered filter filters',
    why: 'An accepted and ignored field would answer another question.',
    file: 'api/src/business/suppliers/suppliers.repo.ts',
    find: ' = any(s.capabilities)',
    replace: '::text is not null',
    test: jest('cli/test/conformance/conformance.test.ts', 'Pro and suppliers'),
  },
  {
    rule: 'a reply schema names every member',
    why: 'With a loose schema, a column added for internal use would be published unnoticed.',
    file: 'shared/contracts/src/sustainability.ts',
    find: 'reply: z.object({ total_planted_trees: z.int() }),',
    replace: 'reply: z.looseObject({ total_planted_trees: z.int() }),',
    test: jest('cli/test/conformance/schemas.test.ts', 'names and shapes all that goes in and out'),
  },
];
