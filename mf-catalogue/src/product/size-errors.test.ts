import { formatFor } from '@shop/kit/i18n';
import { testDocument } from '@shop/kit/testing';
import { makeDie } from '@shop/packaging';
import { formatSizeErrors, toSizeProblems } from './size-errors.ts';

const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
const format = formatFor(testDocument, 'mm');

describe('formatSizeErrors', () => {
  it('returns the exceeded limit at its axis', () => {
    const result = makeDie('fefco-0427', { L: 212, W: 148, H: 5_000, t: 1.5 });
    if (result.ok) throw new Error('A five metre high mailer was made.');
    const [problem] = result.problems;
    expect(formatSizeErrors(result.problems, t, format)).toEqual({
      H: `size.tooLarge ${format.length(Math.floor(problem?.limit ?? 0))}`,
    });
  });
  it('rounds a limit to a valid value', () => {
    const errors = formatSizeErrors(
      [
        { parameter: 'L', code: 'too_small', limit: 40.2 },
        { parameter: 'W', code: 'too_large', limit: 99.9 },
      ],
      t,
      format,
    );
    expect(errors).toEqual({ L: 'size.tooSmall 41\u00a0mm', W: 'size.tooLarge 99\u00a0mm' });
  });
  it('returns one error per axis and ignores other parameters', () => {
    const problems = [
      { parameter: 'H', code: 'impossible' },
      { parameter: 'H', code: 'too_small', limit: 1 },
      { parameter: 't', code: 'too_large', limit: 3 },
    ];
    expect(formatSizeErrors(problems, t, format)).toEqual({ H: 'size.notMade' });
  });
});

describe('toSizeProblems', () => {
  it('finds the refused size fields at any path of the request', () => {
    const field = (path: string) => ({ path, code: 'too_small', message: '', limit: 40 });
    expect(
      toSizeProblems([
        field('size.length'),
        field('box_design.configuration.size.height'),
        field('material'),
        field('page.size.depth'),
      ]).map(({ parameter }) => parameter),
    ).toEqual(['L', 'H']);
  });
});
