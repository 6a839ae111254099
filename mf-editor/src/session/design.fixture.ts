import { dieOf, emptyDesign, type GrowingShaper, type StructureRef } from '@shop/design';
import type { Pictures } from '../artwork/pictures.ts';
import { createSession, type Session } from './session.ts';

export const mailer: StructureRef = {
  id: 'fefco-0427',
  version: 1,
  params: { L: 212, W: 148, H: 61, t: 1.5 },
};

const print = {
  mode: 'print-color-hd',
  material: 'cardboard-white',
  inside: false,
  white: false,
  units: 'mm',
} as const;

/** No fonts and no files: tests of boxes, history and gestures need none. */
const noLetters = { has: () => false } as unknown as GrowingShaper;
const noPictures: Pictures = {
  of: () => undefined,
  thumbnailOf: () => undefined,
  add: async () => undefined,
  fetchFor: async () => undefined,
  subscribe: () => () => undefined,
  dispose: () => undefined,
};

/** Returns an empty design, printed in colour on white board. */
export const createEmptyDesign = (structure: StructureRef) =>
  emptyDesign({ id: 'design:t', structure, params: structure.params, print });

/** Returns an open session of such a design. */
export function openEmptySession(structure: StructureRef = mailer): Session {
  const dieResult = dieOf(structure);
  if (!dieResult.ok) throw new Error(`${structure.id} of the tests cannot be made.`);
  const lettering = { shaper: noLetters, loadFont: async () => false };
  return createSession({
    document: createEmptyDesign(structure),
    die: dieResult.die,
    lettering,
    pictures: noPictures,
  });
}
