import type { getEmissions, listHsCodes, ReplyOf } from '@shop/contracts';
import { products } from '@shop/packaging';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { saveVariants, toSku } from '../../catalogue/composition.ts';
import { toSamplePackSku } from '../../catalogue/index.ts';
import { createOrderPorts } from '../orders/order-ports.ts';
import { sustainability } from './sustainability.ts';

const mailer = {
  product: 'mailer-box-eco',
  size: { length: 250, width: 200, height: 80 },
  material: 'cardboard-natural',
  print_mode: 'print-monochrome',
  finish: 'foil-none',
  quality: 'standard',
};
const carton = {
  ...mailer,
  product: 'product-box',
  size: { length: 60, width: 60, height: 120 },
  material: 'cardboard-cardstock',
  print_mode: 'print-color-hd',
};

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [sustainability(createOrderPorts)] });
  await saveVariants(
    shop.db,
    [mailer, carton].map((configuration) => ({
      configuration,
      region: 'eu' as const,
      size_type: 'custom' as const,
    })),
  );
});
afterAll(() => shop.cleanup());

const emissions = async (configuration: typeof mailer, query = '') => {
  const reply = await shop.call('GET', `/v2/products/${toSku(configuration, 'eu')}/emissions${query}`);
  return { ...reply, body: reply.body as ReplyOf<typeof getEmissions> };
};
const codes = async (query: string) => {
  const reply = await shop.call('GET', `/hs_codes?${query}`);
  return { ...reply, body: reply.body as ReplyOf<typeof listHsCodes> };
};

describe('GET v2/products/{sku}/emissions', () => {
  it('counts a mailer by FEFCO and a carton by Pro Carton, each by itself', async () => {
    const { body } = await emissions(mailer, '?quantity=500');
    expect(body.factor_set).toMatchObject({ id: 'fefco', version: '2021' });
    expect(body.factor_set?.boundary).toMatch(/^cradle-to-grave/);
    // 0.491 kg CO₂e per kg of corrugated board (FEFCO); a mailer M weighs about 100 g (sources.md, weights: 102 g).
    expect(body.weight_per_piece).toBeGreaterThan(90);
    expect(body.weight_per_piece).toBeLessThan(140);
    expect(body.kg_per_piece).toBeCloseTo((body.weight_per_piece / 1000) * 0.491, 5);
    expect(body.kg_total).toBeCloseTo((body.kg_per_piece ?? 0) * 500, 2);
    const other = (await emissions(carton)).body;
    expect(other.factor_set?.id).toBe('pro-carton');
    expect(other.kg_per_piece).toBeCloseTo((other.weight_per_piece / 1000) * 0.249, 5);
    expect(other.quantity).toBe(30);
  });

  it('says what the set does not count, and adds nothing of another set', async () => {
    const { components, kg_per_piece } = (await emissions(mailer)).body;
    expect(components.map(({ component, status }) => [component, status])).toEqual([
      ['material', 'counted'],
      ['print', 'not_counted'],
      ['freight', 'not_counted'],
      ['end_of_life', 'within_material'],
    ]);
    const counted = components.reduce((sum, one) => sum + (one.kg_per_piece ?? 0), 0);
    expect(counted).toBe(kg_per_piece);
  });

  it('reads the quantity by both of its names', async () => {
    expect((await emissions(mailer, '?product_quantity=240')).body.quantity).toBe(240);
    expect((await emissions(mailer, '?quantity=240&product_quantity=240')).body.quantity).toBe(240);
  });

  it.each([
    'quantity=1&product_quantity=2',
    'quantity=0',
    'quantity=-1',
    'quantity=2.5',
    'quantity=Infinity',
    'quantity=1e3',
    'quantity=0x10',
    'quantity=',
    'quantity=10000001',
    'quantity=1&quantity=2',
    'set=x',
  ])('refuses %s', async (query) => {
    expect(await emissions(mailer, `?${query}`)).toMatchObject({
      status: 422,
      body: { code: 'invalid_input' },
    });
  });

  it('knows a sample pack by the mailer it travels in, and no hats', async () => {
    const ask = async (sku: string) => (await shop.call('GET', `/v2/products/${sku}/emissions`)).body;
    expect(await ask(toSamplePackSku('eu'))).toMatchObject({ quantity: 1, factor_set: { id: 'fefco' } });
    expect(await ask('hat')).toMatchObject({ code: 'unknown_product', status: 404 });
  });

  it('can be kept for an hour', async () => {
    const first = await emissions(mailer);
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    const etag = first.headers.get('etag') ?? '';
    const path = `/v2/products/${toSku(mailer, 'eu')}/emissions`;
    expect((await shop.call('GET', path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});

describe('GET hs_codes', () => {
  it('files the whole range, every product under a code', async () => {
    const { body } = await codes('');
    const filed = new Set(body.hs_codes.flatMap((one) => one.products));
    for (const { slug } of products) expect([slug, filed.has(slug)]).toEqual([slug, true]);
    for (const { code, title } of body.hs_codes) {
      expect(code).toMatch(/^\d{4}\.\d{2}$/);
      expect([code, title]).not.toEqual([code, 'Packaging']);
    }
  });

  it('finds the code of a variant, a product and a structure', async () => {
    const one = async (query: string) => (await codes(query)).body.hs_codes.map(({ code }) => code);
    expect(await one(`sku=${toSku(mailer, 'eu')}`)).toEqual(['4819.10']);
    expect(await one(`sku=${toSku(carton, 'eu')}`)).toEqual(['4819.20']);
    expect(await one('structure=fefco-0427')).toEqual(['4819.10']);
    expect(await one('product=product-box')).toEqual(['4819.20']);
    expect(await one(`sku=${toSku(mailer, 'eu')}&structure=fefco-0201`)).toEqual([]);
  });

  it.each([
    ['sku=hat', 404, 'unknown_product'],
    ['product=hat', 404, 'unknown_product'],
    ['structure=fefco-9999', 404, 'unknown_structure'],
    ['country=DE', 422, 'invalid_input'],
  ])('refuses %s with %d %s', async (query, status, code) => {
    expect((await codes(query)).body).toMatchObject({ status, code });
  });
});
