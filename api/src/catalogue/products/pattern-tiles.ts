import { type Die, flattenPath, makeDie, type Point, projectBox, type StructureId } from '@shop/packaging';
import { type Mark, type Tile, transformMarks } from './tile.ts';

const side = 60;

/**
 * Places a drawing twice in a tile, half a repeat apart, the second rotated by `turn`. The tile is as high as they
 * need.
 */
function halfDrop(marks: readonly Mark[], turn: number): Tile {
  const points = marks.flatMap((mark) => mark.points);
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const centred = transformMarks(marks, { by: [-(left + right) / 2, -(top + bottom) / 2] });
  const scale = (side * 0.56) / Math.max(right - left, bottom - top);
  const height = Math.min(side, Math.ceil((bottom - top) * scale * 2.4));
  return {
    width: side,
    height,
    marks: [
      ...transformMarks(centred, { by: [side / 4, height / 4], scale }),
      ...transformMarks(centred, { by: [(3 * side) / 4, (3 * height) / 4], scale, turn }),
    ],
  };
}

const madeOf = (
  structure: StructureId,
  size: { L: number; W: number; H: number; t: number },
): Die | undefined => {
  const made = makeDie(structure, size);
  return made.ok ? made.die : undefined;
};

/** The flat die: cuts as solid lines, creases dashed. */
export function dieTile(
  structure: StructureId,
  size: { L: number; W: number; H: number; t: number },
): Tile | undefined {
  const die = madeOf(structure, size);
  if (!die) return undefined;
  const cuts = die.cuts.map((cut): Mark => ({ points: flattenPath(cut, 0.2), closed: cut.closed }));
  const creases = die.creases.map((ends): Mark => ({ points: ends, closed: false, dash: [1.2, 0.8] }));
  return halfDrop([...cuts, ...creases], 180);
}

/** The closed box: the three visible sides as outlines. */
export function boxTile(
  structure: StructureId,
  size: { L: number; W: number; H: number; t: number },
): Tile | undefined {
  const die = madeOf(structure, size);
  if (!die) return undefined;
  const { faces } = projectBox(die, { fold: 1, yaw: 35, pitch: 28 });
  const seen = faces.filter((face) => face.outside && face.side !== undefined);
  return halfDrop(
    seen.map((face): Mark => ({ points: face.points2D, closed: true })),
    0,
  );
}

/**
 * A section of board: two liners and the wave between them, to scale. `pitch` and `height` in mm (flutes per metre in
 * the trade: E about 290, B about 154, C about 130).
 */
export function fluteTile(pitch: number, height: number): Tile {
  const waves = 4;
  const rows = 4;
  const gap = height * 1.5;
  const width = pitch * waves;
  const steps = waves * 16;
  const marks = Array.from({ length: rows }, (_, row): Mark[] => {
    const top = row * (height + gap) + gap / 2;
    // From crest to crest, or trough to trough: the wave is level where it leaves the tile, so it meets itself.
    const phase = row % 2 === 0 ? 1 : -1;
    const wave = Array.from({ length: steps + 1 }, (__, step): Point => {
      const x = (step * width) / steps;
      return [x, top + (height / 2) * (1 - phase * Math.cos((2 * Math.PI * x) / pitch))];
    });
    const liner = (y: number): Mark => ({
      points: [
        [0, y],
        [width, y],
      ],
      closed: false,
    });
    return [liner(top), liner(top + height), { points: wave, closed: false }];
  }).flat();
  return { width, height: rows * (height + gap), marks };
}

/** A cutting mat: lines one unit apart, ticks at its parts. The crossing is in the middle of the tile. `unit` in mm. */
export function gridTile(unit: number, parts: number): Tile {
  const line = (from: Point, to: Point): Mark => ({ points: [from, to], closed: false });
  const ticks = Array.from({ length: parts - 1 }, (_, index) => ((index + 1) * unit) / parts).flatMap(
    (at) => {
      const length = Math.abs(at - unit / 2) < 1e-9 ? unit / 6 : unit / 12;
      return [line([at, 0], [at, length]), line([0, at], [length, at])];
    },
  );
  const lines = [line([0, -unit], [0, unit]), line([-unit, 0], [unit, 0])];
  return {
    width: unit,
    height: unit,
    marks: transformMarks([...lines, ...ticks], { by: [unit / 2, unit / 2] }),
  };
}
