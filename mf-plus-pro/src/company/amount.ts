/** The two marks of a region's amounts. */
export interface Marks {
  readonly thousandSeparator: string;
  readonly decimalSeparator: string;
}

/**
 * An amount as it was typed, as the API takes it: "1.250,5" is "1250.50" where thousands are parted by points. Both
 * decimal marks are understood where they can mean nothing else. Null for an empty text; undefined for no amount.
 *
 * @example readAmount('1 250,50', { thousandSeparator: ' ', decimalSeparator: ',' }) // '1250.50'
 */
export function readAmount(
  text: string,
  { thousandSeparator, decimalSeparator }: Marks,
): string | null | undefined {
  // A narrow or a no-break space parts thousands like every other space.
  const typed = text.trim().replace(/\s+/g, ' ');
  if (typed === '') return null;
  const grouping = [' ', thousandSeparator].filter((mark) => mark !== decimalSeparator);
  for (const mark of grouping) {
    const groups = new RegExp(`^[1-9]\\d{0,2}(?:${escaped(mark)}\\d{3})+(?=$|${escaped(decimalSeparator)})`);
    const bare = typed.replace(groups, (whole) => whole.replaceAll(mark, ''));
    if (bare !== typed) return plain(bare, decimalSeparator);
  }
  return plain(typed, decimalSeparator) ?? plain(typed, '.') ?? plain(typed, ',');
}

/** An amount of the API as it is typed here: no marks between thousands, decimals only where there are any. */
export const writeAmount = (amount: string | null, { decimalSeparator }: Marks): string =>
  (amount ?? '').replace(/\.00$/, '').replace('.', decimalSeparator);

const escaped = (mark: string): string => mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function plain(text: string, decimalSeparator: string): string | undefined {
  const [whole = '', decimals = '', ...more] = text.split(decimalSeparator);
  if (more.length > 0 || !/^\d{1,12}$/.test(whole) || !/^\d{0,2}$/.test(decimals)) return undefined;
  return `${whole.replace(/^0+(?=\d)/, '')}.${decimals.padEnd(2, '0')}`;
}
