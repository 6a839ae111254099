import { resolveFlowMode } from './flow-mode.ts';
import { fixtureVariant } from './orders.fixture.ts';

const book = { unit: 10_000n };
const printed = fixtureVariant(1, 'EUR', book);
const plain = fixtureVariant(101, 'EUR', book);
const samples = { ...plain, slug: 'sample-packs' };

it.each([
  ['nothing', [], 'standard-mode'],
  ['printed boxes', [printed], 'standard-mode'],
  ['plain boxes', [plain], 'no-print-mode'],
  ['plain and printed boxes', [plain, printed], 'standard-mode'],
  ['sample packs', [samples], 'sample-pack-mode'],
  ['sample packs beside plain boxes', [samples, plain], 'no-print-mode'],
])('an order of %s', (_, items, mode) => {
  expect(resolveFlowMode(items)).toBe(mode);
});
