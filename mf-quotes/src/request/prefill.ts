import { type Configuration, maxQuantity } from '@shop/contracts';
import { materialsOf, type Product, productOf, type StructureOptions } from '@shop/packaging';

/** The configurator's data in the address: a configuration and a quantity, or nothing. */
export interface QuotePrefill {
  readonly configuration: Configuration | null;
  readonly quantities: readonly number[];
}

/** A flat item has no height: 0 is a valid length. */
const parseLength = (text: string | null): number | undefined => {
  const value = Number(text);
  return text !== null && text.trim() !== '' && Number.isFinite(value) && value >= 0 ? value : undefined;
};

/** Returns the buyer's structure options (`o.lidHeight`), named as in the configuration. */
function readOptions(
  { choosable = [] }: Product,
  query: URLSearchParams,
): { readonly structure_options?: StructureOptions } {
  const chosen = choosable.flatMap((id) => {
    const value = parseLength(query.get(`o.${id}`));
    return value === undefined ? [] : [[id, value]];
  });
  return chosen.length === 0 ? {} : { structure_options: Object.fromEntries(chosen) };
}

/**
 * Parses the configurator's address format (`product`, `l`, `w`, `h`, `board`, `print`, `finish`, `quality`, `o.…`,
 * `q`: up to five quantities with commas between them).
 */
export function readPrefill(query: URLSearchParams): QuotePrefill {
  const quantities = readQuantities(query.get('q') ?? '') ?? [];
  const product = productOf(query.get('product') ?? '');
  const [lengthMm, width, height] = ['l', 'w', 'h'].map((name) => parseLength(query.get(name)));
  if (!product || lengthMm === undefined || width === undefined || height === undefined)
    return { configuration: null, quantities };
  return {
    configuration: {
      product: product.slug,
      size: { length: lengthMm, width, height },
      material: query.get('board') ?? materialsOf(product)[0] ?? '',
      print_mode: query.get('print') ?? product.printModes[0] ?? '',
      finish: query.get('finish') ?? product.finishes[0] ?? '',
      quality: query.get('quality') ?? product.qualities[0] ?? '',
      ...readOptions(product, query),
    },
    quantities,
  };
}

/**
 * Writes what `readPrefill` reads: the address that asks for the same again. A brief has no configuration, so its address
 * has the quantities alone.
 */
export function writePrefill({ configuration, quantities }: QuotePrefill): Record<string, string> {
  const q = quantities.length === 0 ? {} : { q: quantities.join(',') };
  if (configuration === null) return q;
  const { size, structure_options: options = {} } = configuration;
  const chosen = Object.entries(options).map(([id, value]) => [`o.${id}`, String(value)]);
  return {
    product: configuration.product,
    l: String(size.length),
    w: String(size.width),
    h: String(size.height),
    board: configuration.material,
    print: configuration.print_mode,
    finish: configuration.finish,
    quality: configuration.quality,
    ...Object.fromEntries(chosen),
    ...q,
  };
}

/** Parses "500, 1000 2500" as up to five whole quantities; undefined if any is invalid. */
export function readQuantities(text: string): number[] | undefined {
  const parts = text.split(/[,;\s]+/).filter(Boolean);
  const figures = parts.map(Number);
  if (
    parts.length === 0 ||
    parts.length > 5 ||
    figures.some((figure) => !Number.isInteger(figure) || figure < 1 || figure > maxQuantity)
  )
    return undefined;
  return [...new Set(figures)].sort((a, b) => a - b);
}
