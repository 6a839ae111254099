import * as contracts from '@shop/contracts';
import { type Endpoint, permissionOf, type StaffRole, staffPermissions, staffRoles } from '@shop/contracts';
import { regionIds } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { array } from '../db/db.ts';
import { authenticate, refuseBeyondKey } from './authenticate.ts';
import { isFailure } from './result.ts';
import { hashToken, newToken } from './tokens.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ domains: () => [] });
});
afterAll(() => api.cleanup());

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'audience' in value && 'path' in value;
const forStaff = Object.values<unknown>(contracts)
  .filter(isEndpoint)
  .filter(({ audience, alsoStaff }) => audience === 'staff' || alsoStaff === true);
/** One endpoint of each kind that the check tells apart. */
const kinds = [
  ...new Map(
    forStaff.map((endpoint) => [
      `${permissionOf(endpoint)} ${endpoint.audience} ${endpoint.path.startsWith('/releases/')}`,
      endpoint,
    ]),
  ).values(),
];

/** A session of a new person of the staff with this role in these regions; without a role if none is named. */
const person = async (role: StaffRole | null, regions: readonly string[] | null = null): Promise<string> => {
  const token = newToken();
  const [row] = await api.db.query<{ id: number }>(sql`
    insert into users (email, password_hash, role) values (${`${newToken().toLowerCase()}@example.com`}, 'x', 'staff')
    returning id`);
  await api.db.execute(sql`
    insert into user_tokens (token_hash, user_id, expires_at)
    values (${hashToken(token)}, ${row?.id}, now() + interval '1 hour')`);
  if (role !== null)
    await api.db.execute(sql`
      insert into staff_roles (user_id, role, regions, granted_by)
      values (${row?.id}, ${role}, ${regions === null ? null : array([...regions], 'text')}, 'test')`);
  return token;
};

const admit = async (
  endpoint: Endpoint,
  token: string,
  region: (typeof regionIds)[number],
  environment: 'local' | 'production' = 'local',
) => {
  const settings = { staffKeys: {}, environment };
  const caller = await authenticate(api.db, endpoint, { token, key: undefined, region }, settings);
  return isFailure(caller) ? caller.code : caller.user?.role;
};

/**
 * What each role may do, written by hand: `name` of an endpoint of staff, once for each duty of the shop. All other
 * roles but admin may not.
 */
const duties: Readonly<Record<string, readonly StaffRole[]>> = {
  createRefund: ['order_manager', 'finance', 'support'],
  bookReceivedTransfer: ['finance'],
  recordPayout: ['finance'],
  closePeriod: ['finance'],
  createWalletEntry: ['finance', 'support'],
  importPriceBook: ['merchandiser'],
  setStockItem: ['merchandiser'],
  exportEvents: ['merchandiser'],
  cancelOrderByStaff: ['order_manager'],
  beginProduction: ['order_manager', 'production'],
  createShipment: ['order_manager', 'production'],
  createApprovalFileset: ['prepress', 'production'],
  createQaStateChange: ['prepress', 'production'],
  createStaffOffer: ['order_manager', 'support'],
  exportSubscriptions: ['order_manager', 'finance', 'support'],
  reviewSupplierApplication: ['merchandiser'],
  getQuoteRequest: ['order_manager', 'prepress', 'finance', 'merchandiser', 'support'],
  createStaffAccount: [],
  createStaffKey: [],
  listAccessLog: [],
  createStaffWebhook: [],
  promoteRelease: [],
  listReleases: [],
};

/** Duties that concern every region. */
const ofEveryRegion = [
  'createStaffAccount',
  'createStaffKey',
  'listAccessLog',
  'createStaffWebhook',
  'closePeriod',
];

it('every endpoint for staff demands a permission that the roles can have', () => {
  expect(forStaff.length).toBeGreaterThan(80);
  expect(
    forStaff
      .filter((endpoint) => !staffPermissions.includes(permissionOf(endpoint) ?? ''))
      .map(({ path }) => path),
  ).toEqual([]);
});

