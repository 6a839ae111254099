/** The languages with rules of their own: the first two letters of a locale. */
export type Language = 'cs' | 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pl' | 'pt' | 'ro' | 'sv';

interface StemRules {
  /** Spellings that are one and the same, applied first. */
  readonly before?: readonly (readonly [RegExp, string])[];
  /** Endings to remove, the longest first. One of them goes. */
  readonly endings: readonly string[];
  /** The letters that must stay. */
  readonly keep: number;
  /** Sound changes between forms, applied last: Dutch `doz(en)` and `doos`. */
  readonly after?: readonly (readonly [RegExp, string])[];
}

const byLength = (endings: string): string[] =>
  endings.split(' ').sort((one, other) => other.length - one.length);

/**
 * Light stemming: plural, case and article only. Derived words (candle, candlestick) stay apart. The rules follow the
 * light stemmers of Savoy (UniNE, http://members.unine.ch/jacques.savoy/clef/), shortened to what nouns and adjectives
 * of a shop need; words arrive without accents.
 */
const rules: Readonly<Record<Language, StemRules>> = {
  en: {
    before: [
      [/colour/g, 'color'],
      [/jewell?ery/g, 'jewelry'],
      [/grey/g, 'gray'],
    ],
    endings: byLength('ies es s ing ed'),
    keep: 3,
    after: [
      [/(?<=..)([^aeiouls])\1$/, '$1'],
      [/i$/, 'y'],
      [/(?<=...)e$/, ''],
    ],
  },
  de: {
    before: [
      [/ae/g, 'a'],
      [/oe/g, 'o'],
      [/(?<![aeq])ue/g, 'u'],
    ],
    endings: byLength('ern em er en es e n s'),
    keep: 4,
  },
  nl: {
    before: [[/(e[lmr])s$/, '$1']],
    endings: byLength('etjes etje tjes tje jes je en e'),
    keep: 3,
    after: [
      [/([aeou])\1/g, '$1'],
      [/z$/, 's'],
      [/v$/, 'f'],
      [/([^aeiou])\1$/, '$1'],
    ],
  },
  sv: { endings: byLength('arna erna orna ar er or en et an na a e n t s'), keep: 3 },
  fr: {
    before: [
      [/eaux$/, 'eau'],
      [/aux$/, 'al'],
    ],
    endings: byLength('es s x e'),
    keep: 3,
    after: [[/(?<=...)([^aeiou])\1$/, '$1']],
  },
  es: {
    before: [
      [/z(?=es?$)/, 'c'],
      [/z$/, 'c'],
    ],
    endings: byLength('es as os a o e s'),
    keep: 3,
  },
  pt: {
    before: [
      [/oes$/, 'ao'],
      [/aes$/, 'ao'],
      [/ais$/, 'al'],
      [/eis$/, 'el'],
      [/ens$/, 'em'],
      [/ns$/, 'm'],
    ],
    endings: byLength('es as os a o e s'),
    keep: 3,
  },
  it: {
    before: [
      [/che$/, 'ca'],
      [/chi$/, 'co'],
      [/ghe$/, 'ga'],
      [/ghi$/, 'go'],
    ],
    endings: byLength('ie ia io i a o e'),
    keep: 3,
  },
  ro: {
    before: [
      [/ti(i|le|lor)?$/, 't'],
      [/zi(i|le|lor)?$/, 'd'],
    ],
    endings: byLength('urilor urile ilor elor ului iile iei uri ele ile ea ul le ii ie ia ei a e i u'),
    keep: 3,
  },
  pl: {
    endings: byLength(
      'iami ami iach ach owi iem iej iego iemu ego emu ymi imi ych ich iom om ow em ie ia io iu ej ym im a o u y i e',
    ),
    keep: 3,
    after: [
      [/(?<=...)ek$/, 'k'],
      [/(?<=..)eczk$/, 'eczk'],
    ],
  },
  cs: {
    endings: byLength(
      'ovych ovymi ami emi ach ech ich ych ymi imi eho emu ove ovy ova ovi um ou em am im ym y a e i o u',
    ),
    keep: 3,
    after: [[/(?<=...)ek$/, 'k']],
  },
};

/** Returns the language of a locale; English for one without rules (the pseudo-locale). */
export const languageOf = (locale: string): Language => {
  const short = locale.slice(0, 2);
  return Object.hasOwn(rules, short) ? (short as Language) : 'en';
};

/**
 * Returns the stem of a folded word: equal for its singular, plural and cases. German loses two endings: Kartons,
 * Karton. Words with digits and words of three letters are unchanged.
 * @example stemWord('krabicich', 'cs') // "krabic"
 */
export function stemWord(word: string, language: Language): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  const { before = [], endings, keep, after = [] } = rules[language];
  let stem = word;
  for (const [pattern, text] of before) stem = stem.replace(pattern, text);
  for (let round = 0; round < (language === 'de' ? 2 : 1); round++) {
    const ending = endings.find((each) => stem.endsWith(each) && stem.length - each.length >= keep);
    if (ending !== undefined) stem = unending(stem, ending, language);
  }
  for (const [pattern, text] of after) stem = stem.replace(pattern, text);
  return stem;
}

/** Removes an ending, except where it is part of the word: English "glass", "dress". */
const unending = (stem: string, ending: string, language: Language): string => {
  if (language !== 'en') return stem.slice(0, -ending.length);
  if (ending === 'ies') return `${stem.slice(0, -3)}y`;
  if (ending === 's' && /(ss|us|is)$/.test(stem)) return stem;
  if (ending === 'es' && !/(s|x|z|ch|sh)es$/.test(stem)) return stem.slice(0, -1);
  return stem.slice(0, -ending.length);
};
