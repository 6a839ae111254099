import type { Configuration } from '@shop/contracts';
import {
  type Finish,
  type Material,
  materialsOf,
  type PrintMode,
  type Product,
  type Quality,
  type Size,
  type StructureOptions,
} from '@shop/packaging';

/** What the buyer has chosen on the configurator. Lengths are inside millimetres. */
export interface Choice {
  readonly size: Size;
  readonly material: Material;
  readonly printMode: PrintMode;
  readonly finish: Finish;
  readonly quality: Quality;
  /** Of what the product leaves to the buyer besides, what the buyer has decided: structure options by id. */
  readonly options: StructureOptions;
  readonly quantity: number;
  /** How much faster it is made: an id of the express options; none for the standard pace. */
  readonly express?: number | undefined;
}

const keys = {
  L: 'l',
  W: 'w',
  H: 'h',
  material: 'board',
  printMode: 'print',
  finish: 'finish',
  quality: 'quality',
  quantity: 'q',
  express: 'express',
} as const;

const oneOf = <Value extends string>(
  text: string | null,
  allowed: readonly Value[],
  fallback: Value,
): Value => allowed.find((value) => value === text) ?? fallback;

const figure = (text: string | null, fallback: number): number => {
  const value = Number(text);
  return text !== null && text !== '' && Number.isFinite(value) ? value : fallback;
};

/** The product's own starting point. */
export function startingChoice(product: Product, quantity: number): Choice {
  const [material = 'cardboard-natural'] = materialsOf(product);
  const [printMode = 'no-print'] = product.printModes;
  const [finish = 'foil-none'] = product.finishes;
  const [quality = 'standard'] = product.qualities;
  return { size: product.defaultSize, material, printMode, finish, quality, options: {}, quantity };
}

/**
 * Reads a choice from the address, so that every configuration is a link. Options the product does not offer fall back
 * to its own; sizes are taken as they stand, since an impossible one is explained, never changed in silence.
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

const optionKey = (id: string): string => `o.${id}`;

const readOptions = ({ choosable = [] }: Product, query: URLSearchParams): StructureOptions =>
  Object.fromEntries(
    choosable.flatMap((id) => {
      const value = figure(query.get(optionKey(id)), Number.NaN);
      return Number.isNaN(value) ? [] : [[id, value]];
    }),
  );

/** Every parameter that `readChoice` reads: by no other one does a product's page differ. */
export const choiceParameters = (): string[] => [...Object.values(keys), optionKey('*')];

/** The address form of a choice; reads back with `readChoice`. */
export const choiceQuery = ({
  size,
  material,
  printMode,
  finish,
  quality,
  options,
  quantity,
  express,
}: Choice): Record<string, string> => ({
  [keys.L]: String(size.L),
  [keys.W]: String(size.W),
  [keys.H]: String(size.H),
  [keys.material]: material,
  [keys.printMode]: printMode,
  [keys.finish]: finish,
  [keys.quality]: quality,
  ...Object.fromEntries(Object.entries(options).map(([id, value]) => [optionKey(id), String(value)])),
  [keys.quantity]: String(quantity),
  ...(express === undefined ? {} : { [keys.express]: String(express) }),
});

export const toConfiguration = (
  product: Product,
  { size, material, printMode, finish, quality, options }: Choice,
): Configuration => ({
  product: product.slug,
  size: { length: size.L, width: size.W, height: size.H },
  material,
  print_mode: printMode,
  finish,
  quality,
  ...(Object.keys(options).length === 0 ? {} : { structure_options: options }),
});
