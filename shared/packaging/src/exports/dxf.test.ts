/** @jest-environment node */

import DxfParser, { type IArcEntity, type IEntity, type ILineEntity, type IPolylineEntity } from 'dxf-parser';
import * as fc from 'fast-check';
import { type Die, structureIds } from '../die.ts';
import { bleedOutline } from '../drawing/zones.ts';
import { pathLength, ringPath } from '../geometry/path.ts';
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

it('runs arcs the way the die does: every end meets its neighbour, for any die', () => {
  fc.assert(
    fc.property(anyDieWithOptions, (die) => {
      // Each drawn contour is closed or a slit: apart from slits' ends, every point is shared by two entities.
      const count = new Map<string, number>();
      for (const entity of read(die).entities) {
        if (entity.layer !== 'CUT') continue;
        const ends = isLine(entity)
          ? [entity.vertices[0], entity.vertices[1]]
          : isArc(entity)
            ? [entity.startAngle, entity.endAngle].map((angle) => ({
                x: entity.center.x + entity.radius * Math.cos(angle),
                y: entity.center.y + entity.radius * Math.sin(angle),
              }))
            : [];
        for (const end of ends) {
          const key = `${Math.round((end?.x ?? 0) * 100)} ${Math.round((end?.y ?? 0) * 100)}`;
          count.set(key, (count.get(key) ?? 0) + 1);
        }
      }
      const loose = [...count.values()].filter((ends) => ends === 1).length;
      const slits = die.cuts.filter(({ closed }) => !closed).length;
      // Rounding to a hundredth may split a shared point in two: four ends a slit leaves room for none of the arcs.
      expect(loose).toBeLessThanOrEqual(2 * slits + 4);
    }),
    { numRuns: 60 },
  );
});
