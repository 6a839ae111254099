import type { LineItem, Order } from '@shop/contracts';
import { testLine, testOrder } from '@shop/kit/testing';
import { recommend } from './recommend.ts';

const services = [{ service_name: 'expert-check' }, { service_name: 'tree' }] as const;
const lineOf = (product: string, print_mode: string, more: Partial<LineItem> = {}): LineItem => ({
  ...testLine,
  product: { ...testLine.product, slug: product },
  product_type: product,
  configuration: {
    product,
    size: { length: 212, width: 148, height: 61 },
    material: 'cardboard-natural',
    print_mode,
    finish: 'foil-none',
    quality: 'standard',
  },
  ...more,
});
const orderOf = (line_items: LineItem[], more: Partial<Order> = {}): Order => ({
  ...testOrder,
  line_items,
  ...more,
});
const design = { id: '8d7f1f5e-7c7c-4c0e-9f0a-0d5f5c1f0a01' } as NonNullable<LineItem['box_design']>;
const printed = lineOf('mailer-box-eco', 'print-monochrome', { id: 12, quantity: 90, box_design: design });
const ids = (order: Order, sold: Parameters<typeof recommend>[1] = services) =>
  recommend(order, sold).map(({ id }) => id);

it('recommends for a printed box a check of its artwork, paper, a card that lies inside and a tree', () => {
  expect(ids(orderOf([printed]))).toEqual(['expert-check-12', 'wrap', 'card', 'tree']);
  expect(recommend(orderOf([printed]), services)[1]).toMatchObject({
    quantity: 90,
    boxes: 90,
    configuration: { product: 'tissue-paper' },
  });
});

it('recommends for a plain box two sheets of filling and a label that fits on its lid', () => {
  const [fill, label] = recommend(orderOf([testLine]), services);
  expect(fill).toMatchObject({ id: 'fill', quantity: 1000, boxes: 500 });
  expect(label).toMatchObject({ id: 'label', quantity: 500 });
  // A label of 70 mm with 10 mm around it needs 90 mm.
  const size = { length: 200, width: 89, height: 40 };
  const narrow = {
    ...testLine,
    configuration: { ...lineOf('mailer-box-plain', 'no-print').configuration, size },
  };
  expect(ids(orderOf([narrow as LineItem]))).toEqual(['fill', 'tree']);
});

it('recommends a card only where it lies flat, in either direction', () => {
  const sized = (length: number, width: number) =>
    orderOf([
      {
        ...printed,
        configuration: { ...printed.configuration, size: { length, width, height: 60 } },
      } as LineItem,
    ]);
  expect(ids(sized(105, 148))).toContain('card');
  expect(ids(sized(147, 147))).not.toContain('card');
});

it('recommends nothing that is in the order, not sold, or for an order that it does not fit', () => {
  const check = { ...testLine, id: 13, service_name: 'expert-check', parent_id: 12 } as LineItem;
  const tree = { ...testLine, id: 14, service_name: 'tree', parent_id: null } as LineItem;
  const paper = lineOf('packing-paper', 'no-print', { id: 15 });
  const card = lineOf('printed-card', 'print-indigo-color', { id: 16 });
  expect(ids(orderOf([printed, check, tree, paper, card]))).toEqual([]);
  expect(ids(orderOf([printed, paper, card]), [])).toEqual([]);
  expect(ids(orderOf([{ ...testLine, product_type: 'samples' }]))).toEqual([]);
  expect(ids(orderOf([printed], { channel: 'custom' }))).toEqual([]);
  expect(ids(orderOf([]))).toEqual([]);
});
