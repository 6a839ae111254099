import { coversScope, memberScopes, staffScopes } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { addresses, identity, releases } from '../../../test/domains.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { hashToken } from '../server/tokens.ts';
import { keys } from './keys.ts';

interface Key {
  readonly id: number;
  readonly key: string;
  readonly scopes: readonly string[];
  readonly revoked_at: string | null;
  readonly last_used_at: string | null;
}

const problemOf = (reply: { body: unknown }) => reply.body as { code: string; detail: string };

describe('API keys', () => {
  let api: TestApi;
  let token: string;
  let userId: number;

  const member = async (email: string) => {
    const { body } = await api.call('POST', '/sign_up', {
      token: await api.visitor(),
      body: { user: { email, password: 'correct horse battery' } },
    });
    const { token: own, user } = body as { token: string; user: { id: number } };
    return { token: own, id: Number(user.id) };
  };
  const make = async (scopes: readonly string[], more: object = {}) => {
    const reply = await api.call('POST', '/v1/api_keys', {
      token,
      body: { name: 'ERP link', scopes, ...more },
    });
    expect(reply.status).toBe(200);
    return reply.body as Key;
  };
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const staff = bearer('a staff key for tests');

  beforeAll(async () => {
    api = await startTestApi({
      domains: (deps) => [identity(), addresses(), releases({ files: deps.files }), keys()],
    });
    const made = await member('erp@example.com');
    token = made.token;
    userId = made.id;
  });
  afterAll(() => api.cleanup());

  it('shows a key once, keeps its hash alone, and lists it without it', async () => {
    const made = await make(['orders:read', 'orders:read']);
    expect(made.key).toMatch(/^key_[\w-]{43}$/);
    expect(made.scopes).toEqual(['orders:read']);
    const list = await api.call('GET', '/v1/api_keys', { token });
    expect(list.text).toContain(`"id":${made.id}`);
    expect(list.text).not.toContain(made.key);
    const [row] = await api.db.query<{ key_hash: Uint8Array; all: string }>(
      sql`select key_hash, api_keys::text as all from api_keys where id = ${made.id}`,
    );
    expect(Buffer.from(row?.key_hash ?? [])).toEqual(hashToken(made.key));
    expect(row?.all).not.toContain(made.key.slice(12));
  });

  it('acts for its account within its scopes, and names the scope that is missing', async () => {
    const reader = await make(['account:read']);
    const path = `/v2/users/${userId}/addresses`;
    expect((await api.call('GET', path, { headers: bearer(reader.key) })).status).toBe(200);
    const before = await api.call('GET', path, { token });
    const refused = await api.call('POST', path, { headers: bearer(reader.key), body: {} });
    expect([refused.status, problemOf(refused).code]).toEqual([403, 'forbidden']);
    expect(problemOf(refused).detail).toContain('account:write');
    expect((await api.call('GET', path, { token })).text).toBe(before.text);
    const used = await api.call('GET', `/v1/api_keys/${reader.id}`, { token });
    expect((used.body as Key).last_used_at).not.toBeNull();
  });

  it('never opens a session’s own calls, whatever its scopes', async () => {
    const all = await make(memberScopes.filter((scope) => scope.endsWith(':*')));
    for (const [method, path] of [
      ['POST', '/sign_out'],
      ['POST', '/sign_in'],
      ['PUT', '/v1/users/me/password'],
    ] as const) {
      const reply = await api.call(method, path, { headers: bearer(all.key), body: {} });
      expect([path, reply.status]).toEqual([path, 403]);
    }
    expect((await api.call('GET', '/v1/staff/api_keys', { headers: bearer(all.key) })).status).toBe(404);
  });

  it('refuses unknown, revoked and expired keys', async () => {
    const made = await make(['account:read']);
    const call = (key: string) => api.call('GET', '/users/me', { headers: bearer(key) });
    expect((await call(made.key)).status).toBe(200);
    expect((await call(`${made.key}x`)).status).toBe(401);
    const revoked = await api.call('DELETE', `/v1/api_keys/${made.id}`, { token });
    expect((revoked.body as Key).revoked_at).not.toBeNull();
    expect((await call(made.key)).status).toBe(401);
    const again = await api.call('DELETE', `/v1/api_keys/${made.id}`, { token });
    expect((again.body as Key).revoked_at).toBe((revoked.body as Key).revoked_at);

    const short = await make(['account:read'], { expires_at: new Date(Date.now() + 60_000).toISOString() });
    expect((await call(short.key)).status).toBe(200);
    await api.db.execute(
      sql`update api_keys set expires_at = now() - interval '1 second' where id = ${short.id}`,
    );
    expect((await call(short.key)).status).toBe(401);
    const past = await api.call('POST', '/v1/api_keys', {
      token,
      body: { name: 'late', scopes: ['orders:read'], expires_at: '2020-01-01T00:00:00Z' },
    });
    expect([past.status, problemOf(past).code]).toEqual([422, 'invalid_input']);
  });

  it('is nobody else’s: a stranger finds nothing and changes nothing', async () => {
    const made = await make(['account:read']);
    const stranger = await member('stranger@example.com');
    for (const method of ['GET', 'DELETE'])
      expect((await api.call(method, `/v1/api_keys/${made.id}`, { token: stranger.token })).status).toBe(404);
    expect(((await api.call('GET', `/v1/api_keys/${made.id}`, { token })).body as Key).revoked_at).toBeNull();
    expect((await api.call('GET', '/v1/api_keys', { token: await api.visitor() })).status).toBe(401);
  });

  it('cannot make a key that may do more or live longer', async () => {
    const maker = await make(['keys:write', 'orders:read'], {
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    });
    const ask = (body: object) =>
      api.call('POST', '/v1/api_keys', { headers: bearer(maker.key), body: { name: 'child', ...body } });
    expect((await ask({ scopes: ['orders:*'] })).status).toBe(403);
    expect((await ask({ scopes: ['orders:read'] })).status).toBe(403);
    const child = await ask({
      scopes: ['orders:read'],
      expires_at: new Date(Date.now() + 600_000).toISOString(),
    });
    expect(child.status).toBe(200);
  });

  it('holds a key of a pipeline to its remotes and regions', async () => {
    const made = await api.call('POST', '/v1/staff/api_keys', {
      headers: staff,
      body: { name: 'checkout pipeline', scopes: ['releases:*'], regions: ['pl'], remotes: ['mf-checkout'] },
    });
    const ci = bearer((made.body as Key).key);
    const promote = (region: string, name: string) =>
      api.call('POST', '/releases/promote', { headers: ci, body: { region, name, key: 'latest' } });
    expect((await promote('de', 'mf-checkout')).status).toBe(403);
    expect((await promote('pl', 'mf-editor')).status).toBe(403);
    // Passes to the registry, which does not know this release.
    expect(problemOf(await promote('pl', 'mf-checkout')).code).toBe('release_invalid');
    expect((await api.call('GET', '/v1/staff/api_keys', { headers: ci })).status).toBe(403);
    expect((await api.call('GET', '/releases/status', { headers: ci })).status).toBe(200);
    expect((await api.call('GET', '/users/me', { headers: ci })).status).toBe(403);
    const kinds = await api.call('GET', '/v1/staff/api_keys?kind=staff', { headers: staff });
    expect((kinds.body as { total_count: number }).total_count).toBe(1);
    const ended = await api.call('DELETE', `/v1/staff/api_keys/${(made.body as Key).id}`, { headers: staff });
    expect(ended.status).toBe(200);
    expect((await api.call('GET', '/releases/status', { headers: ci })).status).toBe(401);
  });

  it('is listed by cursor, each once, whatever is made meanwhile', async () => {
    const { token: own } = await member('pages@example.com');
    const add = (name: string) =>
      api.call('POST', '/v1/api_keys', { token: own, body: { name, scopes: ['orders:read'] } });
    for (const name of ['one', 'two', 'three']) await add(name);
    const read = async (query: string) =>
      (await api.call('GET', `/v1/api_keys?per_page=1${query}`, { token: own })).body as {
        api_keys: { name: string }[];
        next_cursor?: string;
      };
    const names: (string | undefined)[] = [];
    let page = await read('');
    names.push(page.api_keys[0]?.name);
    while (page.next_cursor !== undefined) {
      await add('late');
      page = await read(`&cursor=${page.next_cursor}`);
      names.push(page.api_keys[0]?.name);
    }
    expect(names).toEqual(['three', 'two', 'one']);
    const huge = Buffer.from('[99999999999]').toString('base64url');
    expect((await api.call('GET', `/v1/api_keys?cursor=${huge}`, { token: own })).status).toBe(422);
  });

  it('refuses scopes and regions that do not exist', async () => {
    for (const body of [
      { scopes: ['everything'] },
      { scopes: ['*'] },
      { scopes: ['staff:orders:read'] },
      { scopes: [] },
      { scopes: ['orders:read'], regions: ['xx'] },
      { scopes: ['orders:read'], colour: 'red' },
    ]) {
      const reply = await api.call('POST', '/v1/api_keys', { token, body: { name: 'x', ...body } });
      expect([body, reply.status]).toEqual([body, 422]);
    }
  });
});

describe('a scope', () => {
  /** The scopes that contain others. */
  const containing: Readonly<Record<string, readonly string[]>> = {
    'releases:write': ['releases:publish', 'releases:check', 'releases:promote', 'releases:stop'],
    'releases:promote': ['releases:stop'],
    'staff:payments:write': ['staff:payments:refund'],
    'staff:orders:write': ['staff:orders:fulfil'],
  };
  const held = (granted: string): readonly string[] => containing[granted] ?? [];
  it('covers itself, what lies behind its star and what it holds of releases, and nothing else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...staffScopes), fc.constantFrom(...staffScopes), (granted, needed) => {
        const expected =
          granted === '*' ||
          granted === needed ||
          held(granted).includes(needed) ||
          (granted.endsWith(':*') && needed.startsWith(`${granted.slice(0, -2)}:`));
        expect(coversScope([granted], needed)).toBe(expected);
      }),
      { numRuns: 2000 },
    );
    expect(coversScope(['orders:*'], 'staff:orders:read')).toBe(false);
    expect(coversScope(['staff:*'], 'orders:read')).toBe(false);
  });
});
