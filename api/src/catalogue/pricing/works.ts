import { type Family, type StructureId, structures } from '@shop/packaging';

/**
 * What is done to a printed piece until it is what was ordered. Two things of one family may be very different work: a
 * sheet is cut, a bag is folded, glued and given its cords.
 */
export const works = [
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
export type Work = (typeof works)[number];

const ofFamily: Readonly<Record<Family, Work>> = {
  corrugated: 'folded',
  carton: 'folded',
  rigid: 'wrapped',
  paper: 'bag',
  film: 'mailer',
  textile: 'sewn',
  label: 'label',
  tape: 'roll',
};

/** Where the family does not say it. */
const ofStructure: Readonly<Partial<Record<StructureId, Work>>> = {
  sheet: 'sheet',
  'printed-card': 'sheet',
  'paper-mailer': 'mailer',
  'rigid-envelope': 'mailer',
  doypack: 'pouch',
  'paper-can': 'wound',
};

export const workOf = (structure: StructureId): Work =>
  ofStructure[structure] ?? ofFamily[structures[structure].family];
