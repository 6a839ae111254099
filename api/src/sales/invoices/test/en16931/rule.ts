import type { AdjustmentTerms, BreakdownTerms, LineTerms, Terms } from './terms.ts';

/** Which document of the tests a rule is damaged on: by the VAT category that it holds. */
export type Base = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O';

/** A business rule of EN 16931-1, with the damage that must break it and nothing needs to forbid. */
export interface Rule {
  readonly id: string;
  readonly text: string;
  readonly holds: (terms: Terms) => boolean;
  readonly damage: (terms: Terms) => void;
  readonly on: Base;
}

export const rule = (
  id: string,
  text: string,
  holds: Rule['holds'],
  damage: Rule['damage'],
  on: Base = 'S',
): Rule => ({ id, text, holds, damage, on });

/** Eight decimals: a damaged amount may have more than two. */
const scale = 8;
const form = /^(-?)(\d+)(?:\.(\d{1,8}))?$/;

/** A decimal as an integer of 10^-8; zero where there is none. */
export function decimal(text: string | undefined): bigint {
  if (text === undefined) return 0n;
  const match = form.exec(text);
  if (!match) throw new Error(`${text} is no decimal`);
  const [, sign, whole = '0', fraction = ''] = match;
  const value = BigInt(whole + fraction.padEnd(scale, '0'));
  return sign === '-' ? -value : value;
}
export const cent = 10n ** BigInt(scale - 2);
export const total = (decimals: readonly (string | undefined)[]): bigint =>
  decimals.reduce((sum, one) => sum + decimal(one), 0n);
export const hasTwoDecimals = (text: string | undefined): boolean =>
  text === undefined || /^-?\d+(\.\d{1,2})?$/.test(text);
export const filled = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

/** The first of a list, which a damage needs. */
export function one<T>(list: readonly T[]): T {
  const [found] = list;
  if (found === undefined) throw new Error('there is nothing to damage');
  return found;
}
export const line = ({ lines }: Terms): LineTerms => one(lines);
export const row = ({ breakdown }: Terms): BreakdownTerms => one(breakdown);
export const adjustment = (category: string, rate: string | undefined): AdjustmentTerms => ({
  amount: '0.00',
  category,
  rate,
  reason: 'Discount',
  code: '95',
});
