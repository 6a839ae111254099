import { type Board, boardOf } from '../facts/boards.ts';
import type { Choice, OptionName, Product } from './product.ts';
import type { Material } from './vocabulary.ts';

export interface OptionRefusal {
  readonly ok: false;
  readonly code: 'combination_not_allowed';
  /** The option to change; `product` if the region does not sell the product at all. */
  readonly option: OptionName | 'product';
  /**
   * `not_offered`: the product never has it. `not_in_region`: other regions have it. `needs_…`: the option that it
   * does not fit.
   */
  readonly reason: 'not_offered' | 'not_in_region' | `needs_${OptionName}`;
  /**
   * The values that would work: values of `option` that are offered, here; regions for a product that is not sold
   * here; otherwise values of the option that the reason names.
   */
  readonly allowed: readonly string[];
}
export type OptionCheck = { readonly ok: true } | OptionRefusal;

/** Whether the product is sold in a region. */
export const isSoldIn = ({ regions }: Pick<Product, 'regions'>, region: string): boolean =>
  regions === undefined || regions.includes(region);

/** Returns the boards of a product, in display order. */
export const boardsOf = (product: Product): Board[] => product.boards.flatMap((id) => boardOf(id) ?? []);

/** Returns the materials of a product, each once, in display order. With a region: those sold there. */
export const materialsOf = (product: Product, region?: string): Material[] => [
  ...new Set(
    boardsOf(product)
      .map((board) => board.material)
      .filter((material) => isHere(product, 'material', material, region)),
  ),
];

/** Returns the board of a product in a material; undefined where it is not offered. */
export const findBoard = (product: Product, material: Material): Board | undefined =>
  boardsOf(product).find((board) => board.material === material);

/** Returns the values of each option of a product, in any region. */
export const offeredOptions = (product: Product): Readonly<Record<OptionName, readonly string[]>> => ({
  material: materialsOf(product),
  printMode: product.printModes,
  finish: product.finishes,
  quality: product.qualities,
  creatorMode: product.creatorModes,
});

/**
 * Whether a product is sold with these options, in a region if given. Returns the first error: the region, an option
 * that is not offered, then a rule between two options. Absent options are not checked.
 * @example checkOptions(mailer, { printMode: 'no-print' }) // { ok: false, code: 'combination_not_allowed', option:
 * 'printMode', reason: 'not_offered', allowed: [...] }
 * @example checkOptions(compostable, {}, 'us') // { …, option: 'product', reason: 'not_in_region', allowed: ['eu', …] }
 */
export function checkOptions(product: Product, choice: Choice, region?: string): OptionCheck {
  if (region !== undefined && !isSoldIn(product, region))
    return refusal('product', 'not_in_region', product.regions ?? []);
  const offered = offeredOptions(product);
  const offeredHere = (option: OptionName): string[] =>
    offered[option].filter((value) => isHere(product, option, value, region));
  for (const option of Object.keys(offered) as OptionName[]) {
    const value = choice[option];
    if (value === undefined) continue;
    if (!offered[option].includes(value)) return refusal(option, 'not_offered', offeredHere(option));
    if (!isHere(product, option, value, region)) return refusal(option, 'not_in_region', offeredHere(option));
  }
  for (const rule of product.rules) {
    const other = choice[rule.needs];
    if (choice[rule.option] !== rule.value || other === undefined || rule.among.includes(other)) continue;
    const allowed = offeredHere(rule.needs).filter((value) => rule.among.includes(value));
    return refusal(rule.option, `needs_${rule.needs}`, allowed);
  }
  return { ok: true };
}

const isHere = (product: Product, option: OptionName, value: string, region: string | undefined): boolean =>
  region === undefined ||
  (product.regionRules ?? []).every(
    (rule) => rule.option !== option || rule.value !== value || rule.regions.includes(region),
  );

const refusal = (
  option: OptionRefusal['option'],
  reason: OptionRefusal['reason'],
  allowed: readonly string[],
): OptionRefusal => ({ ok: false, code: 'combination_not_allowed', option, reason, allowed });

/** Yields every combination of a product's options, sold or not, without the creator mode. */
export function* optionCombinations(product: Product): Generator<Required<Omit<Choice, 'creatorMode'>>> {
  for (const material of materialsOf(product))
    for (const printMode of product.printModes)
      for (const finish of product.finishes)
        for (const quality of product.qualities) yield { material, printMode, finish, quality };
}

/** Returns a choice that is always sold, in a region if given: the first compatible value of every list. */
export function defaultChoice(product: Product, region?: string): Choice {
  for (const choice of optionCombinations(product))
    if (checkOptions(product, choice, region).ok) return choice;
  return {};
}
