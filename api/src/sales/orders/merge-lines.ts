/** Identifies equal lines, whose quantities add up. */
export interface LineKey {
  /** Null for a service. */
  readonly variantId: number | null;
  readonly service?: string | null;
  readonly boxDesignId: string | null;
  readonly parentId: number | null;
  readonly expressDeliveryOptionId: number | null;
  /** The bundle; lines of different bundles stay separate. Null outside a bundle. */
  readonly bundleId?: number | null;
}

export const lineKey = ({
  variantId,
  boxDesignId,
  parentId,
  expressDeliveryOptionId,
  bundleId = null,
  service = null,
}: LineKey): string =>
  [variantId, service, boxDesignId, parentId, expressDeliveryOptionId, bundleId]
    .map((part) => part ?? '')
    .join('|');

/**
 * Merges the lines of two carts: equal lines add up, others are appended in order. The unique index
 * `cart_lines_same` enforces the same equality.
 */
export function mergeLines<L extends LineKey & { readonly quantity: number }>(
  into: readonly L[],
  from: readonly L[],
): L[] {
  const merged = new Map<string, L>();
  for (const line of [...into, ...from]) {
    const key = lineKey(line);
    const known = merged.get(key);
    merged.set(key, known ? { ...known, quantity: known.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}
