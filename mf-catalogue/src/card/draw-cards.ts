import {
  boardOf,
  type Die,
  dieOf,
  findBoard,
  type Material,
  makeDie,
  materialsOf,
  type Product,
  type ProductWithoutDie,
  type Size,
  type StructureId,
  structures,
} from '@shop/packaging';
import { type BoxDrawing, drawBox } from '@shop/ui/src/drawing/draw-box.ts';

/** A product's card: its default size in its first board. `drawing` is an index into the list's drawings. */
export interface Card {
  readonly slug: string;
  /** Null for products that are sold by quote only. */
  readonly size: Size | null;
  readonly material: Material;
  readonly drawing: number;
  /** The regions where the product is sold; all if absent. */
  readonly regions?: readonly string[];
}

/**
 * Returns cards and their drawings, each drawing once. Only for `.static.ts` files: a page that imports this would
 * include every structure.
 */
export function drawCards(products: readonly (Product | ProductWithoutDie)[]): {
  readonly cards: Card[];
  readonly drawings: BoxDrawing[];
} {
  const drawingIndexes = new Map<string, number>();
  const cards = products.map((product): Card => {
    const { material, die } = 'structure' in product ? makeDefaultDie(product) : makePictureDie(product);
    const drawing = JSON.stringify(drawBox(die, { fold: getFold(die) }));
    const drawingIndex = drawingIndexes.get(drawing) ?? drawingIndexes.size;
    drawingIndexes.set(drawing, drawingIndex);
    return {
      slug: product.slug,
      size: 'structure' in product ? product.defaultSize : null,
      material,
      drawing: drawingIndex,
      ...(product.regions ? { regions: product.regions } : {}),
    };
  });
  return { cards, drawings: [...drawingIndexes.keys()].map((drawing) => JSON.parse(drawing) as BoxDrawing) };
}

/** A half-closed box shows its inside; a half-folded bag or carrier is not recognisable. */
const folds: Readonly<Partial<Record<StructureId, number>>> = {
  'carrier-box': 1,
  'paper-can': 1,
  // Folded and glued, with its flap open.
  'poly-mailer': 0.72,
  'paper-mailer': 0.84,
  'rigid-envelope': 0.79,
};
const getFold = ({ structure }: Die): number =>
  folds[structure] ?? (['box', undefined].includes(structures[structure].encloses) ? 0.82 : 1);

/** Returns the die of a product at its default size. Throws for an impossible default size: an error in the data. */
function makeDefaultDie(product: Product): { readonly material: Material; readonly die: Die } {
  const [material] = materialsOf(product);
  const board = material && findBoard(product, material);
  const result = board && dieOf(product, product.defaultSize, board);
  if (!board || !result?.ok)
    throw new Error(`${product.slug} cannot be made in its default size and first board.`);
  return { material: board.material, die: result.die };
}

function makePictureDie({ slug, pictured }: ProductWithoutDie): {
  readonly material: Material;
  readonly die: Die;
} {
  const board = pictured && boardOf(pictured.board);
  const result =
    pictured &&
    board &&
    makeDie(pictured.structure, { L: pictured.L, W: pictured.W, H: pictured.H, t: board.caliper });
  if (!board || !result?.ok) throw new Error(`${slug} has no picture.`);
  return { material: board.material, die: result.die };
}
