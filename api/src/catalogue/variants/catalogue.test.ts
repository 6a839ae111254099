import { readFileSync } from 'node:fs';
import type { Configuration, listPrices, listVariants, priceConfiguration, ReplyOf } from '@shop/contracts';
import { isSoldIn, productSlugs, products } from '@shop/packaging';
import { openRegions, quantityRanges } from '@shop/regions';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { catalogue } from './catalogue.ts';
import { createLineVariants, findVariant, vatRate } from './line-variants.ts';
import { productName } from './product-names.ts';
import { listCatalogueVariants, seedCatalogue } from './seed-catalogue.ts';
import { toSku } from './sku.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [catalogue()] });
  shop.setClock(new Date('2026-11-27T09:00:00Z'));
  await seedCatalogue(shop.db);
});
afterAll(() => shop.cleanup());

const box: Configuration = {
  product: 'mailer-box-full-color',
  size: { length: 212, width: 148, height: 61 },
  material: 'cardboard-white',
  print_mode: 'print-color-hd',
  finish: 'foil-none',
  quality: 'standard',
};

const price = async (body: object, region = 'eu') => {
  const reply = await shop.call('POST', '/v3/dynamic_prices', { headers: { 'x-region': region }, body });
  return { ...reply, body: reply.body as ReplyOf<typeof priceConfiguration> };
};
const list = async (query: string, region = 'eu') => {
  const reply = await shop.call('GET', `/v2/variants?${query}`, { headers: { 'x-region': region } });
  return { ...reply, body: reply.body as ReplyOf<typeof listVariants> };
};

