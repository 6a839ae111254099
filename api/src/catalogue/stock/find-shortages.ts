/** A line as the stock sees it. */
interface Wanted {
  readonly id: number;
  readonly quantity: number;
  /** The counted thing it takes; null for what is made to order. */
  readonly pim_id: string | null;
  readonly available: number | null;
}

/**
 * Lines of which less is left than the order wants of the same thing in all its lines, with what is left. What is made
 * to order is never short.
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
