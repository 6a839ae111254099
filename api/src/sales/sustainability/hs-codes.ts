import type { Configuration, listHsCodes, ReplyOf } from '@shop/contracts';
import { isStructureId, materialsOf, type Product, productOf, products } from '@shop/packaging';
import { findSoldItem, resolveConfiguration } from '../../catalogue/index.ts';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';

type Reply = ReplyOf<typeof listHsCodes>;

/** Short descriptions of codes (Harmonised System, six digits). */
const titles: Readonly<Record<string, string>> = {
  '3919.10': 'Self-adhesive plastic tape up to 20 cm wide',
  '3923.21': 'Bags of polyethylene',
  '3923.29': 'Bags of other plastics',
  '4202.22': 'Handbags of textile',
  '4202.92': 'Bags of textile',
  '4811.41': 'Self-adhesive paper',
  '4811.49': 'Gummed paper',
  '4817.10': 'Envelopes of paper or board',
  '4819.10': 'Boxes of corrugated paper or board',
  '4819.20': 'Folding boxes of paper or board, not corrugated',
  '4819.30': 'Paper sacks with a base of 40 cm or more',
  '4819.40': 'Other paper bags',
  '4819.50': 'Other packing containers of paper or board',
  '4821.10': 'Printed paper labels',
  '4823.90': 'Other articles of paper or board',
  '4909.00': 'Printed cards',
  '4911.10': 'Printed advertising matter',
};

interface ClassifiedProduct {
  readonly code: string;
  readonly product: string;
  readonly structure: string;
}

const defaultOf = (product: Product, material: string): Configuration => ({
  product: product.slug,
  size: { length: product.defaultSize.L, width: product.defaultSize.W, height: product.defaultSize.H },
  material,
  print_mode: product.printModes[0] ?? 'no-print',
  finish: product.finishes[0] ?? 'foil-none',
  quality: product.qualities[0] ?? 'standard',
});

/**
 * The code depends on product and board, not on the size: each default size represents all.
 * Computed once.
 */
let range: readonly ClassifiedProduct[] | undefined;
const filedRange = (): readonly ClassifiedProduct[] => {
  range ??= products.flatMap((product) =>
    materialsOf(product).flatMap((material): ClassifiedProduct[] => {
      const code = findHsCode(defaultOf(product, material));
      return code === undefined ? [] : [{ code, product: product.slug, structure: product.structure }];
    }),
  );
  return range;
};

/** An option that requires another board does not change the code: any compatible print does. */
function findHsCode(configuration: Configuration): string | undefined {
  const product = productOf(configuration.product);
  for (const print_mode of product?.printModes ?? []) {
    const measured = resolveConfiguration({ ...configuration, print_mode });
    if (measured.ok) return measured.value.facts.hsCode;
  }
  return undefined;
}

export interface HsCodesQuery {
  readonly sku?: string | undefined;
  readonly structure?: string | undefined;
  readonly product?: string | undefined;
}

/**
 * Returns customs codes of the whole range, or of the queried part; filters are combined with AND.
 * At most one statement.
 */
export async function hsCodes(
  db: Queryable,
  { sku, structure, product }: HsCodesQuery,
): Promise<Result<Reply, 'unknown_product' | 'unknown_structure'>> {
  if (structure !== undefined && !isStructureId(structure)) return fail('unknown_structure');
  if (product !== undefined && !productOf(product))
    return fail('unknown_product', { detail: `There is no product "${product}".` });
  const one = sku === undefined ? undefined : await classifySku(db, sku);
  if (sku !== undefined && !one)
    return fail('unknown_product', { detail: `No product has the SKU "${sku}".` });
  const filed = (one ? [one] : filedRange()).filter(
    (entry) =>
      (structure === undefined || entry.structure === structure) &&
      (product === undefined || entry.product === product),
  );
  const codes = [...new Set(filed.map(({ code }) => code))].sort();
  return ok({
    hs_codes: codes.map((code) => {
      const under = filed.filter((entry) => entry.code === code);
      return {
        code,
        title: titles[code] ?? 'Packaging',
        products: [...new Set(under.map((entry) => entry.product))],
        structures: [...new Set(under.map((entry) => entry.structure))],
      };
    }),
  });
}

async function classifySku(db: Queryable, sku: string): Promise<ClassifiedProduct | undefined> {
  const found = await findSoldItem(db, sku);
  const measured = found && resolveConfiguration(found.made);
  if (!found || !measured?.ok) return undefined;
  const { facts, product } = measured.value;
  return { code: facts.hsCode, product: found.sold.product, structure: product.structure };
}
