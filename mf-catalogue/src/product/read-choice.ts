import { materialsOf, type Product, type StructureOptions } from '@shop/packaging';
import { type Choice, choiceKeys, optionKey } from './choice.ts';

const pickAllowed = <Value extends string>(
  text: string | null,
  allowed: readonly Value[],
  fallback: Value,
): Value => allowed.find((value) => value === text) ?? fallback;

const parseNumber = (text: string | null, fallback: number): number => {
  const value = Number(text);
  return text !== null && text !== '' && Number.isFinite(value) ? value : fallback;
};

/** Returns the product's default configuration. */
export function getDefaultChoice(product: Product, quantity: number): Choice {
  const [material = 'cardboard-natural'] = materialsOf(product);
  const [printMode = 'no-print'] = product.printModes;
  const [finish = 'foil-none'] = product.finishes;
  const [quality = 'standard'] = product.qualities;
  return { size: product.defaultSize, material, printMode, finish, quality, options: {}, quantity };
}

/**
 * Parses a configuration from the address, so that every configuration has a link. Options that the product does not
 * offer fall back to its defaults. Sizes stay unchanged: an impossible size is explained, never changed silently.
 */
export function readChoice(product: Product, query: URLSearchParams, defaultQuantity: number): Choice {
  const start = getDefaultChoice(product, defaultQuantity);
  const quantity = Math.trunc(parseNumber(query.get(choiceKeys.quantity), defaultQuantity));
  const express = Math.trunc(parseNumber(query.get(choiceKeys.express), 0));
  return {
    size: {
      L: parseNumber(query.get(choiceKeys.L), start.size.L),
      W: parseNumber(query.get(choiceKeys.W), start.size.W),
      H: parseNumber(query.get(choiceKeys.H), start.size.H),
    },
    material: pickAllowed(query.get(choiceKeys.material), materialsOf(product), start.material),
    printMode: pickAllowed(query.get(choiceKeys.printMode), product.printModes, start.printMode),
    finish: pickAllowed(query.get(choiceKeys.finish), product.finishes, start.finish),
    quality: pickAllowed(query.get(choiceKeys.quality), product.qualities, start.quality),
    options: readOptions(product, query),
    quantity: quantity > 0 ? quantity : defaultQuantity,
    express: express > 0 ? express : undefined,
  };
}

const readOptions = ({ choosable = [] }: Product, query: URLSearchParams): StructureOptions =>
  Object.fromEntries(
    choosable.flatMap((id) => {
      const value = parseNumber(query.get(optionKey(id)), Number.NaN);
      return Number.isNaN(value) ? [] : [[id, value]];
    }),
  );
