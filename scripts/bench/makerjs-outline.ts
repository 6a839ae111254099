// The same outline by a general drawing library, from our coordinates: once from the panels, united to one outline like
// our own die; once from the finished cuts, which only have to be joined.
import type { Path, Point } from '@shop/packaging';
import makerjs, { type IModel } from 'makerjs';

/** In makerjs y points up. */
const upwards = ([x, y]: Point): [number, number] => [x, -y];

/** Returns the midpoint of an arc, from its ends and radius: makerjs takes three points. */
function middle([x0, y0]: Point, [x1, y1]: Point, radius: number, large: boolean, sweep: boolean): Point {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const chord = Math.hypot(dx, dy);
  const rise = Math.sqrt(Math.max(0, radius * radius - (chord * chord) / 4));
  const height = large ? radius + rise : radius - rise;
  const side = sweep ? 1 : -1;
  return [(x0 + x1) / 2 + (side * height * dy) / chord, (y0 + y1) / 2 - (side * height * dx) / chord];
}

function modelOf(cuts: readonly Path[]): IModel {
  const paths: NonNullable<IModel['paths']> = {};
  let count = 0;
  const add = (path: (typeof paths)[string]) => {
    paths[`p${count}`] = path;
    count += 1;
  };
  for (const cut of cuts) {
    let from = cut.start;
    for (const segment of cut.segments) {
      const { to } = segment;
      if (segment.kind === 'line') add(new makerjs.paths.Line(upwards(from), upwards(to)));
      else {
        const over = middle(from, to, segment.radius, segment.largeArc, segment.sweep);
        add(new makerjs.paths.Arc(upwards(from), upwards(over), upwards(to)));
      }
      from = to;
    }
    if (cut.closed) add(new makerjs.paths.Line(upwards(from), upwards(cut.start)));
  }
  return { paths };
}

export interface Measured {
  readonly width: number;
  readonly height: number;
  /** Total length of all lines in mm. */
  readonly length: number;
}

function measured(model: IModel): Measured {
  makerjs.model.findChains(model);
  const { width, height } = makerjs.measure.modelExtents(model);
  return { width, height, length: makerjs.measure.modelPathLength(model) };
}

/** Joins and measures given cuts. */
export const joinedByMaker = (cuts: readonly Path[]): Measured => measured(modelOf(cuts));

/** Unites panels that touch along their creases, and measures their common outline. */
export function unitedByMaker(panels: readonly Path[]): Measured {
  const [first, ...rest] = panels.map((panel) => modelOf([panel]));
  if (first === undefined) throw new Error('there are no panels');
  return measured(rest.reduce((all, panel) => makerjs.model.combineUnion(all, panel), first));
}
