import type { FieldProblem } from '@shop/contracts';
import type { Format, Text } from '@shop/kit/i18n';

export type Axis = 'L' | 'W' | 'H';
export const axes = ['L', 'W', 'H'] as const satisfies readonly Axis[];

/** Why one dimension is not possible, from the geometry or from the API. `limit` in millimetres. */
export interface SizeProblem {
  readonly parameter: string;
  readonly code: string;
  readonly limit?: number | undefined;
}
export type SizeErrors = Readonly<Partial<Record<Axis, string>>>;

const axisByField: Readonly<Record<string, Axis>> = { length: 'L', width: 'W', height: 'H' };

/** Returns the API's refused fields (`configuration.size.height`) as problems of their axes. */
export const toSizeProblems = (fields: readonly FieldProblem[] = []): SizeProblem[] =>
  fields.flatMap(({ path, code, limit }) => {
    const parameter = axisByField[/(?:^|\.)size\.(\w+)$/.exec(path)?.[1] ?? ''];
    return parameter ? [{ parameter, code, limit }] : [];
  });

/** Returns one sentence for each invalid axis: the direction and the limit. A displayed limit is itself valid input. */
export function formatSizeErrors(
  problems: readonly SizeProblem[],
  t: Text<'mf-catalogue'>,
  format: Format,
): SizeErrors {
  const errors: Partial<Record<Axis, string>> = {};
  for (const { parameter, code, limit } of problems) {
    const axis = axes.find((name) => name === parameter);
    if (!axis || errors[axis] !== undefined) continue;
    errors[axis] =
      limit === undefined || (code !== 'too_small' && code !== 'too_large')
        ? t('size.notMade')
        : code === 'too_small'
          ? t('size.tooSmall', { limit: format.length(Math.ceil(limit)) })
          : t('size.tooLarge', { limit: format.length(Math.floor(limit)) });
  }
  return errors;
}
