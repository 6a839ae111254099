/** A typed share of visitors: basis points, or why it is invalid. */
export type PercentReading =
  | { readonly ok: true; readonly basisPoints: number }
  | { readonly ok: false; readonly why: 'blank' | 'no_number' | 'too_fine' | 'out_of_range' };

/**
 * Parses 0 to 100 with at most two decimals, with a point or a comma; a percent sign may follow.
 * @example parsePercent('2,5') // { ok: true, basisPoints: 250 }
 */
export const parsePercent = (text: string): PercentReading => {
  const trimmed = text.replace(/[\s\u00a0\u202f]*%?[\s\u00a0\u202f]*$/u, '').trim();
  if (trimmed === '') return { ok: false, why: 'blank' };
  const match = /^([+-]?)(\d{1,9})(?:[.,](\d+))?$/.exec(trimmed);
  if (match === null) return { ok: false, why: 'no_number' };
  const [, sign, whole = '', fraction = ''] = match;
  const fine = fraction.replace(/0+$/, '');
  const hundredths = Number(whole) * 100 + Number(fine.slice(0, 2).padEnd(2, '0'));
  if (sign === '-' && hundredths + fine.length > 0) return { ok: false, why: 'out_of_range' };
  if (hundredths > 10_000) return { ok: false, why: 'out_of_range' };
  if (fine.length > 2) return { ok: false, why: hundredths >= 10_000 ? 'out_of_range' : 'too_fine' };
  return { ok: true, basisPoints: hundredths };
};
