import { type Family, type StructureId, structures } from '@shop/packaging';

/**
 * How a printed piece is converted to the ordered product. Products of one family may need
 * different work: a sheet is cut, a bag is folded, glued and gets cords.
 */
export const conversions = [
  'folded',
  'wrapped',
  'wound',
  'bag',
  'mailer',
  'pouch',
  'sewn',
  'sheet',
  'label',
  'roll',
] as const;
export type Conversion = (typeof conversions)[number];

const ofFamily: Readonly<Record<Family, Conversion>> = {
  corrugated: 'folded',
  carton: 'folded',
  rigid: 'wrapped',
  paper: 'bag',
  film: 'mailer',
  textile: 'sewn',
  label: 'label',
  tape: 'roll',
};

/** Used where the family does not define it. */
const ofStructure: Readonly<Partial<Record<StructureId, Conversion>>> = {
  sheet: 'sheet',
  'printed-card': 'sheet',
  'paper-mailer': 'mailer',
  'rigid-envelope': 'mailer',
  doypack: 'pouch',
  'paper-can': 'wound',
};

export const conversionOf = (structure: StructureId): Conversion =>
  ofStructure[structure] ?? ofFamily[structures[structure].family];
