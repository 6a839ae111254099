import type { Configuration, LineItem, Order, Service } from '@shop/contracts';

/** A product or service that fits an order, with the figures of its reason. */
export type Recommendation =
  | {
      readonly kind: 'product';
      readonly id: 'wrap' | 'fill' | 'card' | 'label';
      readonly configuration: Configuration;
      readonly quantity: number;
      /** The pieces of the order that it is for. */
      readonly boxes: number;
    }
  | { readonly kind: 'expertCheck'; readonly id: `expert-check-${number}`; readonly line: LineItem }
  | { readonly kind: 'tree'; readonly id: 'tree' };

/** Longest list that is still read. */
const most = 4;

/** Boxes that are opened by hand, so that what lies on top is seen first. Their lids measure length by width. */
const boxes: ReadonlySet<string> = new Set([
  'mailer-box-plain',
  'mailer-box-eco',
  'mailer-box-eco-white',
  'mailer-box-eco-color',
  'mailer-box-full-color',
  'mailer-box-white-ink',
  'mailer-box-full-color-double-sided',
  'delivery-mailer-box',
  'delivery-mailer-box-plain',
  'sleeved-mailer-box',
  'product-box-two-pieces',
  'shipping-box',
  'shipping-box-plain',
  'magnetic-box',
  'rigid-box',
  'rigid-box-two-pieces',
  'rigid-drawer-box',
]);

const wrappings: ReadonlySet<string> = new Set(['tissue-paper', 'packing-paper']);

const configurationOf = (
  product: string,
  [length, width]: readonly [number, number],
  material: string,
  print_mode: string,
): Configuration => ({
  product,
  size: { length, width, height: 0 },
  material,
  print_mode,
  finish: 'foil-none',
  quality: 'standard',
});
const tissue = configurationOf('tissue-paper', [750, 500], 'paper-tissue', 'print-monochrome');
const filling = configurationOf('packing-paper', [750, 500], 'paper-packing', 'no-print');
const card = configurationOf('printed-card', [148, 105], 'cardboard-cardstock', 'print-indigo-color');
const label = configurationOf('square-label', [70, 70], 'label-paper', 'print-indigo-color');
/** Left free around a label on a lid, in millimetres on each side. */
const labelMargin = 10;

const isPrinted = ({ configuration }: LineItem): boolean =>
  configuration !== null && configuration !== undefined && configuration.print_mode !== 'no-print';

/** Whether a flat piece of these millimetres lies inside the box, or on its lid, in one of its two directions. */
function liesIn({ configuration }: LineItem, { length, width }: Configuration['size'], margin = 0): boolean {
  if (!configuration) return false;
  const room = [configuration.size.length, configuration.size.width].toSorted((a, b) => a - b);
  const piece = [length + 2 * margin, width + 2 * margin].toSorted((a, b) => a - b);
  return piece.every((side, index) => side <= (room[index] ?? 0));
}

/**
 * Returns what fits an order and is not in it yet, the most useful first: a check of printed artwork, paper around the
 * contents, a card that lies inside, a label that fits on a plain lid, a tree. Nothing for sample packs, whose buyer has
 * not decided yet, and for an accepted offer, which was agreed line by line.
 */
export function recommend(
  order: Pick<Order, 'line_items' | 'channel' | 'flow_mode'>,
  services: readonly Pick<Service, 'service_name'>[],
): readonly Recommendation[] {
  if (order.channel === 'custom' || order.flow_mode === 'sample-pack-mode') return [];
  const goods = order.line_items.filter(
    ({ service_name, product_type }) => !service_name && product_type !== 'samples',
  );
  if (goods.length === 0) return [];
  const has = (slugs: ReadonlySet<string>) => goods.some(({ product }) => slugs.has(product.slug));
  const isSold = (name: Service['service_name']) =>
    services.some(({ service_name }) => service_name === name);
  const isOrdered = (name: Service['service_name'], parent: number | null) =>
    order.line_items.some((line) => line.service_name === name && line.parent_id === parent);
  const ordered = goods.filter(({ product }) => boxes.has(product.slug));
  const printed = ordered.filter(isPrinted);
  const count = (lines: readonly LineItem[]) => lines.reduce((all, { quantity }) => all + quantity, 0);
  const product = (
    id: 'wrap' | 'fill' | 'card' | 'label',
    configuration: Configuration,
    lines: readonly LineItem[],
    each = 1,
  ): Recommendation[] =>
    lines.length === 0 || has(new Set([configuration.product]))
      ? []
      : [{ kind: 'product', id, configuration, quantity: count(lines) * each, boxes: count(lines) }];

  const checks = isSold('expert-check')
    ? goods
        .filter((line) => isPrinted(line) && line.box_design && !isOrdered('expert-check', line.id))
        .map((line): Recommendation => ({ kind: 'expertCheck', id: `expert-check-${line.id}`, line }))
    : [];
  const paper = has(wrappings)
    ? []
    : printed.length > 0
      ? product('wrap', tissue, printed)
      : product('fill', filling, ordered, 2);
  const plainLids = ordered.filter((line) => !isPrinted(line) && liesIn(line, label.size, labelMargin));
  const trees: Recommendation[] =
    isSold('tree') && !isOrdered('tree', null) ? [{ kind: 'tree', id: 'tree' }] : [];
  return [
    ...checks.slice(0, 1),
    ...paper,
    ...product(
      'card',
      card,
      printed.filter((line) => liesIn(line, card.size)),
    ),
    ...product('label', label, plainLids),
    ...trees,
  ].slice(0, most);
}
