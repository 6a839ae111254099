import { products, structures } from '@shop/packaging';

/** The standard code of each product's structure: "FEFCO 0427" or "ECMA A20.20.03.01". */
export const codes: Readonly<Record<string, string>> = Object.fromEntries(
  products.map(({ slug, structure }) => [slug, structures[structure].code]),
);
