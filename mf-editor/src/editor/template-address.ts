/** The address of the template of an open design's die: its exact size, board and options. */
import { type BoxDesign, type DieFormat, dieAddress } from '@shop/contracts';
import type { StructureRef } from '@shop/design';
import { findBoard, materials, productOf } from '@shop/packaging';

/** The template formats, in display order. */
export const templateFormats = ['pdf', 'svg', 'dxf', 'glb'] as const satisfies readonly DieFormat[];

export function templateAddress(
  { configuration }: Pick<BoxDesign, 'configuration'>,
  { id, params: { L, W, H, t, options = {} } }: StructureRef,
  format: DieFormat,
): string {
  const product = productOf(configuration.product);
  const material = materials.find((each) => each === configuration.material);
  const board = product && material ? findBoard(product, material) : undefined;
  return dieAddress(id, format, {
    L,
    W,
    H,
    ...(board?.caliper === t ? { board: board.id } : { t }),
    options,
  });
}
