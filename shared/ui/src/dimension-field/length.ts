import { formatDecimal, parseDecimal } from '../decimal-field/decimal.ts';

/** Units that a buyer may type; code and wire format always use millimetres. */
export type LengthUnit = 'mm' | 'cm' | 'in';

export const millimetresPer: Readonly<Record<LengthUnit, number>> = { mm: 1, cm: 10, in: 25.4 };
const decimals: Readonly<Record<LengthUnit, number>> = { mm: 1, cm: 2, in: 3 };

/** The step of an arrow key, in the unit itself. */
export const lengthStep: Readonly<Record<LengthUnit, number>> = { mm: 1, cm: 0.1, in: 0.05 };

const shape = /^([+-]?\d[\d\s\u00a0\u202f.,]*|[+-]?[.,]\d+)\s*(mm|cm|in|"|″)?$/i;

/**
 * Parses a typed length into millimetres, rounded to 0.01. Accepts decimal comma and point; with both in one number the
 * last is the decimal mark. A unit typed behind the number overrides `unit`. Undefined if it is no number.
 *
 * @example parseLength('21,2', 'cm') // 212
 */
export const parseLength = (text: string, unit: LengthUnit): number | undefined => {
  const match = shape.exec(text.trim().replace('\u2212', '-'));
  const figure = match?.[1];
  if (figure === undefined) return undefined;
  const value = parseDecimal(figure);
  if (value === undefined) return undefined;
  const named = match?.[2]?.toLowerCase();
  const factor = named === undefined ? millimetresPer[unit] : millimetresPer[unitNamed(named)];
  return Math.round(value * factor * 100) / 100;
};

const unitNamed = (name: string): LengthUnit => (name === 'mm' || name === 'cm' ? name : 'in');

/** Formats millimetres as a number in `unit`, with the language's decimal mark, without grouping and trailing zeros. */
export const formatLength = (millimetres: number, unit: LengthUnit, locale: string): string =>
  formatDecimal(millimetres / millimetresPer[unit], locale, decimals[unit]);
