import type { getProductStructure, ReplyOf } from '@shop/contracts';
import {
  area,
  type DieParameters,
  dieFacts,
  findBoard,
  makeDie,
  materials,
  productOf,
  type Size,
  type StructureId,
  toDieParameters,
} from '@shop/packaging';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import { findSoldItem } from '../samples/sample-pack.ts';

type Reply = ReplyOf<typeof getProductStructure>;

/**
 * Returns the structure of a variant: parameters, sizes, sides, panels, and the addresses of its die. For a sample
 * pack it is the mailer that the pack is sent in. One statement.
 */
export async function readStructure(db: Queryable, sku: string): Promise<Result<Reply, 'unknown_product'>> {
  const unknown = () => fail('unknown_product', { detail: `No product has the SKU "${sku}".` });
  const found = await findSoldItem(db, sku);
  const product = found && productOf(found.made.product);
  const material = materials.find((one) => one === found?.made.material);
  const board = product && material && findBoard(product, material);
  if (!found || !product || !board) return unknown();
  const { sold, made: configuration } = found;
  const { length: L, width: W, height: H } = configuration.size;
  const parameters = toDieParameters(
    product,
    { L, W, H },
    board,
    configuration.finish,
    configuration.structure_options,
  );
  const made = makeDie(product.structure, parameters);
  if (!made.ok) return unknown();
  const { die } = made;
  const facts = dieFacts(die, board);
  return ok({
    sku,
    product: sold.product,
    configuration: sold,
    structure: die.structure,
    version: die.version,
    parameters: { L, W, H, t: board.caliper, ...die.parameters.options },
    sizes: {
      inside: named(facts.inside),
      outside: named(facts.outside),
      manufacturing: named(facts.manufacturing),
      flat: { width: hundredth(facts.flat.width), height: hundredth(facts.flat.height) },
    },
    sides: die.frames.map(({ side, panel, x, y, width, height, turn }) => ({
      side,
      panel,
      x: hundredth(x),
      y: hundredth(y),
      width: hundredth(width),
      height: hundredth(height),
      turn,
    })),
    panels: die.panels.map(({ id, hinge, side, outline, holes }) => ({
      id,
      parent: hinge?.parent ?? null,
      side: side ?? null,
      angle: hinge?.angle ?? null,
      area: Math.round(area(outline, holes)),
    })),
    dies: dieUrls(product.structure, parameters, board.id),
  });
}

/** Lengths to a hundredth of a millimetre, as in the drawings of the die. */
const hundredth = (length: number): number => Math.round(length * 100) / 100;
const named = ({ L, W, H }: Size) => ({ length: hundredth(L), width: hundredth(W), height: hundredth(H) });

/** Returns the addresses of this die: its inside size, its caliper, its board and the product's structure options. */
function dieUrls(structure: StructureId, { options, ...size }: DieParameters, board: string): Reply['dies'] {
  const figures = Object.entries({ ...size, ...options }).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams([...figures, ['board', board]]);
  const address = (format: keyof Reply['dies']) => `/api/v1/dies/${structure}.${format}?${query}`;
  return {
    json: address('json'),
    svg: address('svg'),
    dxf: address('dxf'),
    pdf: address('pdf'),
    glb: address('glb'),
  };
}