describe('POST v3/dynamic_prices', () => {
  it('prices 212 x 148 x 61 in every open region, in its currency, and names a variant for the cart', async () => {
    for (const region of openRegions) {
      const { status, body } = await price({ configuration: box }, region.id);
      expect(status).toBe(200);
      expect(body.currency).toBe(region.currency);
      expect(body.variant.sku).toBe(
        `mailer-box-full-color--212x148x61--cardboard-white--print-color-hd--standard--${region.id}`,
      );
      expect(body.variant.name).toBe(productName('mailer-box-full-color', region.locale));
      expect(body.variant.volume_prices.map(({ range_start }) => range_start)).toEqual(quantityRanges);
      expect(body.price_book.demonstration).toBe(true);
      expect(await findVariant(shop.db, body.variant.id)).toMatchObject({
        sku: body.variant.sku,
        size_type: 'custom',
      });
    }
  });

  it('returns the same variant for the same configuration, also ten times at once', async () => {
    const asked = {
      configuration: { ...box, size: { length: 213.04, width: 148, height: 61 } },
      quantities: [500],
    };
    const replies = await Promise.all(Array.from({ length: 10 }, () => price(asked)));
    expect(new Set(replies.map(({ body }) => body.variant.id)).size).toBe(1);
    expect(replies[0]?.body.variant.configuration.size.length).toBe(213);
    const before = shop.db.statements();
    await price(asked);
    expect(shop.db.statements() - before).toBeLessThanOrEqual(2);
  });

  it('takes the tax of the destination, or the region’s display default', async () => {
    const tax = async (region: string, country?: string) => {
      const { body } = await price({ configuration: box, tax_country_iso: country }, region);
      const [first] = body.variant.volume_prices;
      return [body.tax.country_iso, body.tax.rate, Number(first?.total_gross) > Number(first?.total_net)];
    };
    expect(await tax('se')).toEqual(['SE', '23.00', true]);
    expect(await tax('se', 'SE')).toEqual(['SE', '25.00', true]);
    expect(await tax('eu', 'FI')).toEqual(['FI', '25.50', true]);
    expect(await tax('eu', 'NO')).toEqual(['NO', '0.00', false]);
    expect(await tax('us')).toEqual(['US', '0.00', false]);
    const nowhere = await price({ configuration: box, tax_country_iso: 'XX' });
    expect(nowhere).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  });

  it('prices what the product leaves to the buyer, names it in the SKU, and refuses what it does not leave', async () => {
    const lidded = {
      ...box,
      product: 'product-box-two-pieces',
      size: { length: 200, width: 150, height: 60 },
      material: 'cardboard-cardstock',
      print_mode: 'print-color-budget',
      finish: 'foil-none',
      quality: 'standard',
    };
    const withLid = (structure_options: object) => ({
      configuration: { ...lidded, structure_options },
      quantities: [500],
    });
    const [low, high, own] = await Promise.all([
      price(withLid({ lidHeight: 20 })),
      price(withLid({ lidHeight: 60 })),
      price({ configuration: lidded, quantities: [500] }),
    ]);
    const board = ({ body }: typeof low) =>
      Number(body.variant.volume_prices[0]?.parts.find(({ part }) => part === 'board')?.amount);
    expect(board(low)).toBeLessThan(board(own));
    expect(board(own)).toBeLessThan(board(high));
    expect(high.body.variant.sku).toContain('--200x150x60--lidheight60--');
    expect(own.body.variant.sku).not.toContain('lidheight');
    expect(high.body.variant.configuration.structure_options).toEqual({ lidHeight: 60 });
    for (const [options, code, field] of [
      [{ lidHeight: 300 }, 'size_out_of_range', 'configuration.structure_options.lidHeight'],
      [{ tab: 40 }, 'combination_not_allowed', 'configuration.structure_options.tab'],
      [{ hat: 1 }, 'combination_not_allowed', 'configuration.structure_options.hat'],
    ] as const) {
      const { status, body } = await price(withLid(options));
      expect([status, body]).toMatchObject([422, { code, fields: [{ path: field }] }]);
    }
  });

  it('says what the difference to another configuration is made of', async () => {
    const { body } = await price({
      configuration: { ...box, size: { ...box.size, height: 90 } },
      quantities: [500],
      compare_to: { configuration: box, quantity: 500 },
    });
    const sum = (body.difference?.parts ?? []).reduce(
      (total, { amount }) => total + Math.round(Number(amount) * 100),
      0,
    );
    expect(sum).toBe(Math.round(Number(body.difference?.total_net) * 100));
    expect(Number(body.difference?.total_net)).toBeGreaterThan(0);
    const { from, to } = body.difference ?? {};
    expect((Number(to?.total_net) - Number(from?.total_net)).toFixed(2)).toBe(body.difference?.total_net);
    expect(to?.total_net).toBe(body.variant.volume_prices[0]?.total_net);
  });

  it.each([
    [{ configuration: { ...box, product: 'special-box' } }, 404, 'unknown_product', undefined],
    [{ configuration: { ...box, finish: 'gold' } }, 422, 'combination_not_allowed', 'configuration.finish'],
    [
      { configuration: { ...box, size: { ...box.size, length: 5 } } },
      422,
      'size_out_of_range',
      'configuration.size.length',
    ],
    [{ configuration: box, quantities: [29] }, 422, 'quantity_out_of_range', 'quantities.0'],
    [{ configuration: box, quantities: [500, 10_000_001] }, 422, 'quantity_out_of_range', 'quantities.1'],
    [{ configuration: box, quantities: [1e9] }, 422, 'quantity_out_of_range', 'quantities.0'],
    [{ configuration: box, quantities: [-30] }, 422, 'quantity_out_of_range', 'quantities.0'],
    [{ configuration: box, quantities: [0] }, 422, 'quantity_out_of_range', 'quantities.0'],
    [{ configuration: box, quantities: [500.5] }, 422, 'quantity_out_of_range', 'quantities.0'],
    // JSON has neither: they arrive as null.
    [{ configuration: box, quantities: [Number.NaN] }, 422, 'invalid_input', 'quantities.0'],
    [{ configuration: box, quantities: [Number.POSITIVE_INFINITY] }, 422, 'invalid_input', 'quantities.0'],
    [{ configuration: box, quantities: Array(21).fill(30) }, 422, 'invalid_input', 'quantities'],
    [
      { configuration: box, compare_to: { configuration: { ...box, material: 'x' }, quantity: 500 } },
      422,
      'combination_not_allowed',
      'compare_to.configuration.material',
    ],
    [
      { configuration: box, compare_to: { configuration: box, quantity: 3 } },
      422,
      'quantity_out_of_range',
      'compare_to.quantity',
    ],
    [{}, 422, 'invalid_input', 'configuration'],
  ])('refuses %j', async (body, status, code, path) => {
    const reply = await price(body);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ code, ...(path ? { fields: [{ path }] } : {}) });
  });
});

