import { sql } from 'drizzle-orm';
import { pro, suppliers } from '../../../test/domains.ts';
import { startTestApi, storeOfRun, type TestApi } from '../../../test/start-test-api.ts';
import { identity } from './identity.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [identity(), pro(), suppliers()], store: storeOfRun() });
});
afterAll(() => shop.cleanup());

/** Signing in moves these. */
const carried = [
  'addresses',
  'assets',
  'box_designs',
  'carts',
  'consent_log',
  'pro_requests',
  'quote_requests',
  'supplier_applications',
];
/** Tables that visitors never have rows in, or that an account reads through its visitors. */
const left: Readonly<Record<string, string>> = {
  acquisition_attributions: 'read with those of the merged visitors',
  analytics_aliases: 'adopted by accounts, from their visitors too',
  analytics_events: 'read with those of the merged visitors',
  analytics_profiles: 'read with those of the merged visitors',
  analytics_sessions: 'counted for each browser by itself',
  api_keys: 'of accounts alone',
  company_design_copies: 'of accounts alone',
  company_members: 'of accounts alone',
  coupon_redemptions: 'of placed orders, which name who placed them',
  customer_notes: 'read with those of the merged visitors',
  data_exports: 'of accounts alone',
  design_mails: 'counts mails of the last two days',
  erasure_requests: 'of accounts alone',
  orders: 'a placed order names who placed it, for ever',
  referral_codes: 'of accounts alone',
  staff_changes: 'of staff accounts alone',
  staff_passkeys: 'of staff accounts alone',
  staff_recovery_codes: 'of staff accounts alone',
  staff_roles: 'of staff accounts alone',
  staff_totp: 'of staff accounts alone',
  user_consents: 'written before there was a log; not added to any more',
  user_mail_tokens: 'of accounts alone',
  user_tokens: 'end with the visitor',
  wallet_entries: 'of accounts alone; a ledger is not rewritten',
  wallets: 'of accounts alone',
  webhook_endpoints: 'of accounts alone',
  webhook_events: 'of endpoints, which are of accounts alone',
};

it('knows of every table with a user in it whether signing in takes it along', async () => {
  const tables = await shop.db.query<{ table_name: string }>(sql`
    select table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE'`);
  expect(tables.map(({ table_name }) => table_name).toSorted()).toEqual(
    [...carried, ...Object.keys(left)].toSorted(),
  );
});

it.each(['sign_in', 'sign_up'])(
  '%s keeps a Pro request and an application as a supplier for whoever sent them',
  async (how) => {
    const email = `${how}-${Math.random().toString(36).slice(2)}@example.com`;
    const user = { email, password: 'a-long-secret-phrase' };
    if (how === 'sign_in')
      await shop.call('POST', '/sign_up', { token: await shop.visitor(), body: { user } });
    const [visitor, stranger] = [await shop.visitor(), await shop.visitor()];
    const asked = [];
    for (const token of [visitor, stranger]) {
      const person = { email, full_name: 'Ada', company_name: 'Mill', country_iso: 'PL' };
      asked.push(
        await shop.call('POST', '/packwright_pro_requests', {
          token,
          body: { pro_request: { ...person, business_type: 'agency' } },
        }),
        await shop.call('POST', '/suppliers', {
          token,
          body: { supplier: { ...person, capabilities: ['mailers'] } },
        }),
      );
    }
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const signed = await shop.call('POST', `/${how}`, { token: visitor, body: { user } });
    const { token } = signed.body as { token: string };
    for (const path of ['/packwright_pro_requests', '/suppliers'])
      for (const who of [token, stranger])
        expect((await shop.call('GET', path, { token: who })).body).toMatchObject({ total_count: 1 });
  },
);
