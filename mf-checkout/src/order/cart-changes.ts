import { type EventItem, eventItem, type LineItem, type Order } from '@shop/contracts';
import { track } from '@shop/kit/analytics';

/** Added or removed pieces, at their price. */
interface Change {
  /** Net, without shipping. */
  readonly value: number;
  readonly items: readonly EventItem[];
}
interface CartChanges {
  readonly added: Change;
  readonly removed: Change;
}

interface ValuedItem {
  readonly item: EventItem;
  readonly value: number;
}

const roundToCents = (value: number): number => Math.round(value * 100) / 100;
const toChange = (parts: readonly ValuedItem[]): Change => ({
  value: roundToCents(parts.reduce((sum, { value }) => sum + value, 0)),
  items: parts.map(({ item }) => item),
});
const toWholeLine = (line: LineItem): ValuedItem => ({ item: eventItem(line), value: Number(line.total) });
/** Returns some pieces of a line, at its unit price. */
const toPartialLine = (line: LineItem, quantity: number): ValuedItem => ({
  item: { ...eventItem(line), quantity },
  value: Number(line.price) * quantity,
});

/** Returns what was added to and removed from a cart between two replies, including services and quantity changes. */
export function diffCarts(before: Order, after: Order): CartChanges {
  const earlier = new Map(before.line_items.map((line) => [line.id, line]));
  const later = new Map(after.line_items.map((line) => [line.id, line]));
  const added = after.line_items.flatMap((line) => {
    const previous = earlier.get(line.id);
    if (!previous) return [toWholeLine(line)];
    return line.quantity > previous.quantity ? [toPartialLine(line, line.quantity - previous.quantity)] : [];
  });
  const removed = before.line_items.flatMap((line) => {
    const remaining = later.get(line.id);
    if (!remaining) return [toWholeLine(line)];
    return remaining.quantity < line.quantity
      ? [toPartialLine(remaining, line.quantity - remaining.quantity)]
      : [];
  });
  return { added: toChange(added), removed: toChange(removed) };
}

/** Tracks the changes of a cart; nothing for a known reply. */
export function trackCartChanges(before: Order | undefined, after: Order): void {
  if (!before || before.number !== after.number || after.version <= before.version) return;
  if (after.completed_at !== null) return;
  const { added, removed } = diffCarts(before, after);
  const { currency } = after;
  if (added.items.length > 0) track.addToCart({ currency, ...added });
  if (removed.items.length > 0) track.removeFromCart({ currency, ...removed });
}
