import { findFileProblem, toMegabytes } from './file-rules.ts';

it.each([
  ['die.pdf', 1000, undefined],
  ['DIE.AI', 1000, undefined],
  ['photo.jpeg', 1000, undefined],
  ['sizes.xlsx', 1000, 'kind'],
  ['pdf', 1000, 'kind'],
  ['empty.pdf', 0, 'empty'],
  ['large.zip', 64 * 1024 * 1024, undefined],
  ['larger.zip', 64 * 1024 * 1024 + 1, 'size'],
] as const)('takes %s of %d bytes: %p', (name, size, problem) => {
  expect(findFileProblem({ name, size })).toBe(problem);
});

it('shows a size in megabytes with one decimal', () => {
  expect([1, 1_048_576, 1_572_864].map(toMegabytes)).toEqual([0.1, 1, 1.5]);
});
