/** @jest-environment node */

import DxfParser, { type IArcEntity, type IEntity, type ILineEntity, type IPolylineEntity } from 'dxf-parser';
import * as fc from 'fast-check';
import { type Die, structureIds } from '../die.ts';
import { bleedOutline } from '../drawing/zones.ts';
import { flattenPath, pathLength, ringPath } from '../geometry/path.ts';
import { structures } from '../structures/index.ts';
import { anyDieWithOptions } from '../testing/arbitrary.ts';
import { ordinaryDie } from '../testing/ordinary.ts';
import { templateDxf } from './dxf.ts';
import { layOutTemplate } from './template.ts';

const about = { stamp: 'die:test', board: 'natural-e' };

const read = (die: Die) => {
  const drawing = new DxfParser().parseSync(templateDxf(layOutTemplate(die, about)));
  if (!drawing) throw new Error('the reader found no drawing');
  return drawing;
};

const isLine = (entity: IEntity): entity is ILineEntity => entity.type === 'LINE';
const isArc = (entity: IEntity): entity is IArcEntity => entity.type === 'ARC';
const isPolyline = (entity: IEntity): entity is IPolylineEntity => entity.type === 'POLYLINE';
type Spot = { readonly x: number; readonly y: number };
const apart = (a: Spot | undefined, b: Spot | undefined) =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Number.NaN;

/** Length in mm of everything on a layer, as the independent reader sees it. */
function lengthOn(entities: readonly IEntity[], layer: string): number {
  let sum = 0;
  for (const entity of entities) {
    if (entity.layer !== layer) continue;
    if (isLine(entity)) sum += apart(entity.vertices[0], entity.vertices[1]);
    if (isArc(entity)) {
      const turn = (entity.endAngle - entity.startAngle + 4 * Math.PI) % (2 * Math.PI);
      sum += turn * entity.radius;
    }
    if (isPolyline(entity))
      entity.vertices.forEach((from, at) => {
        const to = entity.vertices[(at + 1) % entity.vertices.length];
        sum += entity.shape || at + 1 < entity.vertices.length ? apart(from, to) : 0;
      });
  }
  return sum;
}

const total = (paths: readonly Parameters<typeof pathLength>[0][]): number =>
  paths.reduce((sum, path) => sum + pathLength(path), 0);

describe.each(structureIds)('%s read back by an independent reader', (id) => {
  const die = ordinaryDie(id);
  const drawing = read(die);

  it('has the same length of cut, crease and bleed, in millimetres', () => {
    expect(drawing.header.$INSUNITS).toBe(4);
    expect(lengthOn(drawing.entities, 'CUT')).toBeCloseTo(total(die.cuts), 2);
    expect(lengthOn(drawing.entities, 'CREASE')).toBeCloseTo(
      die.creases.reduce((sum, [a, b]) => sum + Math.hypot(a[0] - b[0], a[1] - b[1]), 0),
      2,
    );
    const printed = new Set(die.pieces.flatMap((piece) => (piece.role === 'core' ? [] : [piece.id])));
    const outline = bleedOutline(
      { ...die, panels: die.panels.filter((panel) => printed.has(panel.piece)) },
      structures[id].bleed,
    );
    if (structures[id].bleed > 0)
      expect(lengthOn(drawing.entities, 'BLEED')).toBeCloseTo(total(outline.map(ringPath)), 1);
  });

  it('keeps arcs as arcs and declares every layer it uses', () => {
    const arcs = die.cuts.flatMap(({ segments }) => segments.filter(({ kind }) => kind === 'arc'));
    expect(drawing.entities.filter((entity) => isArc(entity) && entity.layer === 'CUT')).toHaveLength(
      arcs.length,
    );
    const declared = Object.keys(drawing.tables.layer.layers);
    for (const { layer } of drawing.entities) expect(declared).toContain(layer);
  });

  it('lies where the sheet lies, seen from the printed face, y up', () => {
    const points = drawing.entities.flatMap((entity) =>
      isLine(entity) && entity.layer === 'CUT' ? entity.vertices : [],
    );
    const reach = die.pieces.reduce((least, piece) => Math.min(least, piece.x), Infinity);
    expect(reach).toBeCloseTo(0, 6);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(-1e-6);
      expect(x).toBeLessThan(die.sheet.width + 1e-6);
      expect(y).toBeGreaterThan(-1e-6);
      expect(y).toBeLessThan(die.sheet.height + 1e-6);
    }
  });
});

const ends = (entity: IEntity): Spot[] =>
  isLine(entity)
    ? entity.vertices.slice(0, 2)
    : isArc(entity)
      ? [entity.startAngle, entity.endAngle].map((angle) => onArc(entity, angle))
      : [];

const onArc = ({ center, radius }: IArcEntity, angle: number): Spot => ({
  x: center.x + radius * Math.cos(angle),
  y: center.y + radius * Math.sin(angle),
});

/** Distance of a point from the nearest of the die's own cuts, with y turned up. */
function fromCuts(die: Die, { x, y }: Spot): number {
  let least = Infinity;
  for (const cut of die.cuts) {
    const points = flattenPath(cut);
    points.forEach(([ax, ay], at) => {
      const [bx, by] = points[(at + 1) % points.length] ?? [ax, ay];
      const length = (bx - ax) ** 2 + (by - ay) ** 2;
      const flipped = die.sheet.height - y;
      const part = length === 0 ? 0 : ((x - ax) * (bx - ax) + (flipped - ay) * (by - ay)) / length;
      const t = Math.max(0, Math.min(1, part));
      least = Math.min(least, Math.hypot(x - ax - t * (bx - ax), flipped - ay - t * (by - ay)));
    });
  }
  return least;
}

it('draws contours without gaps, and arcs on the side where the die has them, for any die', () => {
  fc.assert(
    fc.property(anyDieWithOptions, (die) => {
      const cut = read(die).entities.filter(({ layer }) => layer === 'CUT');
      const all = cut.flatMap(ends);
      const loose = all.filter(
        (end, at) => !all.some((other, index) => index !== at && apart(end, other) < 5e-3),
      );
      // Contours are closed; only a slit has ends of its own.
      expect(loose.length).toBeLessThanOrEqual(2 * die.cuts.filter(({ closed }) => !closed).length);
      for (const entity of cut) {
        if (!isArc(entity)) continue;
        const turn = (entity.endAngle - entity.startAngle + 4 * Math.PI) % (2 * Math.PI);
        expect(fromCuts(die, onArc(entity, entity.startAngle + turn / 2))).toBeLessThan(0.05);
      }
    }),
    { numRuns: 60 },
  );
});
