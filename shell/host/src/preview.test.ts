import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Manifest, Preview, ShopDocument } from '@shop/contracts';
import { readReceipt, signPreview } from '@shop/releases';
import Fastify from 'fastify';
import { fixtureManifest, fixtureSettings } from './host.fixture.ts';
import { registerHost } from './register-host.ts';

const secret = 'a secret of more than thirty-two characters';
const now = new Date('2026-11-28T12:00:00Z');
const candidate = fixtureManifest('mf-checkout', { version: '2.0.0', build: 'b'.repeat(20) });
const stable = [fixtureManifest('shell'), fixtureManifest('mf-catalogue'), fixtureManifest('mf-checkout')];
const byName = (manifests: readonly Manifest[]) =>
  Object.fromEntries(manifests.map((manifest) => [manifest.name, manifest]));
/** This cohort has the candidate anyway. */
const chosen = 'c'.repeat(32);
const own = '0'.repeat(32);

/** A developer's machine and its reply. */
let offered: { status: number; body: string };
let developer: Server;
let origin = '';
let asked = 0;
beforeAll(async () => {
  developer = createServer((_request, reply) => {
    asked += 1;
    reply.writeHead(offered.status, { 'content-type': 'application/json', location: '/elsewhere' });
    reply.end(offered.body);
  });
  await new Promise<void>((resolve) => developer.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(developer.address() as AddressInfo).port}`;
});
afterAll(() => developer.close());
beforeEach(() => {
  asked = 0;
  offered = { status: 200, body: JSON.stringify(fixtureManifest('mf-checkout', { build: 'd'.repeat(20) })) };
});

const ask = async (
  url: string,
  cookies: Readonly<Record<string, string>> = {},
  { environment = 'local', overrideOrigins = [] as string[] } = {},
) => {
  const app = Fastify();
  registerHost(app, {
    settings: { ...fixtureSettings, environment: environment as 'local' },
    registry: {
      releases: async (_region, cohort) =>
        byName(cohort === chosen ? [...stable.slice(0, 2), candidate] : stable),
      asset: async () => null,
    },
    clock: () => now,
    preview: {
      secret,
      overrideOrigins,
      release: async (name, key) => (name === 'mf-checkout' && key === 'wanted' ? candidate : null),
      stable: async () => byName(stable),
    },
  });
  const reply = await app.inject({
    url,
    headers: {
      host: 'localhost:8080',
      cookie: Object.entries({ cohort: own, ...cookies })
        .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
        .join('; '),
    },
  });
  const json = /<script type="application\/json" id="shop-document">([^<]*)</.exec(reply.body)?.[1];
  return {
    status: reply.statusCode,
    body: reply.body,
    headers: reply.headers,
    policy: String(reply.headers['content-security-policy'] ?? ''),
    document: json === undefined ? null : (JSON.parse(json) as ShopDocument),
  };
};
const build = (reply: { document: ShopDocument | null }) =>
  reply.document?.releaseSet.picks['mf-checkout']?.build[0];
const sign = (change: Partial<Preview>) =>
  signPreview(secret, {
    region: 'pl',
    cohort: null,
    releases: [],
    override: null,
    visitor: null,
    until: now.getTime() + 60_000,
    by: 'staff:7',
    ...change,
  });
const page = '/koszyk/?region=pl';

it('shows a named release with everybody else’s stable to the holder of a token, and marks the page', async () => {
  const token = sign({ releases: [{ name: 'mf-checkout', key: 'wanted' }] });
  const brought = await ask(`/koszyk/?region=pl&release-preview=${token}`);
  expect([brought.status, brought.headers.location]).toEqual([302, page]);
  expect(JSON.stringify(brought.headers['set-cookie'])).toContain('HttpOnly');
  const shown = await ask(page, { 'release-preview': token, cohort: chosen });
  expect([shown.status, build(shown)]).toEqual([200, 'b']);
  expect(shown.document?.preview).toEqual({
    releases: ['mf-checkout wanted'],
    cohort: false,
    override: null,
    until: '2026-11-28T12:01:00.000Z',
  });
  const plain = await ask(page);
  expect([build(plain), plain.document?.preview]).toEqual(['a', undefined]);
});

it('gives a receipt for each document under a token, for nobody else and nothing that is not there', async () => {
  const token = sign({ releases: [{ name: 'mf-checkout', key: 'wanted' }] });
  const receiptOf = async (url: string, cookies = {}) => {
    const { headers } = await ask(url, cookies);
    return { receipt: headers['x-preview-receipt'], releaseSet: String(headers['x-release-set']) };
  };
  const [one, two] = [
    await receiptOf(page, { 'release-preview': token }),
    await receiptOf(page, { 'release-preview': token }),
  ];
  expect(one.receipt).not.toBe(two.receipt);
  const { releaseSet } = one;
  const read = (receipt: unknown, change = {}) =>
    readReceipt(secret, String(receipt), { token, releaseSet, ...change });
  expect([read(one.receipt), read(two.receipt)]).toEqual(['/koszyk/', '/koszyk/']);
  expect(read(one.receipt, { releaseSet: '0'.repeat(16) })).toBeNull();
  expect(read(one.receipt, { token: sign({ cohort: chosen }) })).toBeNull();
  const [nonce = '', , mark = ''] = String(one.receipt).split('.');
  expect(read(`${nonce}.${Buffer.from('/kasa/').toString('base64url')}.${mark}`)).toBeNull();
  expect((await receiptOf(page)).receipt).toBeUndefined();
  expect((await receiptOf('/nothing-here?region=pl', { 'release-preview': token })).receipt).toBeUndefined();
});

it('shows another cohort’s set, in its region alone', async () => {
  const token = sign({ cohort: chosen });
  expect(build(await ask(page, { 'release-preview': token }))).toBe('b');
  const elsewhere = await ask('/cart/?region=eu', { 'release-preview': token });
  expect([build(elsewhere), elsewhere.document?.preview]).toEqual(['a', undefined]);
});

it('refuses a forged token, one that is over and one of another shop with a sentence, and forgets it', async () => {
  const good = sign({ cohort: chosen });
  const [text = '', seal = ''] = good.split('.');
  const forged = Buffer.from(Buffer.from(text, 'base64url').toString().replace('staff:7', 'staff:8'));
  for (const token of [
    `${forged.toString('base64url')}.${seal}`,
    sign({ cohort: chosen, until: now.getTime() - 1 }),
    'nonsense',
    `${'x'.repeat(5000)}.${seal}`,
  ]) {
    const refused = await ask(`/koszyk/?region=pl&release-preview=${encodeURIComponent(token)}`);
    expect([refused.status, refused.body]).toEqual([403, expect.stringContaining('Ask for a new one')]);
    // In a cookie it is ignored.
    expect(build(await ask(page, { 'release-preview': token }))).toBe('a');
  }
});

it('ends when it is told to', async () => {
  const ended = await ask('/koszyk/?region=pl&release-preview=off', {
    'release-preview': sign({ cohort: chosen }),
  });
  expect(ended.headers.location).toBe(page);
  expect(JSON.stringify(ended.headers['set-cookie'])).toContain(
    'release-preview=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  );
});

describe('a developer’s override', () => {
  const cookie = () => ({ 'release-override': `mf-checkout@${origin}` });

  it('loads one remote from their own machine, under a policy that is wider by exactly that origin', async () => {
    const brought = await ask(`/koszyk/?region=pl&release-override=mf-checkout@${origin}`);
    expect([brought.status, brought.headers.location]).toEqual([302, page]);
    const shown = await ask(page, cookie());
    const pick = shown.document?.releaseSet.picks['mf-checkout'];
    expect([pick?.base, pick?.entry, pick?.build[0]]).toEqual([`${origin}/`, 'remoteEntry.js', 'd']);
    expect(shown.document?.preview?.override).toEqual({ name: 'mf-checkout', origin });
    const plain = await ask(page);
    const without = (policy: string) => policy.replaceAll(/'nonce-[^']+'/g, '').replaceAll(` ${origin}`, '');
    expect(without(shown.policy)).toBe(without(plain.policy));
    expect(shown.policy.split(origin)).toHaveLength(6);
    expect(plain.policy).not.toContain(origin);
    // The region's own build of it is not preloaded.
    expect(shown.body).not.toContain('/build/mf-checkout/');
    expect(shown.document?.releaseSet.id).not.toBe(plain.document?.releaseSet.id);
  });

  it('is not had in production by a cookie, nor by a token for an origin that is not on the list', async () => {
    const production = { environment: 'production' };
    expect(
      (await ask(`/koszyk/?region=pl&release-override=mf-checkout@${origin}`, {}, production)).status,
    ).toBe(403);
    expect(build(await ask(page, cookie(), production))).toBe('a');
    const token = sign({ override: { name: 'mf-checkout', origin } });
    expect(build(await ask(page, { 'release-preview': token }, production))).toBe('a');
    const listed = { ...production, overrideOrigins: [origin] };
    expect(build(await ask(page, { 'release-preview': token }, listed))).toBe('d');
    expect(build(await ask(page, {}, listed))).toBe('a');
    // Forwarded to somebody else it has no effect.
    const mine = sign({ override: { name: 'mf-checkout', origin }, visitor: own });
    expect(build(await ask(page, { 'release-preview': mine }, listed))).toBe('d');
    expect(build(await ask(page, { 'release-preview': mine, cohort: 'e'.repeat(32) }, listed))).toBe('a');
    const passedOn = await ask(`${page}&release-preview=${mine}`, { cohort: 'e'.repeat(32) }, listed);
    expect([passedOn.status, passedOn.body]).toEqual([403, expect.stringContaining('for one visitor')]);
    // On the list or not: an unsigned cookie has no effect in production.
    expect(build(await ask(page, cookie(), listed))).toBe('a');
  });

  it('takes no origin that merely looks like one', async () => {
    for (const evil of [
      'https://evil.example',
      'http://localhost.evil.example',
      'http://localhost:4001@evil.example',
      'http://127.0.0.1.evil.example:80',
      'http://localhost:4001/',
      'http://10.0.0.7:4001',
      'http://169.254.169.254',
      'javascript:alert(1)',
    ]) {
      const url = `/koszyk/?region=pl&release-override=${encodeURIComponent(`mf-checkout@${evil}`)}`;
      expect([evil, (await ask(url)).status]).toEqual([evil, 403]);
      expect(build(await ask(page, { 'release-override': `mf-checkout@${evil}` }))).toBe('a');
    }
    expect(build(await ask(page, { 'release-override': `shell@${origin}` }))).toBe('a');
  });

  it.each(['dev', 'staging', 'production'])(
    'never has the host of %s ask its own machine or network, however that is written',
    async (environment) => {
      const { port } = new URL(origin);
      for (const own of [
        origin,
        `http://localhost:${port}`,
        `http://[::1]:${port}`,
        `http://[::ffff:127.0.0.1]:${port}`,
        `http://[::ffff:7f00:1]:${port}`,
        `http://2130706433:${port}`,
        `http://0x7f000001:${port}`,
        `http://0177.0.0.1:${port}`,
        `http://127.1:${port}`,
        `http://0.0.0.0:${port}`,
        `http://0:${port}`,
        `http://LOCALHOST:${port}`,
        `http://localhost.:${port}`,
        // Names that resolve to 127.0.0.1.
        `http://localtest.me:${port}`,
        `http://127.0.0.1.nip.io:${port}`,
        'http://10.0.0.7',
        'http://192.168.0.1',
        'http://169.254.169.254',
        'http://[fe80::1]',
        'http://[fd00::1]',
      ]) {
        const override = `mf-checkout@${own}`;
        const listed = { environment, overrideOrigins: ['https://builds.example.com'] };
        const reply = await ask(`${page}&release-override=${encodeURIComponent(override)}`, {}, listed);
        expect([own, reply.status]).toEqual([own, 403]);
        expect(String(reply.headers['set-cookie'])).not.toContain('release-override');
        // A cookie written by hand, or left over from a local shop on the same host name.
        expect(build(await ask(page, { 'release-override': override }, listed))).toBe('a');
      }
      expect(asked).toBe(0);
    },
  );

  it('follows no answer that leads elsewhere, also from an origin of the list', async () => {
    offered = { status: 302, body: offered.body };
    const reply = await ask(page, cookie(), { environment: 'staging', overrideOrigins: [origin] });
    expect([reply.status, reply.body]).toEqual([403, expect.stringContaining('cannot be fetched')]);
    expect(asked).toBe(1);
  });

  it('says what is wrong with the developer’s build', async () => {
    for (const [answer, said] of [
      [{ status: 200, body: ' '.repeat(2_000_001) }, 'is longer than 2000000 bytes'],
      [{ status: 404, body: '' }, 'answers with 404'],
      [{ status: 200, body: '<!doctype html>' }, 'is no JSON'],
      [{ status: 200, body: '{"schema":1}' }, 'is no manifest of mf-checkout'],
      [{ status: 200, body: JSON.stringify(fixtureManifest('mf-editor')) }, 'is no manifest of mf-checkout'],
    ] as const) {
      offered = answer;
      const reply = await ask(page, cookie());
      expect([reply.status, reply.body]).toEqual([403, expect.stringContaining(said)]);
    }
    const away = await ask(page, { 'release-override': 'mf-checkout@http://localhost:9' });
    expect(away.body).toContain('cannot be fetched');
  });
});
