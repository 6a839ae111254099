import { readFile, writeFile } from 'node:fs/promises';
import type { TestApi } from '@shop/api/test/start-test-api.ts';
import type { Endpoint } from '@shop/contracts';
import * as z from 'zod/mini';
import { startWholeApi } from '../whole-api.ts';
import { createCallLog } from './call-log.ts';
import { account } from './scenarios/account.ts';
import { analyticsAndAttribution } from './scenarios/analytics.ts';
import { cartExtras } from './scenarios/cart-extras.ts';
import { consentsAndMails } from './scenarios/consents.ts';
import { designs } from './scenarios/designs.ts';
import { otherFilters } from './scenarios/filters.ts';
import { cartAndOrders } from './scenarios/orders.ts';
import { users } from './scenarios/people.ts';
import { programmes } from './scenarios/plus.ts';
import { pricingAndDelivery } from './scenarios/pricing.ts';
import { productionAndShipping } from './scenarios/production.ts';
import { quotesAndOffers } from './scenarios/quotes.ts';
import { termsAndProofs } from './scenarios/terms.ts';
import { pendingCalls } from './section-7.ts';
import { pageOf, pagePath } from './table.ts';
import { createWorld, type World } from './world.ts';

let shop: TestApi;
let world: World;
beforeAll(async () => {
  shop = await startWholeApi();
  world = createWorld(shop, createCallLog(shop));
});
afterAll(() => shop.cleanup());
const there = () => world;

describe('Pricing and delivery', () => pricingAndDelivery(there));
describe('Cart, orders and payment', () => cartAndOrders(there));
describe('Bundles, services, samples, trees', () => cartExtras(there));
describe('Consents', () => consentsAndMails(there));
describe('Users', () => users(there));
describe('The account', () => account(there));
describe('Designs', () => designs(there));
describe('Quotes and offers', () => quotesAndOffers(there));
describe('Payment in parts, proofs, support', () => termsAndProofs(there));
describe('Production and shipping', () => productionAndShipping(there));
describe('Pro and suppliers', () => programmes(there));
describe('What else can be asked for', () => otherFilters(there));
describe('Analytics and attribution', () => analyticsAndAttribution(there));

/** Query fields that do not filter: list cursors, the edition for caches, the caller's token. */
const noFilters = ['cursor', 'page_token', 'cache_buster', 'token'];
const declaredBy = (endpoint: Endpoint | null): readonly string[] => {
  const query = endpoint?.query;
  return query instanceof z.ZodMiniObject
    ? Object.keys(query.def.shape).filter((name) => !noFilters.includes(name))
    : [];
};

describe('Every call of section 7', () => {
  const rows = () => world.ledger.rows().filter(({ call }) => !pendingCalls.some((one) => one === call));

  it('is an endpoint', () => {
    expect(rows().flatMap(({ call, endpoint }) => (endpoint ? [] : [call]))).toEqual([]);
    const seen = world.ledger.rows().flatMap(({ call, succeeded }) => (succeeded ? [call] : []));
    expect(pendingCalls.filter((call) => seen.includes(call))).toEqual([]);
  });
  it('succeeded, and was refused with a code of its closed set', () => {
    expect(
      rows().flatMap(({ call, succeeded, refusals }) => [
        ...(succeeded ? [] : [`${call} never succeeded`]),
        ...(refusals.size > 0 ? [] : [`${call} was never refused`]),
      ]),
    ).toEqual([]);
  });
  it('that writes was read back through another call', () => {
    expect(
      rows().flatMap(({ call, readBackBy }) =>
        call.startsWith('GET ') || readBackBy.size > 0 ? [] : [call],
      ),
    ).toEqual([]);
  });
  it('answers otherwise when a filter changes', () => {
    expect(
      rows().flatMap(({ call, named, filters }) =>
        named.flatMap((name) => (filters.has(name) ? [] : [`${call} ? ${name}`])),
      ),
    ).toEqual([]);
  });
  it('answers otherwise when a field changes that its endpoint declares', () => {
    expect(
      rows().flatMap(({ call, endpoint, filters }) =>
        declaredBy(endpoint).flatMap((name) => (filters.has(name) ? [] : [`${call} ? ${name}`])),
      ),
    ).toEqual([]);
  });
  it('stands in docs/api-conformance.md as it was seen: UPDATE_TABLE=1 writes it anew', async () => {
    const page = pageOf(rows());
    if (process.env.UPDATE_TABLE === '1' && rows().every(({ succeeded }) => succeeded))
      await writeFile(pagePath, page);
    expect(await readFile(pagePath, 'utf8')).toBe(page);
  });
});
