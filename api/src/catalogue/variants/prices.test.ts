import type {
  getPriceHistory,
  getSegmentation,
  listCountryTaxes,
  listMinimalPrices,
  listPrices,
  listShipmentPrices,
  ReplyOf,
} from '@shop/contracts';
import { isSoldIn, products } from '@shop/packaging';
import { quantityRanges } from '@shop/regions';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { catalogue } from './catalogue.ts';
import { seedCatalogue } from './seed-catalogue.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [catalogue()] });
  shop.setClock(new Date('2026-11-27T09:00:00Z'));
  await seedCatalogue(shop.db, new Date('2026-11-27T08:00:00Z'));
});
afterAll(() => shop.cleanup());

const get = async <Body>(path: string, region = 'eu') => {
  const reply = await shop.call('GET', path, { headers: { 'x-region': region } });
  return { ...reply, body: reply.body as Body };
};
type Minimal = ReplyOf<typeof listMinimalPrices>;
type List = ReplyOf<typeof listPrices>;
type Shipments = ReplyOf<typeof listShipmentPrices>;
type Taxes = ReplyOf<typeof listCountryTaxes>;
type Segment = ReplyOf<typeof getSegmentation>;
type History = ReplyOf<typeof getPriceHistory>;

describe.each(['/prices/list', '/prices/minimal', '/prices/minimal_price_for_minimal_order'])(
  'GET %s',
  (path) => {
    it.each([
      'region=pl',
      'product=shipping-box',
      'product_size=250x200x80',
      'boxModel=product-box',
      'tax_country_iso=NO',
    ])('answers differently for %s', async (filter) => {
      const all = await get<Minimal>(path);
      const some = await get<Minimal>(`${path}?${filter}`);
      expect(some.status).toBe(200);
      expect(some.body).not.toEqual(all.body);
      expect(some.body.prices.length).toBeGreaterThan(0);
    });

    it('takes region aliases and the region of the call, and ignores token and cache buster', async () => {
      const pl = await get(`${path}?region=pl`);
      expect((await get(path, 'pl')).body).toEqual(pl.body);
      expect((await get(`${path}?region=pl&token=x&cache_buster=v3`)).body).toEqual(pl.body);
    });

    it('refuses what is not sold and a region there is not', async () => {
      expect((await get(`${path}?product=hat`)).body).toMatchObject({ code: 'unknown_product', status: 404 });
      expect((await get(`${path}?region=atlantis`)).body).toMatchObject({
        code: 'invalid_input',
        fields: [{ path: 'region', message: 'There is no region "atlantis".' }],
      });
      expect((await get(`${path}?tax_country_iso=Norway`)).status).toBe(422);
      // A country with an unknown tax is not one without tax.
      expect((await get(`${path}?tax_country_iso=XX`)).body).toMatchObject({
        code: 'invalid_input',
        fields: [{ path: 'tax_country_iso', code: 'not_offered' }],
      });
    });

    it('may be kept for a minute, and is not sent again to who has it', async () => {
      const first = await shop.call('GET', path);
      expect(first.headers.get('cache-control')).toBe('public, max-age=60');
      const etag = first.headers.get('etag') ?? '';
      const again = await shop.call('GET', path, { headers: { 'if-none-match': etag } });
      expect([again.status, again.text]).toEqual([304, '']);
      const other = await shop.call('GET', path, { headers: { 'if-none-match': etag, 'x-region': 'pl' } });
      expect(other.status).toBe(200);
    });

    it('takes three statements at most', async () => {
      const before = shop.db.statements();
      await get(path);
      expect(shop.db.statements() - before).toBeLessThanOrEqual(3);
    });
  },
);

