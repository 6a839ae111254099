import type { PatternNames } from './en-US.ts';

export const nlNL: PatternNames = {
  'dies-fefco-0427': 'Stanscontouren van postdozen',
  'boxes-fefco-0427': 'Postdozen',
  'dies-fefco-0201': 'Stanscontouren van verzenddozen',
  'dies-tuck-end-reverse': 'Stanscontouren van vouwdozen',
  'boxes-tuck-end-reverse': 'Vouwdozen',
  'flute-e': 'E-golf',
  'flute-b': 'B-golf',
  'flute-c': 'C-golf',
  'grid-cm': 'Snijmat in centimeters',
  'grid-in': 'Snijmat in inches',
};
