/** Inside size in mm. A flat product has no H, a bag no W (its depth). */
export interface BoxSize {
  readonly L: number;
  readonly W: number;
  readonly H: number;
}

/** A product with its stocked sizes. */
export interface SizedProduct {
  readonly slug: string;
  /** One result for each structure: its products differ in print only. */
  readonly structure: string;
  /** What it encloses: a box's inside, the front of a pouch, a tube, or nothing (a label, a sheet). */
  readonly encloses: 'box' | 'pouch' | 'tube' | 'nothing';
  readonly sizes: readonly BoxSize[];
}

export interface SizeMatch {
  readonly slug: string;
  readonly size: BoxSize;
  /** 0 for a stocked size; grows with the difference from the nearest one. */
  readonly distance: number;
}

export interface SizeQuestion {
  /** Two or three lengths in mm. */
  readonly lengths: readonly number[];
  /** The lengths are a sheet that has to lie in it flat. */
  readonly isSheet?: boolean;
  /** How well the other words of the query match a product. */
  readonly scoreOf?: (slug: string) => number;
}

/** As many as a page shows. */
const most = 6;
/** Two lengths in mm that a buyer rounds to the same number. */
const tolerance = 6;
/** A box may be this much larger than its sheet, by area; beyond, it rattles. */
const roomiest = 1.9;
const logRatio = (one: number, other: number): number =>
  Math.abs(Math.log(Math.max(one, 1) / Math.max(other, 1)));

/**
 * Returns the products that can be made in a size, one of each structure, those with the nearest stocked size first.
 * @param canMake whether a die exists for the size
 */
export function findSizes(
  { lengths, isSheet = false, scoreOf = () => 0 }: SizeQuestion,
  products: readonly SizedProduct[],
  canMake: (slug: string, size: BoxSize) => boolean,
): readonly SizeMatch[] {
  const [a, b, c] = lengths;
  if (a === undefined || b === undefined) return [];
  const candidates = products.flatMap((product) =>
    (c === undefined ? facesOf(product, [a, b], isSheet) : boxesOf(product, [a, b, c])).map((way) => ({
      ...way,
      slug: product.slug,
      structure: product.structure,
      rank: way.distance - Math.min(2, scoreOf(product.slug) / 10),
    })),
  );
  candidates.sort((one, other) => one.rank - other.rank);
  const found = new Map<string, SizeMatch>();
  // A die is made only for what may be shown: it costs most of the search.
  for (const { slug, size, distance, structure, isStocked } of candidates) {
    if (found.size === most) break;
    if (found.has(structure) || !(isStocked || canMake(slug, size))) continue;
    found.set(structure, { slug, size, distance });
  }
  return [...found.values()];
}

interface Way {
  readonly size: BoxSize;
  readonly distance: number;
  readonly isStocked: boolean;
}

/** Returns a box of three lengths as given, with its base turned, and lying, each by its nearest stocked size. */
function boxesOf(
  { encloses, sizes }: SizedProduct,
  [a, b, c]: readonly [number, number, number],
): readonly Way[] {
  if (encloses === 'nothing') return [];
  const [large, middle, small] = [a, b, c].sort((one, other) => other - one) as [number, number, number];
  const ways: { readonly size: BoxSize; readonly turned: number }[] = [
    { size: { L: a, W: b, H: c }, turned: 0 },
    { size: { L: b, W: a, H: c }, turned: 0 },
    { size: { L: large, W: middle, H: small }, turned: 0.3 },
    ...(encloses === 'pouch' ? [{ size: { L: middle, W: small, H: large }, turned: 0.3 }] : []),
    ...(encloses === 'tube' && logRatio(a, b) < 0.02 ? [{ size: { L: a, W: 0, H: c }, turned: 0 }] : []),
  ];
  return ways
    .map(({ size, turned }): Way => {
      const near = sizes.find((each) => isNear(each, size));
      if (near) return { size: near, distance: turned, isStocked: true };
      const distance = 0.05 + turned + Math.min(...sizes.map((each) => differenceOf(each, size)));
      return { size, distance, isStocked: false };
    })
    .sort((one, other) => one.distance - other.distance);
}

/** Returns the stocked sizes with this face: exactly, or for a sheet that lies in it. */
function facesOf(
  { encloses, sizes }: SizedProduct,
  face: readonly [number, number],
  isSheet: boolean,
): readonly Way[] {
  const [long, short] = [Math.max(...face), Math.min(...face)];
  return sizes.flatMap((size): Way[] => {
    const own = encloses === 'pouch' ? [size.L, size.H] : [size.L, size.W];
    const [length, width] = [Math.max(...own), Math.min(...own)];
    if (Math.abs(length - long) <= tolerance && Math.abs(width - short) <= tolerance)
      return [{ size, distance: 0, isStocked: true }];
    const room = (length * width) / (long * short);
    const takes = isSheet && encloses !== 'nothing' && length >= long && width >= short && room <= roomiest;
    return takes ? [{ size, distance: room - 1 + size.H / 1000, isStocked: true }] : [];
  });
}

const differenceOf = (one: BoxSize, other: BoxSize): number =>
  logRatio(one.L, other.L) + logRatio(one.W, other.W) + logRatio(one.H, other.H);

const isNear = (one: BoxSize, other: BoxSize): boolean =>
  [one.L - other.L, one.W - other.W, one.H - other.H].every(
    (difference) => Math.abs(difference) <= tolerance,
  );
