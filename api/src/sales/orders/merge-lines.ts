/** What makes two lines the same thing: their quantities then add up. */
export interface LineKey {
  /** Null on a service. */
  readonly variantId: number | null;
  readonly service?: string | null;
  readonly boxDesignId: string | null;
  readonly parentId: number | null;
  readonly expressDeliveryOptionId: number | null;
  /** Lines of different bundles stay apart; none: it is bought by itself. */
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
 * Lines of two carts as one list: the same thing adds up, everything else is kept, first come first. The unique index
 * `cart_lines_same` says the same in the database.
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