it('lets a role make the calls of its duties, in its region, and no others', async () => {
  const wrong: string[] = [];
  for (const role of staffRoles) {
    const token = await person(role, ['pl']);
    const everywhere = await person(role);
    for (const [name, roles] of Object.entries(duties)) {
      const endpoint = Reflect.get(contracts, name) as Endpoint;
      const may = role === 'admin' || roles.includes(role);
      const global = ofEveryRegion.includes(name);
      const release = endpoint.path.startsWith('/releases/');
      const expected = [
        [token, 'pl', may && !global],
        // A release names its region in the request: see below.
        [token, 'de', may && !global && release],
        [everywhere, 'de', may],
      ] as const;
      for (const [who, region, allowed] of expected) {
        const result = await admit(endpoint, who, region);
        if (result !== (allowed ? 'staff' : 'forbidden'))
          wrong.push(`${name} by ${role} in ${region}: ${result}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

it('agrees with what the desk shows, for every role, permission and region', async () => {
  const wrong: string[] = [];
  for (const role of staffRoles) {
    const token = await person(role, ['pl', 'ro']);
    const roles = [{ role, regions: ['pl', 'ro'] }];
    for (const endpoint of kinds)
      for (const region of ['pl', 'de'] as const) {
        const shown = contracts.mayCall(roles, endpoint, region);
        const result = await admit(endpoint, token, region);
        const expected = shown ? 'staff' : 'forbidden';
        if (result !== expected && !endpoint.path.startsWith('/releases/'))
          wrong.push(`${endpoint.method} ${endpoint.path} by ${role} in ${region}: ${result}`);
      }
  }
  expect(wrong).toEqual([]);
});

it('a release is refused in a region of which the person is not', () => {
  const beyond = (body: object, region: 'pl' | 'de') =>
    refuseBeyondKey({ regions: ['pl'], remotes: null }, contracts.promoteRelease, region, {
      query: {},
      body,
    });
  expect(beyond({ region: 'pl', name: 'shell' }, 'de')).toBeNull();
  expect(beyond({ region: 'de', name: 'shell' }, 'pl')?.code).toBe('forbidden');
});

it('acts on the next request: a role that is taken away, given, or ended with the account', async () => {
  const token = await person('finance');
  const id = sql`(select user_id from user_tokens where token_hash = ${hashToken(token)})`;
  const now = () => admit(contracts.listTransfers, token, 'pl');
  expect(await now()).toBe('staff');
  await api.db.execute(sql`delete from staff_roles where user_id = ${id}`);
  expect(await now()).toBe('forbidden');
  await api.db.execute(
    sql`insert into staff_roles (user_id, role, regions, granted_by) values (${id}, 'finance', '{pl}', 'test')`,
  );
  expect(await now()).toBe('staff');
  await api.db.execute(sql`update users set role = 'customer' where id = ${id}`);
  expect(await now()).toBe('not_found');
});

it('is a customer like others on calls of customers, and where the permission is missing', async () => {
  const [nobody, manager] = [await person(null), await person('order_manager', ['pl'])];
  expect(await admit(contracts.getCurrentUser, manager, 'pl')).toBe('customer');
  expect(await admit(contracts.toggleQuantityOption, nobody, 'pl')).toBe('customer');
  expect(await admit(contracts.toggleQuantityOption, manager, 'de')).toBe('customer');
  expect(await admit(contracts.toggleQuantityOption, manager, 'pl')).toBe('staff');
  expect(regionIds).toContain('de');
});

it('in production a session without a second factor makes no call of the staff or of the account', async () => {
  const token = await person('admin');
  const ofAccount = Object.values<unknown>(contracts)
    .filter(isEndpoint)
    .filter(({ audience }) => audience === 'member');
  const admitAll = async () => {
    const results = new Map<string | undefined, string[]>();
    for (const endpoint of new Set([...forStaff, ...ofAccount])) {
      const result = await admit(endpoint, token, 'pl', 'production');
      results.set(result, [...(results.get(result) ?? []), `${endpoint.method} ${endpoint.path}`]);
    }
    return results;
  };
  const before = await admitAll();
  expect(before.get('second_factor_required')?.length).toBeGreaterThan(120);
  expect([...before.keys()].sort()).toEqual(['customer', 'second_factor_required']);
  // What is left is the second factor itself.
  expect(before.get('customer')?.filter((name) => !name.includes('/v1/staff/second_factor'))).toEqual([]);
  // Outside production nobody has to have one.
  expect(await admit(contracts.listStaffAccounts, token, 'pl')).toBe('staff');
  await api.db.execute(
    sql`update user_tokens set second_factor_at = now() where token_hash = ${hashToken(token)}`,
  );
  const statements = api.db.statements();
  expect(await admit(contracts.listStaffAccounts, token, 'pl', 'production')).toBe('staff');
  expect(api.db.statements() - statements).toBe(1);
});
