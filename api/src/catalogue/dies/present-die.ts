import type { DieReply } from '@shop/contracts';
import {
  type Board,
  bleedOutline,
  type Die,
  dieFacts,
  type Path,
  pathLength,
  type Seam,
  type Size,
  safeZones,
  seams,
  structures,
} from '@shop/packaging';

/** Rounds to micrometres: finer than any machine, and short. */
const short = (value: number): number => Math.round(value * 1000) / 1000 + 0;
const at = ([x, y]: readonly [number, number]): [number, number] => [short(x), short(y)];
const ring = (points: readonly (readonly [number, number])[]): [number, number][] => points.map(at);
const path = ({ start, segments, closed }: Path): DieReply['cuts'][number] => ({
  start: at(start),
  segments: segments.map((segment) =>
    segment.kind === 'line'
      ? { kind: 'line', to: at(segment.to) }
      : { ...segment, to: at(segment.to), radius: short(segment.radius) },
  ),
  closed,
});

const edge = ({ panel, from, to }: Seam['a']) => ({ panel, from: at(from), to: at(to) });
const inches = (millimetres: number): number => Math.round((millimetres / 25.4) * 10_000) / 10_000;
const inInches = ({ L, W, H }: Size) => ({ L: inches(L), W: inches(W), H: inches(H) });

/** Returns a die with its derived values for the API. */
export function presentDie(
  die: Die,
  board: Board | null,
  { hash, stamp }: { hash: string; stamp: string },
): DieReply {
  const structure = structures[die.structure];
  const { L, W, H, t, options } = die.parameters;
  const outside = structure.outside(die.parameters);
  const manufacturing = structure.manufacturing(die.parameters);
  return {
    structure: die.structure,
    version: die.version,
    code: structure.code,
    hash,
    stamp,
    parameters: { L, W, H, t, options: { ...options } },
    sizes: {
      inside: { L, W, H },
      outside,
      manufacturing,
      flat: die.sheet,
      packed: structure.packed(die),
    },
    sizes_inches: {
      inside: inInches({ L, W, H }),
      outside: inInches(outside),
      manufacturing: inInches(manufacturing),
      flat: { width: inches(die.sheet.width), height: inches(die.sheet.height) },
    },
    pieces: die.pieces.map((piece) => ({ ...piece })),
    cuts: die.cuts.map(path),
    creases: die.creases.map(([from, to]) => [at(from), at(to)]),
    marks: die.marks.map((mark) => ({ kind: mark.kind, path: path(mark.path) })),
    panels: die.panels.map(({ id, piece, side, layer, outline, holes, hinge }) => ({
      id,
      piece,
      side: side ?? null,
      layer,
      outline: ring(outline),
      holes: holes.map(ring),
      hinge: hinge
        ? {
            parent: hinge.parent,
            kind: hinge.kind,
            from: at(hinge.from),
            to: at(hinge.to),
            angle: hinge.angle,
            stage: [hinge.stage[0], hinge.stage[1]],
          }
        : null,
    })),
    sides: die.frames.map((frame) => ({ ...frame })),
    glue: [...die.glue],
    seams: seams(die).map(({ a, b, gap }) => ({ a: edge(a), b: edge(b), gap: short(gap) })),
    bleed: { distance: structure.bleed, outlines: bleedOutline(die, structure.bleed).map(ring) },
    safe: {
      distance: structure.safe,
      zones: safeZones(die, structure.safe).map((zone) => ({
        panel: zone.panel,
        outlines: zone.rings.map(ring),
      })),
    },
    lengths: {
      cut: short(die.cuts.reduce((sum, cut) => sum + pathLength(cut), 0)),
      crease: short(die.creases.reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0)),
    },
    board: board && onBoard(die, board),
  };
}

function onBoard(die: Die, board: Board): NonNullable<DieReply['board']> {
  const facts = dieFacts(die, board);
  return {
    id: board.id,
    material: board.material,
    grammage: board.grammage,
    net_area: facts.netArea,
    gross_area: facts.grossArea,
    weight: facts.weight,
    hs_code: facts.hsCode,
    recycled: board.recycled,
    material_class: board.materialClass,
    carriers: facts.carriers.map(({ carrier, band }) => ({ carrier, band })),
    pallet: { flat: facts.pallet.flat.pieces, erected: facts.pallet.erected.pieces },
    co2: facts.co2 && {
      kg: facts.co2.kg,
      factor_set: facts.co2.factorSet,
      version: facts.co2.version,
      boundary: facts.co2.boundary,
    },
  };
}
