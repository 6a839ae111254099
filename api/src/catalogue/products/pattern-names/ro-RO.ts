import type { PatternNames } from './en-US.ts';

export const roRO: PatternNames = {
  'dies-fefco-0427': 'Ștanțe cu autoformare',
  'boxes-fefco-0427': 'Cutii cu autoformare',
  'dies-fefco-0201': 'Ștanțe cu clape',
  'dies-tuck-end-reverse': 'Ștanțe de cutii pliante',
  'boxes-tuck-end-reverse': 'Cutii pliante',
  'flute-e': 'Ondulă E',
  'flute-b': 'Ondulă B',
  'flute-c': 'Ondulă C',
  'grid-cm': 'Caroiaj în centimetri',
  'grid-in': 'Caroiaj în țoli',
};
