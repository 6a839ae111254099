import type { PatternNames } from './en-US.ts';

export const esES: PatternNames = {
  'dies-fefco-0427': 'Troqueles de cajas postales',
  'boxes-fefco-0427': 'Cajas postales',
  'dies-fefco-0201': 'Troqueles de cajas americanas',
  'dies-tuck-end-reverse': 'Troqueles de estuches',
  'boxes-tuck-end-reverse': 'Estuches',
  'flute-e': 'Canal E',
  'flute-b': 'Canal B',
  'flute-c': 'Canal C',
  'grid-cm': 'Tapete en centímetros',
  'grid-in': 'Tapete en pulgadas',
};
