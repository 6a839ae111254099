import type { TextKey } from '@shop/kit/i18n';
import type { Structure } from '@shop/packaging';
import { type Axis, axes } from './size-errors.ts';

type LabelKey = Extract<TextKey<'mf-catalogue'>, `size.${string}`>;

/** One size field: its dimension, and the dictionary key of its label for buyers. */
export interface Dimension {
  readonly axis: Axis;
  readonly labelKey: LabelKey;
}

/** The part of a structure that determines its fields. */
export type StructureLimits = Pick<Structure, 'id' | 'limits' | 'encloses'>;

/** Bags and envelopes are named by their face, tapes by their repeat, cans by their diameter. */
const pouchLabels: Readonly<Record<Axis, LabelKey>> = { L: 'size.width', W: 'size.depth', H: 'size.height' };
const labelsByStructure: Readonly<Partial<Record<Structure['id'], Readonly<Record<Axis, LabelKey>>>>> = {
  tape: { L: 'size.repeat', W: 'size.tapeWidth', H: 'size.height' },
  'paper-can': { L: 'size.diameter', W: 'size.width', H: 'size.height' },
};
const boxLabels: Readonly<Record<Axis, LabelKey>> = { L: 'size.length', W: 'size.width', H: 'size.height' };

/** Returns the dimensions of a structure, in the usual order. One that is always 0 is omitted. */
export function listDimensions({ id, limits, encloses }: StructureLimits): readonly Dimension[] {
  const words = labelsByStructure[id] ?? (encloses === 'pouch' ? pouchLabels : boxLabels);
  return axes.filter((axis) => limits[axis].max > 0).map((axis) => ({ axis, labelKey: words[axis] }));
}

/** What the size fields measure: the inside of a box, the opening of a can, the face of a bag, or a flat sheet. */
export type Form = 'box' | 'pouch' | 'tube' | 'nothing';
export const formOf = ({ encloses }: StructureLimits): Form => encloses ?? 'box';

/** Returns the lengths of a size that the structure has, for display. */
export const listLengths = (structure: StructureLimits, size: Readonly<Record<Axis, number>>): number[] =>
  listDimensions(structure).map(({ axis }) => size[axis]);
