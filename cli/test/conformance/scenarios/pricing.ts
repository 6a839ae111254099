import type { Variant } from '@shop/contracts';
import { mailer, type World } from '../world.ts';

/** Prices, delivery and facts of the catalogue. */
export const pricingAndDelivery = (world: () => World): void => {
  it('answers the price table, and each of its filters narrows or reprices it', async () => {
    const { ledger } = world();
    const list = (query: Record<string, string>) => ({
      query: { region: 'eu', cache_buster: 'v3', ...query },
    });
    const all = await ledger.done<{ prices: object }>('GET prices/list', list({}));
    expect(Object.keys(all.prices).length).toBeGreaterThan(0);
    await ledger.filters(
      'GET prices/list',
      'product',
      list({ product: 'mailer-box-plain' }),
      list({ product: 'shipping-box-plain' }),
    );
    await ledger.filters('GET prices/list', 'region', list({ region: 'pl' }), list({ region: 'gb' }));
    const [one] = await world().variants('mailer-box-plain');
    await ledger.filters(
      'GET prices/list',
      'product_size',
      list({}),
      list({ product_size: one?.size ?? '' }),
    );
    await ledger.filters('GET prices/list', 'boxModel', list({}), list({ boxModel: 'mailer-box' }));
    await ledger.filters(
      'GET prices/list',
      'tax_country_iso',
      list({ tax_country_iso: 'DE' }),
      list({ tax_country_iso: 'SE' }),
    );
    await ledger.refused('GET prices/list', 'invalid_input', list({ tax_country_iso: 'Germany' }));
  });

  it.each(['GET prices/minimal', 'GET prices/minimal_price_for_minimal_order'] as const)(
    '%s follows product and region',
    async (call) => {
      const { ledger } = world();
      await ledger.filters(
        call,
        'product',
        { query: { product: 'mailer-box-plain' } },
        { query: { product: 'shipping-box-plain' } },
      );
      await ledger.filters(call, 'region', { query: { region: 'eu' } }, { query: { region: 'pl' } });
      await ledger.refused(call, 'invalid_input', { query: { tax_country_iso: '??' } });
    },
  );

  it.each(['GET prices/shipment_prices_list', 'GET segmentation', 'GET prices/country_taxes'] as const)(
    '%s follows the region',
    async (call) => {
      const { ledger } = world();
      await ledger.filters(call, 'region', { query: { region: 'eu' } }, { query: { region: 'pl' } });
      await ledger.refused(call, 'invalid_input', { query: { region: 'a-region-of-too-many-letters' } });
    },
  );

  it('serves patterns by region', async () => {
    const { ledger } = world();
    await ledger.filters(
      'GET v2/products/patterns',
      'region',
      { query: { region: 'eu' } },
      { query: { region: 'us' } },
    );
    await ledger.refused('GET v2/products/patterns', 'invalid_input', { query: { sort: 'name' } });
  });

  it('lists variants by page, region, id and tax country, ladders ascending', async () => {
    const { ledger } = world();
    const call = 'GET v2/variants';
    const of = (query: Record<string, string>) => ({ query: { 'q[region_eq]': 'eu', ...query } });
    const { variants } = await ledger.done<{ variants: Variant[] }>(call, of({}));
    for (const { volume_prices } of variants) {
      const starts = volume_prices.map(({ range_start }) => range_start);
      expect(starts).toEqual([...starts].sort((one, other) => one - other));
    }
    await ledger.filters(call, 'per_page', of({ per_page: '1' }), of({ per_page: '2' }));
    await ledger.filters(call, 'page', of({ per_page: '1', page: '1' }), of({ per_page: '1', page: '2' }));
    await ledger.filters(call, 'q[region_eq]', of({}), of({ 'q[region_eq]': 'pl' }));
    const [first, second] = variants.map(({ external_pim_id }) => external_pim_id);
    await ledger.filters(
      call,
      'q[external_pim_id_in][]',
      of({ 'q[external_pim_id_in][]': first ?? '' }),
      of({ 'q[external_pim_id_in][]': second ?? '' }),
    );
    await ledger.filters(
      call,
      'tax_country_iso',
      of({ tax_country_iso: 'DE' }),
      of({ tax_country_iso: 'SE' }),
    );
    await ledger.refused(call, 'not_found', of({ context: 'offer', token: 'nobody-has-this-token' }));
    await ledger.refused(call, 'invalid_input', of({ per_page: '-1' }));
  });

  it('prices a configuration and explains it', async () => {
    const { ledger } = world();
    const call = 'POST v3/dynamic_prices';
    const { variant } = await ledger.makes<{ variant: Variant }>(
      call,
      { body: { configuration: mailer, quantities: [100, 500] } },
      ({ variant: { sku } }) => ({ by: ['GET product_structure', { query: { sku } }], holds: sku }),
    );
    expect(variant.volume_prices.map(({ range_start }) => range_start)).toEqual([100, 500]);
    await ledger.refused(call, 'quantity_out_of_range', { body: { configuration: mailer, quantities: [1] } });
    await ledger.refused(call, 'size_out_of_range', {
      body: { configuration: { ...mailer, size: { length: 9000, width: 148, height: 61 } } },
    });
    await ledger.refused(call, 'unknown_product', {
      body: { configuration: { ...mailer, product: 'hat-box' } },
    });
  });

  it('tells emissions, structure, express and delivery of a sku', async () => {
    const { ledger, variants } = world();
    const [printed, plain] = [await variants('mailer-box-full-color'), await variants('mailer-box-plain')];
    const [one, other] = [printed[0]?.sku ?? '', plain[0]?.sku ?? ''];
    const emissions = (query: Record<string, string>) => ({ path: { sku: one }, query });
    for (const field of ['quantity', 'product_quantity'])
      await ledger.filters(
        'GET v2/products/{sku}/emissions',
        field,
        emissions({ [field]: '100' }),
        emissions({ [field]: '500' }),
      );
    await ledger.refused('GET v2/products/{sku}/emissions', 'unknown_product', { path: { sku: 'hat' } });
    await ledger.filters('GET product_structure', 'sku', { query: { sku: one } }, { query: { sku: other } });
    await ledger.refused('GET product_structure', 'unknown_product', { query: { sku: 'hat' } });
    const express = 'GET prices/express_delivery';
    await ledger.filters(
      express,
      'sku',
      { query: { sku: one, country: 'DE' } },
      { query: { sku: other, country: 'DE' } },
    );
    await ledger.filters(
      express,
      'country',
      { query: { sku: one, country: 'DE' } },
      { query: { sku: one, country: 'CH' } },
    );
    await ledger.refused(express, 'invalid_input', { query: { sku: one, country: 'Deutschland' } });
    const estimates = 'GET v1/delivery_estimates';
    const asked = (query: Record<string, string>) => ({
      query: { start_date: '2026-12-01', start_time: '09:00', region: 'eu', variant_skus: one, ...query },
    });
    await ledger.filters(estimates, 'start_date', asked({}), asked({ start_date: '2026-12-15' }));
    await ledger.filters(estimates, 'start_time', asked({}), asked({ start_time: '18:30' }));
    await ledger.filters(estimates, 'region', asked({}), asked({ region: 'pl' }));
    await ledger.filters(estimates, 'variant_skus', asked({}), asked({ variant_skus: other }));
    await ledger.refused(estimates, 'invalid_input', asked({ start_date: '2026-13-40' }));
  });

  it('hands out dies and customs codes', async () => {
    const { ledger } = world();
    await ledger.done('GET v1/dies');
    const die = 'GET v1/dies/{structure}.{format}';
    const of = (query: Record<string, string>, format = 'json') => ({
      path: { structure: 'fefco-0427', format },
      query: { L: '212', W: '148', H: '61', t: '1.5', ...query },
    });
    for (const [field, value] of [
      ['L', '220'],
      ['W', '150'],
      ['H', '70'],
      ['t', '3'],
      ['dims', 'outside'],
    ] as const)
      await ledger.filters(die, field, of({}), of({ [field]: value }));
    for (const format of ['svg', 'dxf', 'pdf', 'glb'])
      expect((await ledger.ask(die, of({}, format))).status).toBe(200);
    await ledger.refused(die, 'invalid_input', of({ L: '5000' }));
    await ledger.refused('GET v1/dies', 'invalid_input', { headers: { 'x-region': 'atlantis' } });
    await ledger.refused(die, 'invalid_input', { ...of({}), path: { structure: 'hat', format: 'json' } });
    await ledger.done('GET hs_codes');
    await ledger.refused('GET hs_codes', 'unknown_product', { query: { sku: 'hat' } });
  });
};
