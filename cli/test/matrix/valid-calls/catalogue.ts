import { type Entries, open, staff } from '../entry.ts';
import { mailer, type Stage } from '../stage.ts';

const sku = async (stage: Stage): Promise<string> => (await stage.variants())[0]?.sku ?? '';

const counted = async (stage: Stage): Promise<string> => (await stage.variants())[0]?.external_pim_id ?? '';

/** Products, prices, dies, delivery: the same for everybody. */
export const catalogue: Entries = {
  'GET /v2/variants': open({ query: { 'q[region_eq]': 'eu', per_page: 2 } }),
  'POST /v3/dynamic_prices': open({ body: { configuration: mailer, quantities: [100, 500] } }),
  'GET /prices/list': open({ query: { product: 'mailer-box-plain', region: 'eu' } }),
  'GET /prices/minimal': open({ query: { product: 'mailer-box-plain', region: 'eu' } }),
  'GET /prices/minimal_price_for_minimal_order': open({
    query: { product: 'mailer-box-plain', region: 'eu' },
  }),
  'GET /prices/shipment_prices_list': open({ query: { region: 'eu', country_iso: 'DE' } }),
  'GET /prices/country_taxes': open({ query: { region: 'eu' } }),
  'GET /segmentation': open({ query: { region: 'eu' } }),
  'GET /prices/history': open(async (stage) => ({ query: { sku: await sku(stage), quantity: 100 } })),
  'GET /v1/dies': open(),
  'GET /v1/dies/:structure.:format': open({
    params: { structure: 'fefco-0427', format: 'json' },
    query: { L: '212', W: '148', H: '61', t: '1.5' },
  }),
  'GET /v1/delivery_estimates': open(async (stage) => ({
    query: { start_date: '2026-12-01', start_time: '09:00', region: 'eu', variant_skus: await sku(stage) },
  })),
  'GET /v1/holidays': open({ query: { country_iso: 'DE' } }),
  'GET /prices/express_delivery': open(async (stage) => ({
    query: { sku: await sku(stage), country: 'DE' },
  })),
  'GET /product_structure': open(async (stage) => ({ query: { sku: await sku(stage) } })),
  'GET /v2/products/patterns': open({ query: { region: 'eu' } }),
  'GET /v2/products/:sku/emissions': open(async (stage) => ({
    params: { sku: await sku(stage) },
    query: { quantity: 100 },
  })),
  'GET /hs_codes': open({ query: { product: 'mailer-box-plain' } }),
  'GET /services': open({ query: { 'q[level_eq]': 'line' } }),
  'GET /v1/sustainability/total_planted_trees': open(),
  'GET /v2/samples': open({ query: { per_page: 2 } }),
  'GET /v2/stock_items': staff(),
  'GET /v1/staff/stock_items/:id': staff(async (stage) => {
    const id = await counted(stage);
    await stage.byStaff('PUT', `/v2/stock_items/${id}`, { stock_item: { on_hand: 1_000_000 } });
    return { params: { id } };
  }),
  'PUT /v2/stock_items/:id': staff(async (stage) => ({
    params: { id: await counted(stage) },
    body: { stock_item: { on_hand: 1_000_000 } },
  })),
  'DELETE /v2/stock_items/:id': staff(async (stage) => {
    const id = await counted(stage);
    await stage.byStaff('PUT', `/v2/stock_items/${id}`, { stock_item: { on_hand: 1_000_000 } });
    return { params: { id } };
  }),
};
