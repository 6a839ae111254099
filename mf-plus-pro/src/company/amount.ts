import { type AmountMarks, parseAmount } from '@shop/intake';

/** Reads a typed limit into the API's format. Null for an empty text, which is no limit; undefined for no amount. */
export const readLimit = (text: string, marks: AmountMarks): string | null | undefined => {
  const read = parseAmount(text, marks);
  if (read.ok) return read.value;
  return read.code === 'required' ? null : undefined;
};

/** Formats an API amount for editing: no thousand separators, decimals only if needed. */
export const formatAmount = (
  amount: string | null,
  { decimalSeparator }: Pick<AmountMarks, 'decimalSeparator'>,
): string => (amount ?? '').replace(/\.00$/, '').replace('.', decimalSeparator);
