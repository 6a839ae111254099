import type { Configuration } from '@shop/contracts';
import type { Finish, Material, PrintMode, Product, Quality, Size, StructureOptions } from '@shop/packaging';

/** The buyer's configuration. Lengths are inside millimetres. */
export interface Choice {
  readonly size: Size;
  readonly material: Material;
  readonly printMode: PrintMode;
  readonly finish: Finish;
  readonly quality: Quality;
  /** The buyer's structure options by id. */
  readonly options: StructureOptions;
  readonly quantity: number;
  /** The express option's id; none for standard production. */
  readonly express?: number | undefined;
}

/** The parameter names of a configuration in an address. */
export const choiceKeys = {
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

/** Returns the part of a configuration's query that names an inside size in mm. */
export const sizeQuery = ({ L, W, H }: Pick<Size, 'L' | 'W' | 'H'>): Record<string, string> => ({
  [choiceKeys.L]: String(L),
  [choiceKeys.W]: String(W),
  [choiceKeys.H]: String(H),
});

export const optionKey = (id: string): string => `o.${id}`;

/** Returns every parameter of `readChoice`; a product page depends on no other parameter. */
export const choiceParameters = (): string[] => [...Object.values(choiceKeys), optionKey('*')];

/** Returns a configuration's query; `readChoice` reads it back. */
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
  ...sizeQuery(size),
  [choiceKeys.material]: material,
  [choiceKeys.printMode]: printMode,
  [choiceKeys.finish]: finish,
  [choiceKeys.quality]: quality,
  ...Object.fromEntries(Object.entries(options).map(([id, value]) => [optionKey(id), String(value)])),
  [choiceKeys.quantity]: String(quantity),
  ...(express === undefined ? {} : { [choiceKeys.express]: String(express) }),
});

export const toConfiguration = (
  product: Pick<Product, 'slug'>,
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
