import type { Mark, Point } from '../../die.ts';
import { line } from '../../geometry/path.ts';
import { rectangle } from '../shapes.ts';
import type { Limit, OptionContext, OptionSpec, PanelDraft } from '../structure.ts';

/** The limit of a dimension that a flat product does not have. */
export const absentDimension: Limit = { min: 0, max: 0, step: 1 };

/** Sheets thinner than board are set in steps of a hundredth of a millimetre. */
export const caliperLimits = (min: number, max: number): Limit => ({ min, max, step: 0.01 });

export const markZone = (kind: Mark['kind'], x0: number, y0: number, x1: number, y1: number): Mark => ({
  kind,
  path: rectangle(x0, y0, x1, y1),
});

export const markLine = (kind: Mark['kind'], from: Point, to: Point): Mark => ({
  kind,
  path: { start: from, segments: [line(to)], closed: false },
});

/** Returns the value of an option that precedes the current one in the table. */
export const earlierOption = (known: OptionContext, name: string): number => known.options[name] ?? 0;

/**
 * Creates the options of one structure: `createOptionFactory(id)(name, limits, initial)`, in millimetres and steps of
 * one half by default.
 */
export const createOptionFactory =
  (structure: string) =>
  (
    id: string,
    limits: OptionSpec['limits'],
    initial: OptionSpec['initial'],
    unit: OptionSpec['unit'] = 'mm',
  ): OptionSpec => ({
    id,
    nameKey: `structure.${structure}.option.${id}`,
    unit,
    step: unit === 'mm' ? 0.5 : 1,
    limits,
    initial,
  });

export const fixedLimits =
  (min: number, max: number): OptionSpec['limits'] =>
  () => ({ min, max });

/** Returns a panel that continues another one straight below or above it, both `width` wide. */
export const panelBelow = (
  id: string,
  parent: string,
  width: number,
  y0: number,
  y1: number,
  angle: number,
  stage: readonly [number, number],
): PanelDraft => ({
  id,
  path: rectangle(0, Math.min(y0, y1), width, Math.max(y0, y1)),
  hinge: { parent, from: [0, y0], to: [width, y0], angle, stage },
});