describe('GET v2/variants', () => {
  // Plus the sample pack, which has no die.
  const stocked = listCatalogueVariants().filter(({ region }) => region === 'pl').length + 1;

  it('lists the stocked sizes of a region with ascending ladders, a hundred a page', async () => {
    const { status, body } = await list('per_page=100', 'pl');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      currency: 'PLN',
      default_quantity: 30,
      total_count: stocked,
      current_page: 1,
      per_page: 100,
    });
    const pages = await Promise.all(
      Array.from({ length: body.pages }, (_, index) => list(`per_page=100&page=${index + 1}`, 'pl')),
    );
    const all = pages.flatMap((page) => page.body.variants);
    expect(new Set(all.map(({ configuration }) => configuration.product))).toEqual(
      new Set([
        'sample-packs',
        ...products.filter((product) => isSoldIn(product, 'pl')).map(({ slug }) => slug),
      ]),
    );
    for (const { volume_prices, size_type } of body.variants) {
      expect(volume_prices.map(({ range_start }) => range_start)).toEqual(quantityRanges);
      expect(size_type).toBe('standard');
    }
    expect((await list('per_page=101', 'pl')).status).toBe(422);
  });

  it('pages without gaps or repeats', async () => {
    const pages = Math.ceil(stocked / 7);
    const ids: number[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const { body } = await list(`per_page=7&page=${page}`, 'pl');
      expect(body.pages).toBe(pages);
      ids.push(...body.variants.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(stocked);
    expect((await list(`per_page=7&page=${pages + 1}`, 'pl')).body.variants).toEqual([]);
  });

  it('filters by region, product and outside ids', async () => {
    const { body } = await list('q[region_eq]=sv&q[product_eq]=product-box');
    expect(body.currency).toBe('SEK');
    expect(new Set(body.variants.map(({ type }) => type))).toEqual(new Set(['product-box']));
    const [one, two] = body.variants;
    const both = await list(
      `q[region_eq]=se&q[external_pim_id_in][]=${one?.external_pim_id}&q[external_pim_id_in][]=${two?.external_pim_id}`,
    );
    expect(both.body.variants.map(({ id }) => id)).toEqual([one?.id, two?.id]);
    const single = await list(`q[region_eq]=se&q[external_pim_id_in][]=${one?.external_pim_id}`);
    expect(single.body.variants.map(({ id }) => id)).toEqual([one?.id]);
    expect((await list('q[region_eq]=atlantis')).status).toBe(422);
  });

  it('takes as many statements for a hundred variants as for one', async () => {
    const count = async (query: string) => {
      const before = shop.db.statements();
      await list(query, 'pl');
      return shop.db.statements() - before;
    };
    expect(await count('per_page=100')).toBe(await count('per_page=1'));
    expect(await count('per_page=20')).toBeLessThanOrEqual(5);
  });
});

