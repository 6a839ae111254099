import type { PatternNames } from './en-US.ts';

export const frFR: PatternNames = {
  'dies-fefco-0427': 'Découpes de boîtes postales',
  'boxes-fefco-0427': 'Boîtes postales',
  'dies-fefco-0201': 'Découpes de caisses américaines',
  'dies-tuck-end-reverse': 'Découpes d’étuis',
  'boxes-tuck-end-reverse': 'Étuis',
  'flute-e': 'Cannelure E',
  'flute-b': 'Cannelure B',
  'flute-c': 'Cannelure C',
  'grid-cm': 'Tapis de coupe, centimètres',
  'grid-in': 'Tapis de coupe, pouces',
};
