import type { PatternNames } from './en-US.ts';

export const itIT: PatternNames = {
  'dies-fefco-0427': 'Fustelle di scatole postali',
  'boxes-fefco-0427': 'Scatole postali',
  'dies-fefco-0201': 'Fustelle di scatole americane',
  'dies-tuck-end-reverse': 'Fustelle di astucci',
  'boxes-tuck-end-reverse': 'Astucci',
  'flute-e': 'Onda E',
  'flute-b': 'Onda B',
  'flute-c': 'Onda C',
  'grid-cm': 'Tappetino in centimetri',
  'grid-in': 'Tappetino in pollici',
};
