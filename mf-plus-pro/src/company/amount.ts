/** The separators of a region's amounts. */
export interface AmountSeparators {
  readonly thousandSeparator: string;
  readonly decimalSeparator: string;
}

/**
 * Parses a typed amount into the API's format: "1.250,5" is "1250.50" where points separate thousands. Both decimal
 * marks are accepted where unambiguous. Null for an empty text; undefined for no amount.
 *
 * @example parseAmount('1 250,50', { thousandSeparator: ' ', decimalSeparator: ',' }) // '1250.50'
 */
export function parseAmount(
  text: string,
  { thousandSeparator, decimalSeparator }: AmountSeparators,
): string | null | undefined {
  // A narrow or no-break space is a thousand separator like any other space.
  const typed = text.trim().replace(/\s+/g, ' ');
  if (typed === '') return null;
  const grouping = [' ', thousandSeparator].filter((mark) => mark !== decimalSeparator);
  for (const mark of grouping) {
    const groups = new RegExp(
      `^[1-9]\\d{0,2}(?:${escapeRegExp(mark)}\\d{3})+(?=$|${escapeRegExp(decimalSeparator)})`,
    );
    const bare = typed.replace(groups, (whole) => whole.replaceAll(mark, ''));
    if (bare !== typed) return parsePlainAmount(bare, decimalSeparator);
  }
  return (
    parsePlainAmount(typed, decimalSeparator) ?? parsePlainAmount(typed, '.') ?? parsePlainAmount(typed, ',')
  );
}

/** Formats an API amount for editing: no thousand separators, decimals only if needed. */
export const formatAmount = (amount: string | null, { decimalSeparator }: AmountSeparators): string =>
  (amount ?? '').replace(/\.00$/, '').replace('.', decimalSeparator);

const escapeRegExp = (mark: string): string => mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function parsePlainAmount(text: string, decimalSeparator: string): string | undefined {
  const [whole = '', decimals = '', ...more] = text.split(decimalSeparator);
  if (more.length > 0 || !/^\d{1,12}$/.test(whole) || !/^\d{0,2}$/.test(decimals)) return undefined;
  return `${whole.replace(/^0+(?=\d)/, '')}.${decimals.padEnd(2, '0')}`;
}
