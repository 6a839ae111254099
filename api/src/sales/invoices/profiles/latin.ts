/** Letters that Unicode does not decompose, and signs of typography, by what stands for them. */
const replacements: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  œ: 'oe',
  Œ: 'OE',
  ŋ: 'n',
  Ŋ: 'N',
  ŧ: 't',
  Ŧ: 'T',
  ẞ: 'SS',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '…': '...',
  '•': '-',
  '€': 'EUR',
  '™': '(TM)',
};

const isLatin1 = (text: string): boolean => /^[\u0020-\u007e\u00a0-\u00ff]*$/.test(text);

/**
 * Returns the text in the letters of Latin-1: a letter with an accent that Latin-1 lacks loses it, a
 * few others have an agreed substitute. Null where a letter has none, as in Greek or Cyrillic.
 * @example toLatin1('Pruszków, ul. Łąkowa') // 'Pruszków, ul. Lakowa'
 */
export function toLatin1(text: string): string | null {
  const letters = [...text.normalize('NFC').replace(/\s+/gu, ' ').trim()].map((letter) => {
    if (isLatin1(letter)) return letter;
    const substitute = replacements[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
    return isLatin1(substitute) && substitute !== '' ? substitute : null;
  });
  return letters.includes(null) ? null : letters.join('');
}

/** Returns the text in ASCII, as identifiers of FatturaPA are; null where a letter has no substitute. */
export const toAscii = (text: string): string | null => {
  const latin = toLatin1(text);
  const ascii = latin === null ? '' : latin.normalize('NFKD').replace(/\p{M}/gu, '');
  return latin !== null && /^[\u0020-\u007e]*$/.test(ascii) ? ascii : null;
};
