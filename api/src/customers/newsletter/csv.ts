/**
 * Returns one quoted cell. Spreadsheets read text that starts with one of `=+-@`, a tab or a line
 * break as a formula, so such text gets an apostrophe in front (OWASP: CSV injection); quotes are
 * doubled.
 */
const cell = (value: string | number | null): string => {
  const text = String(value ?? '');
  const safe = /^[\s]*[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** Returns one line of RFC 4180 with its line break. */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map(cell).join(',')}\r\n`;
