import type { PatternNames } from './en-US.ts';

export const deDE: PatternNames = {
  'dies-fefco-0427': 'Stanzkonturen von Versandschachteln',
  'boxes-fefco-0427': 'Versandschachteln',
  'dies-fefco-0201': 'Stanzkonturen von Versandkartons',
  'dies-tuck-end-reverse': 'Stanzkonturen von Faltschachteln',
  'boxes-tuck-end-reverse': 'Faltschachteln',
  'flute-e': 'E-Welle',
  'flute-b': 'B-Welle',
  'flute-c': 'C-Welle',
  'grid-cm': 'Schneidematte in Zentimetern',
  'grid-in': 'Schneidematte in Zoll',
};