describe('the minimal prices', () => {
  it('are the lowest per piece of the whole table, and the lowest total of thirty', async () => {
    const { body: table } = await get<List>('/prices/list', 'gb');
    const { body: from } = await get<Minimal>('/prices/minimal', 'gb');
    const { body: smallest } = await get<Minimal>('/prices/minimal_price_for_minimal_order', 'gb');
    const here = products.filter((product) => isSoldIn(product, 'gb')).map(({ slug }) => slug);
    expect(from.prices.map(({ product }) => product).sort()).toEqual(here.sort());
    for (const { product, price, sku, quantity } of from.prices) {
      const rows = table.prices.filter((row) => row.product === product);
      const all = rows.flatMap(({ volume_prices }) => volume_prices.map((step) => Number(step.price)));
      expect(Number(price)).toBe(Math.min(...all));
      const own = rows.find((row) => row.sku === sku)?.volume_prices;
      expect(own?.find(({ range_start }) => range_start === quantity)?.price).toBe(price);
    }
    for (const { product, total_net, quantity } of smallest.prices) {
      expect(quantity).toBe(30);
      const totals = table.prices
        .filter((row) => row.product === product)
        .map(({ volume_prices }) => Number(volume_prices[0]?.total_net));
      expect(Number(total_net)).toBe(Math.min(...totals));
    }
  });
});

describe('GET prices/shipment_prices_list', () => {
  const list = (query = '', region = 'eu') => get<Shipments>(`/prices/shipment_prices_list${query}`, region);

  it('lists the methods of a region, courier free, customs for Norway and Switzerland', async () => {
    const { body } = await list('?country_iso=DE');
    expect(body.currency).toBe('EUR');
    expect(body.shipments.find(({ shipping_method }) => shipping_method === 'courier')).toEqual({
      shipping_method: 'courier',
      price_net: '0.00',
      price_gross: '0.00',
      customs_net: '0.00',
      free: true,
      days: [3, 5],
    });
    for (const country of ['NO', 'CH']) {
      const { body: abroad } = await list(`?country_iso=${country}`);
      const courier = abroad.shipments.find(({ shipping_method }) => shipping_method === 'courier');
      // An export has no VAT.
      expect(courier).toMatchObject({
        price_net: '40.00',
        price_gross: '40.00',
        customs_net: '40.00',
        free: false,
      });
    }
  });

  it('filters by region and method, in the days of the region', async () => {
    const pl = (await list('?region=pl')).body;
    expect([pl.currency, pl.country_iso]).toEqual(['PLN', 'PL']);
    expect(pl.shipments.find(({ shipping_method }) => shipping_method === 'polish-post')?.free).toBe(false);
    const one = (await list('?region=pl&shipping_method=courier')).body.shipments;
    expect(one.map(({ shipping_method, days }) => [shipping_method, days])).toEqual([['courier', [1, 2]]]);
    expect((await list('', 'us')).body.shipments.map(({ shipping_method }) => shipping_method)).toContain(
      'courier',
    );
  });

  it('refuses a country that is not shipped to', async () => {
    expect((await list('?region=pl&country_iso=DE')).body).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'query.country_iso', code: 'not_offered' }],
    });
  });
});

describe('GET prices/country_taxes', () => {
  const list = async (query = '') => (await get<Taxes>(`/prices/country_taxes${query}`)).body;
  const rate = async (query: string) => (await list(query)).country_taxes.map((row) => row.rate);

  it('knows the rates of today and of a day', async () => {
    expect(await rate('?country_iso=RO')).toEqual(['21.00']);
    expect(await rate('?country_iso=RO&on=2025-07-31')).toEqual(['19.00']);
    expect(await rate('?country_iso=FI')).toEqual(['25.50']);
    expect((await list('?country_iso=NO')).country_taxes).toEqual([
      { country_iso: 'NO', rate: '0.00', export: true, valid_from: null },
    ]);
  });

  it('narrows to where a region ships', async () => {
    const all = await list();
    expect(all.country_taxes.length).toBe(33);
    expect((await list('?region=pl')).country_taxes).toEqual([
      { country_iso: 'PL', rate: '23.00', export: false, valid_from: '2020-01-01' },
    ]);
  });

  it('knows a place in a country by its postcode', async () => {
    const place = async (query: string) => (await list(query)).country_taxes;
    expect(await place('?country_iso=DE&zip_code=78266')).toEqual([
      { country_iso: 'DE', rate: '0.00', export: true, valid_from: null },
    ]);
    expect(await place('?country_iso=PT&zip_code=9500-321')).toEqual([
      { country_iso: 'PT', rate: '16.00', export: false, valid_from: '2021-07-01' },
    ]);
    expect(await place('?country_iso=GB&zip_code=BT1%205GS')).toMatchObject([
      { rate: '20.00', export: false },
    ]);
    // Without a country a postcode says nothing.
    expect((await list('?zip_code=78266')).country_taxes).toEqual((await list()).country_taxes);
  });

  it('refuses countries and days that are not', async () => {
    for (const query of ['?country_iso=JP', '?on=2026-02-30', '?on=today', '?region=xx'])
      expect(await list(query)).toMatchObject({ code: 'invalid_input' });
  });
});

