import { materialsOf, type Product, type StructureOptions } from '@shop/packaging';
import { type Choice, keys, optionKey } from './choice.ts';

const oneOf = <Value extends string>(
  text: string | null,
  allowed: readonly Value[],
  fallback: Value,
): Value => allowed.find((value) => value === text) ?? fallback;

const figure = (text: string | null, fallback: number): number => {
  const value = Number(text);
  return text !== null && text !== '' && Number.isFinite(value) ? value : fallback;
};

/** Returns the product's default configuration. */
export function startingChoice(product: Product, quantity: number): Choice {
  const [material = 'cardboard-natural'] = materialsOf(product);
  const [printMode = 'no-print'] = product.printModes;
  const [finish = 'foil-none'] = product.finishes;
  const [quality = 'standard'] = product.qualities;
  return { size: product.defaultSize, material, printMode, finish, quality, options: {}, quantity };
}

/**
 * Reads a configuration from the address, so that every configuration is a link. Options that the product does not
 * offer fall back to its defaults; sizes are taken unchanged, since an impossible one is explained, never changed
 * silently.
 */
export function readChoice(product: Product, query: URLSearchParams, defaultQuantity: number): Choice {
  const start = startingChoice(product, defaultQuantity);
  const quantity = Math.trunc(figure(query.get(keys.quantity), defaultQuantity));
  const express = Math.trunc(figure(query.get(keys.express), 0));
  return {
    size: {
      L: figure(query.get(keys.L), start.size.L),
      W: figure(query.get(keys.W), start.size.W),
      H: figure(query.get(keys.H), start.size.H),
    },
    material: oneOf(query.get(keys.material), materialsOf(product), start.material),
    printMode: oneOf(query.get(keys.printMode), product.printModes, start.printMode),
    finish: oneOf(query.get(keys.finish), product.finishes, start.finish),
    quality: oneOf(query.get(keys.quality), product.qualities, start.quality),
    options: readOptions(product, query),
    quantity: quantity > 0 ? quantity : defaultQuantity,
    express: express > 0 ? express : undefined,
  };
}

const readOptions = ({ choosable = [] }: Product, query: URLSearchParams): StructureOptions =>
  Object.fromEntries(
    choosable.flatMap((id) => {
      const value = figure(query.get(optionKey(id)), Number.NaN);
      return Number.isNaN(value) ? [] : [[id, value]];
    }),
  );
