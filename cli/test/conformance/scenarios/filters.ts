import type { SpecifiedCall } from '../section-7.ts';
import {
  berlin,
  fresh,
  mailer,
  openCart,
  placedOrder,
  printedOrder,
  readyCart,
  type World,
} from '../world.ts';

type Query = Record<string, string>;

/** Filters of endpoints that the specification does not name: they change the reply as well. */
export const otherFilters = (world: () => World): void => {
  it('of prices, taxes, variants and delivery', async () => {
    const { ledger, variants } = world();
    const [one, other] = await variants('mailer-box-full-color');
    const differ = async (call: SpecifiedCall, base: Query, fields: Query) => {
      for (const [name, value] of Object.entries(fields))
        await ledger.filters(call, name, { query: base }, { query: { ...base, [name]: value } });
    };
    for (const call of ['GET prices/minimal', 'GET prices/minimal_price_for_minimal_order'] as const)
      await differ(
        call,
        { region: 'eu' },
        { product_size: other?.size ?? '', boxModel: 'mailer-box', tax_country_iso: 'SE' },
      );
    await differ(
      'GET prices/shipment_prices_list',
      { region: 'eu' },
      { country_iso: 'CH', shipping_method: 'courier' },
    );
    // Prices of gb are shown with VAT to people and without it to companies.
    await differ('GET segmentation', { region: 'gb' }, { customer_type: 'b2b' });
    await differ('GET prices/country_taxes', { region: 'eu' }, { country_iso: 'DE', on: '2020-08-01' });
    // Büsingen is a German place outside the area of VAT.
    await differ('GET prices/country_taxes', { region: 'eu', country_iso: 'DE' }, { zip_code: '78266' });
    await differ('GET v2/variants', { 'q[region_eq]': 'eu' }, { 'q[product_eq]': 'tote-bag' });
    const sku = one?.sku ?? '';
    await differ(
      'GET prices/express_delivery',
      { sku, country: 'DE', quantity: '100' },
      { region: 'pl', quantity: '500' },
    );
    const { express_delivery_options: options } = await ledger.done<{
      express_delivery_options: { id: number; offered?: boolean }[];
    }>('GET prices/express_delivery', { query: { sku, country: 'DE', quantity: '100' } });
    await differ(
      'GET v1/delivery_estimates',
      { start_date: '2026-12-01', start_time: '09:00', region: 'eu', variant_skus: sku, quantity: '100' },
      { country_iso: 'CY', quantity: '20000', express_delivery_option_id: String(options[0]?.id ?? 0) },
    );
    await differ('GET hs_codes', {}, { sku, structure: 'fefco-0201', product: 'tote-bag' });
    await differ('GET services', {}, { 'q[level_eq]': 'order', 'q[service_name_eq]': 'warranty' });
    const die = (query: Query) => ({
      path: { structure: 'fefco-0201', format: 'json' },
      query: { L: '300', W: '200', H: '150', ...query },
    });
    const dies = 'GET v1/dies/{structure}.{format}';
    await ledger.filters(dies, 'board', die({}), die({ board: 'natural-b' }));
    await ledger.filters(dies, 'profile', die({}), die({ profile: 'jp-a-shiki' }));
  });

  it('of a step that pays by transfer', async () => {
    const { ledger, member, as, variants } = world();
    const buyer = await member();
    const [plain] = await variants('mailer-box-plain');
    const { number } = await openCart(world(), buyer);
    await ledger.done(
      'POST v2/orders/{id}/line_item',
      as(buyer, { path: { id: number }, body: { line_item: { variant_id: plain?.id ?? 0, quantity: 100 } } }),
    );
    // Before a delivery method is chosen the body is stored with the step `address`; it does not submit `payment`.
    const body = {
      order: { payments_attributes: [{ payment_method: 'check' }], ship_address_attributes: berlin },
    };
    const step = (state: string) => as(buyer, { path: { number }, query: { state }, body });
    await ledger.gates('PUT checkouts/{number} with transfer payment attributes', 'state', step('address'), {
      code: 'requirements_unmet',
      asked: step('payment'),
    });
  });

  it('of one’s own designs, wallet, requests, touches and referrals', async () => {
    const { ledger, member, visitor, as, shop, staff } = world();
    const owner = await member();
    const differ = async (call: SpecifiedCall, base: Query, fields: Query) => {
      for (const [name, value] of Object.entries(fields))
        await ledger.filters(
          call,
          name,
          as(owner, { query: base }),
          as(owner, { query: { ...base, [name]: value } }),
        );
    };
    /** Checks that two pages of one entry each differ. */
    const paged = async (call: SpecifiedCall, base: Query = {}) => {
      await differ(call, base, { per_page: '1' });
      await differ(call, { ...base, per_page: '1' }, { page: '2' });
    };
    for (const name of ['Winter', 'Summer'])
      await ledger.done(
        'POST box_designs',
        as(owner, { body: { box_design: { configuration: mailer, name } } }),
      );
    await differ(
      'GET box_designs/mine',
      {},
      {
        'q[design_status_eq]': 'ordered',
        'q[product_type_eq]': 'tote-bag',
        'q[source_eq]': 'files',
        'q[name_cont]': 'winter',
      },
    );
    for (const amount of ['5.00', '7.50']) {
      const entered = await shop.call('POST', '/v1/wallet/entries', {
        headers: { ...staff.headers, ...fresh() },
        body: { user_id: owner.id, currency: 'EUR', amount, reason: 'A gift of the house' },
      });
      expect(entered.status).toBe(200);
    }
    await paged('GET v1/wallet', { currency: 'EUR' });
    const headers = { 'x-consent': JSON.stringify({ analytics: true, advertising: true }) };
    for (const source of ['newsletter', 'search'])
      await shop.call('POST', '/v1/acquisition_attributions', {
        token: owner.token,
        headers,
        body: { acquisition_attribution: { source } },
      });
    await paged('GET v1/acquisition_attributions');
    await differ('GET v1/acquisition_attributions', {}, { 'q[source_eq]': 'search' });
    for (const company_name of ['Nowak Studio', 'Nowak Works'])
      await ledger.done(
        'POST {brand}_pro_requests',
        as(owner, {
          body: {
            pro_request: {
              email: owner.email,
              full_name: 'Ada Nowak',
              company_name,
              country_iso: 'DE',
              business_type: 'designer',
            },
          },
        }),
      );
    await paged('GET {brand}_pro_requests');
    const { code } = await ledger.done<{ code: string }>('GET v1/referrals', as(owner));
    for (const guest of [await visitor(), await visitor()]) {
      const email = `referred-${guest.id}@example.com`;
      const { token } = await ledger.done<{ token: string }>(
        'POST sign_up',
        as(guest, { body: { user: { email, password: 'correct horse battery' } } }),
      );
      const claimed = await shop.call('POST', '/v1/referrals', { token, body: { referral: { code } } });
      expect(claimed.status).toBe(200);
    }
    await paged('GET v1/referrals');
    await differ('GET v1/referrals', {}, { 'q[status_eq]': 'rewarded' });
  });

  it('of invoices, print files and the look-up of orders', async () => {
    const { ledger, member, as, variants, shop } = world();
    const [buyer, stranger] = [await member(), await member()];
    const [plain] = await variants('mailer-box-plain');
    const line = { variant_id: plain?.id ?? 0, quantity: 100 };
    const first = await placedOrder(world(), buyer, line);
    const second = await readyCart(world(), buyer, line, 'check');
    await ledger.done(
      'POST check_payments',
      as(buyer, { body: { order_number: second.number, expected_total: second.total }, headers: fresh() }),
    );
    await shop.runJobs();
    const call = 'GET invoices';
    const of = (query: Query = {}) => as(buyer, { query });
    await ledger.filters(call, 'order_number', of(), of({ order_number: first.number }));
    await ledger.filters(call, 'kind', of(), of({ kind: 'proforma' }));
    await ledger.filters(call, 'per_page', of({ per_page: '1' }), of({ per_page: '2' }));
    await ledger.filters(call, 'page', of({ per_page: '1' }), of({ per_page: '1', page: '2' }));
    const support = 'GET support/order';
    await ledger.filters(support, 'number', of({ number: first.number }), of({ number: second.number }));
    const known = { number: first.number, email: buyer.email };
    await ledger.gates(support, 'email', as(stranger, { query: known }), {
      code: 'not_found',
      asked: as(stranger, { query: { ...known, email: stranger.email } }),
    });
    const files = 'GET production_files';
    const printed = await printedOrder(world(), buyer);
    await ledger.filters(
      files,
      'order_number',
      of({ order_number: printed.number }),
      of({ order_number: first.number }),
    );
  });
};