describe('GET segmentation', () => {
  it('returns market, customer group and quantities, and that nobody has an individual price', async () => {
    const { body } = await get<Segment>('/segmentation?region=pl');
    expect(body).toMatchObject({
      region: 'pl',
      currency: 'PLN',
      customer_type: 'b2c',
      prices_include_tax: true,
      price_book: 'demo-2026-pl',
      personalised: false,
    });
    expect(body.quantities.map(({ from }) => from)).toEqual(quantityRanges);
    expect(body.quantities.at(-1)?.to).toBeNull();
    expect((await get<Segment>('/segmentation?region=pl&customer_type=b2b')).body.prices_include_tax).toBe(
      false,
    );
    expect((await get<Segment>('/segmentation')).body).toMatchObject({
      region: 'eu',
      prices_include_tax: false,
    });
    expect((await get('/segmentation?customer_type=robot')).status).toBe(422);
  });
});

describe('GET prices/history', () => {
  it('answers the published price, explained, at any quantity', async () => {
    const { body: table } = await get<List>('/prices/list?product=mailer-box-plain&product_size=250x200x80');
    const sku = table.prices[0]?.sku ?? '';
    const { status, body } = await get<History>(`/prices/history?sku=${sku}&quantity=500`);
    expect(status).toBe(200);
    const step = table.prices[0]?.volume_prices.find(({ range_start }) => range_start === 500);
    expect(body.price).toMatchObject({
      price: step?.price,
      total_net: step?.total_net,
      price_book: 'demo-2026-eu',
      published_at: '2026-11-27T08:00:00.000Z',
    });
    expect(body.lowest_30_days).toEqual(body.price);
    expect(body.reduction).toBeNull();
    const between = (await get<History>(`/prices/history?sku=${sku}&quantity=501`)).body.price;
    expect(between?.price).toBe(step?.price);
    const cents = (between?.parts ?? []).reduce(
      (sum, { amount }) => sum + Math.round(Number(amount) * 100),
      0,
    );
    expect(cents).toBe(Math.round(Number(between?.total_net) * 100));
  });

  it.each([
    ['quantity=0', 'quantity_out_of_range', 'too_small'],
    ['quantity=-30', 'quantity_out_of_range', 'too_small'],
    ['quantity=30.5', 'quantity_out_of_range', 'not_whole'],
    ['quantity=1e9', 'quantity_out_of_range', 'too_big'],
    ['quantity=NaN', 'invalid_input', 'wrong_type'],
    ['quantity=Infinity', 'invalid_input', 'wrong_type'],
    ['on=2026-13-01', 'invalid_input', 'wrong_format'],
    ['on=9999-12-31', 'invalid_input', 'wrong_format'],
    ['on=0000-01-01', 'invalid_input', 'wrong_format'],
  ])('refuses %s in a sentence', async (query, code, field) => {
    const { body: table } = await get<List>('/prices/list?product=mailer-box-plain');
    const reply = await get<{ fields: readonly { message: string }[] }>(
      `/prices/history?sku=${table.prices[0]?.sku}&${query}`,
    );
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ code, fields: [{ code: field }] });
    expect(reply.body.fields[0]?.message).toMatch(/^[A-Z].*\.$/);
  });

  it('has none before the first publication, for unknown skus and for sizes made to measure', async () => {
    const { body: table } = await get<List>('/prices/list?product=mailer-box-plain');
    const early = await get(`/prices/history?sku=${table.prices[0]?.sku}&on=2026-11-26`);
    expect(early.body).toMatchObject({ code: 'not_found' });
    expect((await get('/prices/history?sku=hat')).body).toMatchObject({ code: 'unknown_product' });
  });
});
