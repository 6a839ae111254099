import type { LinesView } from './lines.query.ts';

/** The parameter of an address that opens one line: the QR code of a work ticket holds such an address. */
export const lineParameter = 'line';

/** What a scanned or typed code asks for; null where it can be no code of the desk. */
export const readScan = (typed: string): Pick<LinesView, 'ids'> | Pick<LinesView, 'code'> | null => {
  const text = typed.trim();
  const line = /[?&]line=(\d{1,15})(?:&|#|$)/.exec(text)?.[1];
  if (line !== undefined) return { ids: line };
  // Scanners and people add spaces to long numbers.
  const code = text.replace(/\s+/g, '');
  return /^[A-Za-z0-9-]{4,40}$/.test(code) ? { code } : null;
};
