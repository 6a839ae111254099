import type { PatternNames } from './en-US.ts';

export const ptPT: PatternNames = {
  'dies-fefco-0427': 'Cortantes automontáveis',
  'boxes-fefco-0427': 'Caixas automontáveis',
  'dies-fefco-0201': 'Cortantes de caixa americana',
  'dies-tuck-end-reverse': 'Cortantes de estojo',
  'boxes-tuck-end-reverse': 'Estojos',
  'flute-e': 'Canelura E',
  'flute-b': 'Canelura B',
  'flute-c': 'Canelura C',
  'grid-cm': 'Base em centímetros',
  'grid-in': 'Base em polegadas',
};
