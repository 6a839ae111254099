import type { listSamples, ReplyOf, Variant } from '@shop/contracts';
import { isSoldIn, products } from '@shop/packaging';
import { markets } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { skuPl, startSampleShop } from '../../../test/shops.ts';
import type { TestApi } from '../../../test/start-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startSampleShop();
});
afterAll(() => shop.cleanup());

type Reply = ReplyOf<typeof listSamples>;
const list = async (region = 'pl', query = '') =>
  (await shop.call('GET', `/v2/samples?per_page=100${query}`, { headers: { 'x-region': region } }))
    .body as Reply;

describe('GET v2/samples', () => {
  it('lists every product of the region that may be sampled, in each of its materials', async () => {
    const all = await list();
    expect(all.pack).toMatchObject({ sku: skuPl, currency: 'PLN', smallest: 1, largest: 8, per_order: 1 });
    expect(new Set(all.samples.map(({ product }) => product))).toEqual(
      new Set(
        products
          .filter((one) => isSoldIn(one, 'pl') && one.creatorModes.includes('samples'))
          .map(({ slug }) => slug),
      ),
    );
    expect(new Set(all.samples.map(({ id }) => id)).size).toBe(all.total_count);
    expect(all.pack.standard).toHaveLength(5);
    expect(all.samples.map(({ id }) => id)).toEqual(expect.arrayContaining(all.pack.standard));
  });

  it('leaves out what a region does not have, and narrows by product and page', async () => {
    const us = await list('us');
    expect(us.pack.sku).toBe('box-us--samples--samples--samples--samples--samples');
    expect(us.samples.some(({ product }) => product === 'bio-poly-mailer')).toBe(false);
    expect((await list()).samples.some(({ product }) => product === 'bio-poly-mailer')).toBe(true);
    const bags = await list('pl', '&q[product_eq]=paper-bag');
    expect(bags.samples.map(({ material }) => material)).toEqual(['paper-art', 'paper-kraft']);
    const page = (await shop.call('GET', '/v2/samples?per_page=2&page=2', { headers: { 'x-region': 'pl' } }))
      .body as Reply;
    expect(page.samples).toEqual((await list()).samples.slice(2, 4));
    // A region that is not open sells none.
    const closed = jest.replaceProperty(markets.de, 'open', false);
    expect((await shop.call('GET', '/v2/samples', { headers: { 'x-region': 'de' } })).status).toBe(404);
    closed.restore();
    expect((await shop.call('GET', '/v2/samples', { headers: { 'x-region': 'de' } })).status).toBe(200);
  });
});

describe('GET v2/variants', () => {
  const variants = async (query: string, region = 'pl') =>
    (
      (await shop.call('GET', `/v2/variants?${query}`, { headers: { 'x-region': region } })).body as {
        variants: Variant[];
      }
    ).variants;

  it('holds the pack of the region with one tier, and the pre-printed mailers', async () => {
    expect(await variants('q[product_eq]=sample-packs')).toMatchObject([
      {
        sku: skuPl,
        type: 'samples',
        external_pim_id: 'samples-pl',
        volume_prices: [{ range_start: 1, total_net: '16.26', total_gross: '20.00' }],
      },
    ]);
    expect((await variants('q[external_pim_id_in][]=samples-pl')).map(({ sku }) => sku)).toEqual([skuPl]);
    expect(await variants('q[region_eq]=us&q[product_eq]=sample-packs')).toMatchObject([
      { volume_prices: [{ total_net: '5.00', tax: '0.00' }] },
    ]);
    for (const slug of [
      'pre-printed-mailer-box-eco',
      'pre-printed-mailer-box-full-color',
      'pre-printed-kraft-tape',
    ]) {
      const found = await variants(`q[product_eq]=${slug}`);
      expect(found.length).toBeGreaterThan(0);
      for (const { configuration, volume_prices } of found) {
        expect(configuration.print_mode).toBe('no-print');
        const starts = volume_prices.map(({ range_start }) => range_start);
        expect(starts).toEqual([...starts].sort((a, b) => a - b));
        expect(starts.length).toBeGreaterThan(5);
      }
      // Stocked in the European warehouse only.
      expect(await variants(`q[product_eq]=${slug}`, 'us')).toEqual([]);
    }
  });

  it('is answered by its sku wherever a sku is asked about, as one pack', async () => {
    const read = async (path: string) => {
      const reply = await shop.call('GET', path, { headers: { 'x-region': 'pl' } });
      return { status: reply.status, body: reply.body };
    };
    expect(await read(`/product_structure?sku=${skuPl}`)).toMatchObject({
      status: 200,
      body: {
        product: 'sample-packs',
        structure: 'fefco-0427',
        sizes: { inside: { length: 300, width: 220, height: 60 } },
      },
    });
    const { status, body } = await read(`/v2/products/${skuPl}/emissions`);
    expect([status, body]).toMatchObject([200, { quantity: 1, factor_set: { id: 'fefco' } }]);
    const { kg_per_piece, kg_total } = body as { kg_per_piece: number; kg_total: number };
    expect([kg_total, kg_per_piece > 0]).toEqual([kg_per_piece, true]);
    expect((await read(`/hs_codes?sku=${skuPl}`)).body).toMatchObject({
      hs_codes: [{ code: '4819.10', products: ['sample-packs'] }],
    });
    expect((await read(`/v1/delivery_estimates?variant_skus=${skuPl}`)).body).toMatchObject({
      delivery_estimates: [{ variant_sku: skuPl, quantity: 1 }],
    });
    const express = (await read(`/prices/express_delivery?sku=${skuPl}&country=PL&quantity=1`)).body as {
      quantity: number;
      express_delivery_options: { unavailable: string }[];
    };
    expect(express.quantity).toBe(1);
    expect(express.express_delivery_options.every(({ unavailable }) => unavailable === 'product')).toBe(true);
    for (const path of ['/product_structure?sku=', '/hs_codes?sku='])
      expect((await read(`${path}box-xx${skuPl.slice(6)}`)).status).toBe(404);
  });

  it('counts one stock for the same pre-printed box in every market', async () => {
    const [pl] = await variants('q[product_eq]=pre-printed-mailer-box-eco', 'pl');
    const [se] = await variants('q[product_eq]=pre-printed-mailer-box-eco', 'se');
    expect(pl?.external_pim_id).toBe(se?.external_pim_id);
    expect(pl?.id).not.toBe(se?.id);
    const [row] = await shop.db.query<{ on_hand: number }>(
      sql`select on_hand from stock_items where pim_id = ${pl?.external_pim_id}`,
    );
    expect(row?.on_hand).toBe(20_000);
  });
});
