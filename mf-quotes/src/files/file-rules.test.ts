import type { Text } from '@shop/kit/i18n';
import { describeRefused, findFileProblem, sortFiles, toMegabytes } from './file-rules.ts';

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

it('names every refused file, and those that are too many as well', () => {
  const file = (name: string, size = 10) => ({ name, size });
  const sorted = sortFiles(
    [file('a.pdf'), file('b.xlsx'), file('c.pdf', 0), file('d.pdf'), file('e.zip')],
    2,
  );
  expect(sorted).toEqual({
    taken: [file('a.pdf'), file('d.pdf')],
    refused: [
      { name: 'b.xlsx', problem: 'kind' },
      { name: 'c.pdf', problem: 'empty' },
    ],
    tooMany: 1,
  });
  const t = ((key: string, values: { name?: string } = {}) =>
    [key, values.name].filter(Boolean).join('=')) as unknown as Text<'mf-quotes'>;
  expect(describeRefused(sorted, t)).toBe(
    'files.refused.kind=b.xlsx files.refused.empty=c.pdf files.tooMany',
  );
  expect(describeRefused(sortFiles([file('a.pdf')], 1), t)).toBeUndefined();
  expect(sortFiles([file('a.pdf')], -1).tooMany).toBe(1);
});
