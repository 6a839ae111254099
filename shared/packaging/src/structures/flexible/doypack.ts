import type { DieParameters, Path } from '../../die.ts';
import { arc, type Corner, line, roundedPath } from '../../geometry/path.ts';
import { type Drawing, option, type Structure } from '../structure.ts';
import { doypackOptions } from './doypack-options.ts';
import { caliperLimits, markLine, markZone, panelBelow } from './flat.ts';

const id = 'doypack';
type Parameters = Required<DieParameters>;

/** Height of the band that a zipper takes (sources.md, pouch). */
const zipperBand = 13;

/**
 * Stand-up pouch of laminate. L × H is the face, W the base when it stands: the gusset between the sheets is half as
 * deep. One web, front, gusset and back, L by 2H + W (sources.md, pouch); shown as delivered, the gusset folded in
 * between the sheets. Seals, zipper and tear line are marks, notches and hang hole are cut.
 */
export const doypack: Structure = {
  id,
  version: 1,
  code: 'Doypack',
  nameKey: `structure.${id}.name`,
  family: 'film',
  encloses: 'pouch',
  limits: {
    L: { min: 70, max: 350, step: 1 },
    W: { min: 30, max: 140, step: 1 },
    H: { min: 110, max: 500, step: 1 },
    t: caliperLimits(0.04, 0.3),
  },
  // The curved seal of the base is at most a half circle, and the gusset stays below the zipper.
  within: ({ L, H }) => ({ W: { max: Math.min(L, H - 60) } }),
  options: doypackOptions(id),
  defaultSize: { L: 130, W: 80, H: 210 },
  defaultBoard: 'laminate-doypack',
  bleed: 6,
  safe: 10,
  outside: ({ L, W, H, t }) => ({ L, W: W + 2 * t, H }),
  manufacturing: ({ L, W, H }) => ({ L, W, H }),
  packed: ({ parameters: { L, H, t } }) => ({ width: L, height: H, thickness: 4 * t }),
  draw,
};

function draw(p: Parameters): Drawing {
  const { L, H } = p;
  const half = p.W / 2;
  const stage = [0, 1] as const;
  const end = 2 * (H + half);
  const holes = option(p, 'hangHole') === 1;
  const at = option(p, 'holeDistance') + option(p, 'holeDiameter') / 2;
  return {
    panels: [
      {
        id: 'front',
        path: sheet(p, 0, 1),
        ...(holes ? { holes: [hole(p, at)] } : {}),
        side: 'front',
      },
      { ...panelBelow('gussetFront', 'front', L, H, H + half, 180, stage), layer: 1 },
      { ...panelBelow('gussetBack', 'gussetFront', L, H + half, H + 2 * half, -180, stage), layer: -1 },
      {
        ...panelBelow('back', 'gussetBack', L, H + 2 * half, end, 180, stage),
        path: sheet(p, end, -1),
        ...(holes ? { holes: [hole(p, end - at)] } : {}),
        side: 'back',
        turn: 180,
        layer: 1,
      },
    ],
    glue: [],
    marks: [...marksOf(p, 0, 1), ...marksOf(p, end, -1)],
  };
}

/** Front or back: from its top edge down, or up from it on the half of the web that is turned over. */
function sheet(p: Parameters, top: number, down: 1 | -1): Path {
  const { L, H } = p;
  const radius = option(p, 'cornerRadius');
  const notch = option(p, 'tearNotch') === 1 ? option(p, 'notchDistance') : 0;
  const at = (x: number, y: number): Corner => ({ at: [x, top + down * y] });
  const nick = (x: number, into: number): Corner[] => [
    at(x, notch - 1.5),
    at(x + into, notch),
    at(x, notch + 1.5),
  ];
  return roundedPath([
    { ...at(0, 0), radius },
    { ...at(L, 0), radius },
    ...(notch > 0 ? nick(L, -2) : []),
    at(L, H),
    at(0, H),
    ...(notch > 0 ? nick(0, 2).reverse() : []),
  ]);
}

function hole(p: Parameters, y: number): Path {
  const r = option(p, 'holeDiameter') / 2;
  const [left, right] = [p.L / 2 - r, p.L / 2 + r];
  return {
    start: [left, y],
    segments: [arc([right, y], r, true), arc([left, y], r, true)],
    closed: true,
  };
}

function marksOf(p: Parameters, top: number, down: 1 | -1) {
  const { L, H } = p;
  const seal = option(p, 'sideSeal');
  const half = p.W / 2;
  const y = (value: number) => top + down * value;
  const band = (kind: 'seal-zone' | 'keep-clear', x0: number, y0: number, x1: number, y1: number) =>
    markZone(kind, x0, Math.min(y(y0), y(y1)), x1, Math.max(y(y0), y(y1)));
  const zipper = option(p, 'zipperDistance');
  const notch = option(p, 'notchDistance');
  return [
    band('seal-zone', 0, 0, seal, H + half),
    band('seal-zone', L - seal, 0, L, H + half),
    ...(half > seal + 1 ? [{ kind: 'seal-zone' as const, path: curvedSeal(p, seal, y, down) }] : []),
    ...(option(p, 'zipper') === 1 ? [band('keep-clear', 0, zipper, L, zipper + zipperBand)] : []),
    ...(option(p, 'tearNotch') === 1 ? [markLine('tear', [2, y(notch)], [L - 2, y(notch)])] : []),
  ];
}

/** The base seal runs from the height of the gusset at the sides in an arc down to a seal's width above the fold. */
function curvedSeal(p: Parameters, seal: number, y: (value: number) => number, down: 1 | -1): Path {
  const { L, H } = p;
  const half = p.W / 2;
  const sag = half - seal;
  const chord = L - 2 * seal;
  const radius = (chord * chord) / (8 * sag) + sag / 2;
  return {
    start: [seal, y(H - half)],
    segments: [
      arc([L - seal, y(H - half)], radius, down === -1, sag > chord / 2),
      line([L - seal, y(H)]),
      line([seal, y(H)]),
    ],
    closed: true,
  };
}
