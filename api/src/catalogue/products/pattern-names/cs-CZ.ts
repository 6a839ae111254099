import type { PatternNames } from './en-US.ts';

export const csCZ: PatternNames = {
  'dies-fefco-0427': 'Výseky poštovních krabic',
  'boxes-fefco-0427': 'Poštovní krabice',
  'dies-fefco-0201': 'Výseky klopových krabic',
  'dies-tuck-end-reverse': 'Výseky skládaček',
  'boxes-tuck-end-reverse': 'Skládačky',
  'flute-e': 'Vlna E',
  'flute-b': 'Vlna B',
  'flute-c': 'Vlna C',
  'grid-cm': 'Centimetrová podložka',
  'grid-in': 'Palcová podložka',
};
