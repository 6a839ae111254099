import type { PatternNames } from './en-US.ts';

export const svSE: PatternNames = {
  'dies-fefco-0427': 'Stansar av postkartonger',
  'boxes-fefco-0427': 'Postkartonger',
  'dies-fefco-0201': 'Stansar av fraktlådor',
  'dies-tuck-end-reverse': 'Stansar av produktkartonger',
  'boxes-tuck-end-reverse': 'Produktkartonger',
  'flute-e': 'E-våg',
  'flute-b': 'B-våg',
  'flute-c': 'C-våg',
  'grid-cm': 'Skärmatta i centimeter',
  'grid-in': 'Skärmatta i tum',
};
