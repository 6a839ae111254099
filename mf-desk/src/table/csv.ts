/** A cell that a spreadsheet would run as a formula begins with an apostrophe; quotes are doubled (RFC 4180). */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Writes rows as CSV (RFC 4180) with a mark by which spreadsheets know UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** Sums by currency as a spreadsheet can take them apart: “1234.50 EUR + 20.00 PLN”. */
export const plainSums = (sums: readonly { readonly amount: string; readonly currency: string }[]): string =>
  sums.map(({ amount, currency }) => `${amount} ${currency}`).join(' + ');

/** Gives the reader a file to keep. */
export const download = (name: string, text: string, type = 'text/csv'): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
};
