/** A line with its stock data. */
interface Wanted {
  readonly id: number;
  readonly quantity: number;
  /** The stock item; null for products made to order. */
  readonly pim_id: string | null;
  readonly available: number | null;
}

/**
 * Returns the lines whose stock item has less left than all lines together need, with the rest.
 * Products made to order are never short.
 */
export function findShortages(lines: readonly Wanted[]): ReadonlyMap<number, number> {
  const wanted = new Map<string, number>();
  for (const { pim_id, quantity } of lines)
    if (pim_id !== null) wanted.set(pim_id, (wanted.get(pim_id) ?? 0) + quantity);
  return new Map(
    lines.flatMap(({ id, pim_id, available }): [number, number][] =>
      pim_id !== null && available !== null && (wanted.get(pim_id) ?? 0) > available
        ? [[id, Math.max(0, available)]]
        : [],
    ),
  );
}
