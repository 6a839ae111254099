/** Letters that Unicode does not decompose into a base and an accent. */
const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Returns lower case without accents: `Pudełko` and `pudelko` are equal. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // ASCII needs no folding.
  if (/^\p{ASCII}*$/u.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđßæœı]/g, (letter) => letters[letter] ?? letter);
}
