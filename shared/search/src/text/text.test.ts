import fc from 'fast-check';
import { foldText } from './fold-text.ts';
import { partsOf, splitWords } from './split-words.ts';
import { type Language, stemWord } from './stem-word.ts';
import { countTypos, findNearest } from './typos.ts';

const stemsOf = (words: string, language: Language) =>
  new Set(splitWords(words).map((word) => stemWord(word, language))).size;

// Forms of one word from a grammar of each language.
it.each<[Language, string]>([
  ['en', 'box boxes'],
  ['en', 'candle candles'],
  ['en', 'delivery deliveries'],
  ['de', 'Schachtel Schachteln'],
  ['de', 'Karton Kartons'],
  ['de', 'Buch Bücher Buecher'],
  ['fr', 'boîte boîtes'],
  ['fr', 'gâteau gâteaux'],
  ['es', 'caja cajas'],
  ['it', 'scatola scatole'],
  ['it', 'tasca tasche'],
  ['pt', 'cartão cartões'],
  ['ro', 'cutie cutii cutiile'],
  ['pl', 'pudełko pudełka pudełek pudełkami'],
  ['pl', 'butelka butelki butelek'],
  ['cs', 'krabice krabicích krabicemi'],
  ['cs', 'krabička krabiček'],
  ['nl', 'doos dozen'],
  ['nl', 'kaars kaarsen'],
  ['sv', 'låda lådor lådan'],
])('%s: one stem for %s', (language, words) => expect(stemsOf(words, language)).toBe(1));

it.each<[Language, string]>([
  ['en', 'candle handle'],
  ['en', 'glass gas'],
  ['de', 'Karte Karton'],
  ['pl', 'karta karton'],
  ['sv', 'kort kork'],
])('%s: several stems for %s', (language, words) => expect(stemsOf(words, language)).toBe(2));

it('folds accents and the letters without one', () => {
  expect(foldText('Pudełko Größe Œuvre Ångström')).toBe('pudelko grosse oeuvre angstrom');
  expect(splitWords("T-Shirt: l'envoi, A20.20.03.01")).toEqual(['t-shirt', 'l', 'envoi', 'a20.20.03.01']);
  expect(partsOf('t-shirt').joined).toBe('tshirt');
});

it('never turns candles into handles', () => {
  const words = ['handles', 'mailer', 'tissue', 'carrier', 'lamb'];
  expect(findNearest('candles', words).words).toEqual([]);
  expect(findNearest('lamp', words).words).toEqual([]);
  expect(findNearest('mialer', words).words).toEqual(['mailer']);
  expect(findNearest('tisue', words).words).toEqual(['tissue']);
  expect(findNearest('candel', ['cancel', 'candl']).words).toEqual(['candl']);
});

it('counts one error of each kind as one, and is symmetric', () => {
  expect(['mailr', 'maailer', 'moiler', 'mialer'].map((typed) => countTypos(typed, 'mailer', 2))).toEqual([
    1, 1, 1, 1,
  ]);
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(countTypos(one, other, 7)).toBe(countTypos(other, one, 7));
      expect(countTypos(one, one, 0)).toBe(0);
    }),
    { numRuns: 100 },
  );
});
