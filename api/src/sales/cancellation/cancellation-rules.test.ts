import { products } from '@shop/packaging';
import { type CancellationFacts, isReadyMade, resolveCancellation } from './cancellation-rules.ts';

const facts = (more: Partial<CancellationFacts> = {}): CancellationFacts => ({
  canceled: false,
  fulfilment: 'none',
  consumer: true,
  readyMade: false,
  ...more,
});

it.each([
  ['buyer', facts(), 'cancellation'],
  ['buyer', facts({ consumer: false }), 'cancellation'],
  ['buyer', facts({ fulfilment: 'in_production' }), null],
  ['buyer', facts({ fulfilment: 'in_production', readyMade: true }), 'withdrawal'],
  ['buyer', facts({ fulfilment: 'in_production', readyMade: true, consumer: false }), null],
  ['buyer', facts({ fulfilment: 'shipped', readyMade: true }), null],
  ['buyer', facts({ canceled: true }), null],
  ['staff', facts({ fulfilment: 'in_production' }), 'cancellation'],
  ['staff', facts({ fulfilment: 'shipped' }), null],
  ['staff', facts({ fulfilment: 'delivered' }), null],
] as const)('%s, %j: %s', (by, given, ending) => {
  expect(resolveCancellation(by, given)).toBe(ending);
});

const plain = products.find((product) => product.designless === true && product.sizes.length > 0);
const [kept] = plain?.sizes ?? [];
const box = (slug: string, size: { length: number; width: number; height: number }) => ({
  slug,
  configuration: {
    product: slug,
    size,
    material: 'cardboard-natural',
    print_mode: 'no-print',
    finish: 'foil-none',
    quality: 'standard',
  },
});

it('takes stocked plain boxes and sample packs for ready-made, and whatever is made for the buyer not', () => {
  if (!plain || !kept) throw new Error('no plain product');
  const stocked = box(plain.slug, { length: kept.L, width: kept.W, height: kept.H });
  const samples = box('sample-packs', { length: 100, width: 100, height: 10 });
  expect(isReadyMade([stocked, samples])).toBe(true);
  expect(isReadyMade([stocked, box(plain.slug, { length: kept.L + 1, width: kept.W, height: kept.H })])).toBe(
    false,
  );
  expect(isReadyMade([stocked, box('mailer-box-full-color', stocked.configuration.size)])).toBe(false);
  // A service follows its goods; alone it is not ready-made.
  expect(isReadyMade([stocked, { slug: 'expert-check', configuration: null }])).toBe(true);
  expect(isReadyMade([{ slug: 'expert-check', configuration: null }])).toBe(false);
  expect(isReadyMade([])).toBe(false);
});
