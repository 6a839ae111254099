const shape = /^[+-]?(\d[\d\s\u00a0\u202f.,]*|[.,]\d+)$/;

/**
 * Parses a typed number with a decimal comma or point; with both in one number the last is the decimal mark. Undefined
 * if it is no number, or if one mark occurs twice ("1.200.000").
 *
 * @example parseDecimal('39,7') // 39.7
 */
export const parseDecimal = (text: string): number | undefined => {
  const figure = text.trim().replace('\u2212', '-');
  if (!shape.test(figure)) return undefined;
  const bare = figure.replace(/[\s\u00a0\u202f]/g, '');
  const mark = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const whole = mark === -1 ? bare : bare.slice(0, mark);
  const part = mark === -1 ? '' : bare.slice(mark + 1);
  // The same mark twice is grouping, which no number of this shop needs: refused rather than guessed.
  if (mark !== -1 && whole.includes(bare.charAt(mark))) return undefined;
  const value = Number(`${whole.replace(/[.,]/g, '')}.${part}`);
  return Number.isFinite(value) ? value : undefined;
};

/** Formats a number for a field, with the language's decimal mark, without grouping and trailing zeros. */
export const formatDecimal = (value: number, locale: string, decimals: number): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: decimals, useGrouping: false }).format(value);
