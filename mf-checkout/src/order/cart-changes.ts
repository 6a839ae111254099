import { type EventItem, eventItem, type LineItem, type Order } from '@shop/contracts';
import { track } from '@shop/kit/analytics';

/** Pieces that came or went, at the price they have or had. */
interface Change {
  /** Net, without shipping. */
  readonly value: number;
  readonly items: readonly EventItem[];
}
interface CartChanges {
  readonly added: Change;
  readonly removed: Change;
}

interface Part {
  readonly item: EventItem;
  readonly value: number;
}

const cents = (value: number): number => Math.round(value * 100) / 100;
const changeOf = (parts: readonly Part[]): Change => ({
  value: cents(parts.reduce((sum, { value }) => sum + value, 0)),
  items: parts.map(({ item }) => item),
});
const whole = (line: LineItem): Part => ({ item: eventItem(line), value: Number(line.total) });
/** Some pieces of a line, at its price for one. */
const some = (line: LineItem, quantity: number): Part => ({
  item: { ...eventItem(line), quantity },
  value: Number(line.price) * quantity,
});

/**
 * What came into a cart and what left it between two answers of the server, services as well. More pieces of a line came,
 * fewer left.
 */
export function cartChanges(before: Order, after: Order): CartChanges {
  const earlier = new Map(before.line_items.map((line) => [line.id, line]));
  const later = new Map(after.line_items.map((line) => [line.id, line]));
  const added = after.line_items.flatMap((line) => {
    const known = earlier.get(line.id);
    if (!known) return [whole(line)];
    return line.quantity > known.quantity ? [some(line, line.quantity - known.quantity)] : [];
  });
  const removed = before.line_items.flatMap((line) => {
    const left = later.get(line.id);
    if (!left) return [whole(line)];
    return left.quantity < line.quantity ? [some(left, line.quantity - left.quantity)] : [];
  });
  return { added: changeOf(added), removed: changeOf(removed) };
}

/** Tells analytics what changed in a cart; nothing for an answer that is known already. */
export function tellChanges(before: Order | undefined, after: Order): void {
  if (!before || before.number !== after.number || after.version <= before.version) return;
  if (after.completed_at !== null) return;
  const { added, removed } = cartChanges(before, after);
  const { currency } = after;
  if (added.items.length > 0) track.addToCart({ currency, ...added });
  if (removed.items.length > 0) track.removeFromCart({ currency, ...removed });
}
