/** The pseudo-locale: marked-up English, shown only with SHOP_ENV local or dev. */
export const pseudoLocale = 'en-XA';

/** Letters of the shop's languages, so that a missing one is a fault of the typeface. */
const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáeęiînñoöuůcčdďlłrřsštťyýzżAÁEĘIÎNÑOÖUŮCČDĎLŁRŘSŠTŤYÝZŻ'].flatMap((letter, at, all) =>
    at % 2 === 0 ? [[letter, all[at + 1] ?? letter]] : [],
  ),
);

/** Imitates the length of German. */
const growth = 0.4;
const filler = 'ęñöůgh ';

const parts = /(\{\{[^}]*\}\}|<\/?\w+\s*\/?>)/;

/**
 * Returns a text with accents, 40 % longer and in brackets. On screen, plain text is missing from a dictionary, a
 * missing bracket means it is cut off, and a broken layout will break in German. Placeholders and tags stay unchanged.
 *
 * @example pseudoText('Add {{count}} boxes') // '[Áďď {{count}} böxęš ęñö]'
 */
export function pseudoText(text: string): string {
  const pieces = text.split(parts);
  const words = pieces.filter((_, at) => at % 2 === 0).join('');
  if (!/\p{L}/u.test(words)) return text;
  const extra = Math.ceil(words.trim().length * growth);
  const changed = pieces.map((piece, at) =>
    at % 2 === 0 ? [...piece].map((letter) => accented[letter] ?? letter).join('') : piece,
  );
  const more = filler.repeat(Math.ceil(extra / filler.length)).slice(0, Math.max(1, extra - 1));
  return `[${changed.join('')} ${more.trim()}]`;
}

/** Returns a dictionary of any depth in the pseudo-locale. */
export const pseudoWords = (words: unknown): unknown =>
  typeof words === 'string'
    ? pseudoText(words)
    : typeof words === 'object' && words !== null
      ? Object.fromEntries(Object.entries(words).map(([key, value]) => [key, pseudoWords(value)]))
      : words;
