/** EUR pallet, built to 1.8 m over all; the deck takes 144 mm of it. Net weight as couriers accept it mixed. */
export const pallet = { length: 1200, width: 800, height: 1800 - 144, grams: 600_000 } as const;

export interface PalletCount {
  readonly pieces: number;
  /** What limits the number of pieces. `size`: not even one fits within the pallet's edges. */
  readonly limitedBy: 'volume' | 'weight' | 'size';
}

/**
 * Returns the pieces of one block size on a EUR pallet, all in the same orientation without overhang. Sizes in mm,
 * `grams` for one piece.
 */
export function palletCount(
  block: { readonly width: number; readonly height: number; readonly thickness: number },
  grams: number,
): PalletCount {
  const piecesPerLayer = (a: number, b: number) =>
    Math.floor(pallet.length / a) * Math.floor(pallet.width / b);
  const perLayer = Math.max(
    piecesPerLayer(block.width, block.height),
    piecesPerLayer(block.height, block.width),
  );
  const byVolume = perLayer * Math.floor(pallet.height / block.thickness);
  if (byVolume === 0) return { pieces: 0, limitedBy: 'size' };
  const byWeight = Math.floor(pallet.grams / grams);
  return byWeight < byVolume
    ? { pieces: byWeight, limitedBy: 'weight' }
    : { pieces: byVolume, limitedBy: 'volume' };
}
