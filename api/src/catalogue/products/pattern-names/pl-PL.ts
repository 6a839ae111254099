import type { PatternNames } from './en-US.ts';

export const plPL: PatternNames = {
  'dies-fefco-0427': 'Wykrojniki fasonowe',
  'boxes-fefco-0427': 'Pudełka fasonowe',
  'dies-fefco-0201': 'Wykrojniki klapowe',
  'dies-tuck-end-reverse': 'Wykrojniki kartoników',
  'boxes-tuck-end-reverse': 'Kartoniki',
  'flute-e': 'Fala E',
  'flute-b': 'Fala B',
  'flute-c': 'Fala C',
  'grid-cm': 'Mata centymetrowa',
  'grid-in': 'Mata calowa',
};