describe('GET prices/list', () => {
  it('keys ladders of one product and size by sku', async () => {
    const reply = await shop.call(
      'GET',
      '/prices/list?product=mailer-box-plain&region=gb&product_size=250x200x80&token=x&cache_buster=v3',
    );
    const body = reply.body as ReplyOf<typeof listPrices>;
    expect(body.currency).toBe('GBP');
    expect(body.prices).toHaveLength(1);
    expect(body.prices[0]).toMatchObject({ product: 'mailer-box-plain', product_size: '250x200x80' });
    expect(body.prices[0]?.volume_prices.map(({ range_start }) => range_start)).toEqual(quantityRanges);
  });

  it('filters by model and refuses what is not sold', async () => {
    const reply = await shop.call('GET', '/prices/list?boxModel=shipping-box');
    const body = reply.body as ReplyOf<typeof listPrices>;
    expect(new Set(body.prices.map(({ product }) => product))).toEqual(new Set(['shipping-box']));
    expect((await shop.call('GET', '/prices/list?product=hat')).body).toMatchObject({
      code: 'unknown_product',
      status: 404,
    });
  });
});

describe('the seeded catalogue', () => {
  it('is seeded once: a second start changes neither rows nor ids', async () => {
    const before = (await list('', 'eu')).body.variants.map(({ id }) => id);
    expect(await seedCatalogue(shop.db)).toBe(0);
    expect((await list('', 'eu')).body.variants.map(({ id }) => id)).toEqual(before);
  });

  it('holds every product in every open region that it is sold in', () => {
    const sold = listCatalogueVariants();
    for (const { id } of openRegions) {
      const here = sold.filter(({ region }) => region === id);
      expect(new Set(here.map(({ configuration }) => configuration.product))).toEqual(
        new Set(products.filter((product) => isSoldIn(product, id)).map(({ slug }) => slug)),
      );
    }
    expect(new Set(sold.map(({ configuration, region }) => toSku(configuration, region))).size).toBe(
      sold.length,
    );
  });

  it.each(['en-US', 'pl-PL', 'sv-SE'] as const)('calls each product as the pages do, in %s', (locale) => {
    const file = new URL(`../../../../shared/kit/terms/${locale}.json`, import.meta.url);
    const glossary = JSON.parse(readFileSync(file, 'utf8')).product;
    for (const slug of productSlugs) expect(productName(slug, locale)).toBe(glossary[slug].name);
  });
});

describe('the order side’s view', () => {
  it('prices any number of lines with one statement, as the configurator did', async () => {
    const { body } = await price({ configuration: box, quantities: [480, 500] });
    const other = await price({ configuration: { ...box, finish: 'foil-matte' } });
    const variants = createLineVariants(() => new Date('2026-11-27T09:00:00Z'));
    const before = shop.db.statements();
    const found = await variants(shop.db, 'eu', [body.variant.id, other.body.variant.id, 2 ** 40]);
    expect(shop.db.statements() - before).toBe(1);
    expect([...found.keys()].sort()).toEqual([body.variant.id, other.body.variant.id].sort());
    const line = found.get(body.variant.id);
    expect(line).toMatchObject({
      slug: 'mailer-box-full-color',
      product_type: 'mailer-box',
      sku: body.variant.sku,
    });
    const [less, more] = body.variant.volume_prices;
    expect(
      [line?.priceOf(480)?.net.amount, line?.priceOf(500)?.net.amount].map((cents) =>
        (Number(cents) / 100).toFixed(2),
      ),
    ).toEqual([less?.total_net, more?.total_net]);
    expect(line?.priceOf(29)).toBeNull();
    expect(found.get(other.body.variant.id)?.sku).toContain('--foil-matte--');
  });

  it('prices in the cart’s region, not the one the variant was made in', async () => {
    const { body } = await price({ configuration: box }, 'eu');
    const found = await createLineVariants(() => new Date('2026-11-27T09:00:00Z'))(shop.db, 'pl', [
      body.variant.id,
    ]);
    expect(found.get(body.variant.id)?.priceOf(500)?.net.currency).toBe('PLN');
  });

  it('charges dated rates and refuses a country without one', () => {
    expect(vatRate('RO', '2025-07-31')).toBe(1900);
    expect(vatRate('RO', '2025-08-01')).toBe(2100);
    expect(() => vatRate('JP', '2026-11-29')).toThrow('No VAT rate is known for JP');
  });
});
