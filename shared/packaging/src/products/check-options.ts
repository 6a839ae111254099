import { type Board, boardOf } from '../facts/boards.ts';
import type { Choice, OptionName, Product } from './product.ts';
import type { Material } from './vocabulary.ts';

export interface OptionRefusal {
  readonly ok: false;
  readonly code: 'combination_not_allowed';
  /** The option to change. */
  readonly option: OptionName;
  /** `not_offered`: the product never has it. Otherwise the option it does not go with. */
  readonly reason: 'not_offered' | `needs_${OptionName}`;
  /** The values that would do: of `option` where it is not offered, else of the option that the reason names. */
  readonly allowed: readonly string[];
}
export type OptionCheck = { readonly ok: true } | OptionRefusal;

/** The boards of a product, in the order offered. */
export const boardsOf = (product: Product): Board[] => product.boards.flatMap((id) => boardOf(id) ?? []);

/** The materials of a product, each once, in the order offered. */
export const materialsOf = (product: Product): Material[] => [
  ...new Set(boardsOf(product).map((board) => board.material)),
];

/** The board that a product is made of in a material; undefined where it is not offered. */
export const boardFor = (product: Product, material: Material): Board | undefined =>
  boardsOf(product).find((board) => board.material === material);

/**
 * Whether a product is sold with these options. The first thing wrong is named: an option that is not offered, then
 * a rule between two options. What is left out of the choice is not judged.
 * @example checkOptions(mailer, { printMode: 'no-print' })
 * // { ok: false, code: 'combination_not_allowed', option: 'printMode', reason: 'not_offered', allowed: [...] }
 */
export function checkOptions(product: Product, choice: Choice): OptionCheck {
  const offered: Record<OptionName, readonly string[]> = {
    material: materialsOf(product),
    printMode: product.printModes,
    finish: product.finishes,
    quality: product.qualities,
    creatorMode: product.creatorModes,
  };
  for (const option of Object.keys(offered) as OptionName[]) {
    const value = choice[option];
    if (value !== undefined && !offered[option].includes(value))
      return refusal(option, 'not_offered', offered[option]);
  }
  for (const rule of product.rules) {
    const other = choice[rule.needs];
    if (choice[rule.option] !== rule.value || other === undefined || rule.among.includes(other)) continue;
    const allowed = rule.among.filter((value) => offered[rule.needs].includes(value));
    return refusal(rule.option, `needs_${rule.needs}`, allowed);
  }
  return { ok: true };
}

const refusal = (
  option: OptionName,
  reason: OptionRefusal['reason'],
  allowed: readonly string[],
): OptionRefusal => ({ ok: false, code: 'combination_not_allowed', option, reason, allowed });

/** A choice that is always sold: the first of every list that goes with the others. */
export function defaultChoice(product: Product): Choice {
  for (const material of materialsOf(product))
    for (const printMode of product.printModes)
      for (const finish of product.finishes)
        for (const quality of product.qualities) {
          const choice: Choice = { material, printMode, finish, quality };
          if (checkOptions(product, choice).ok) return choice;
        }
  return {};
}
