import type { AssignedSet, RolloutCell } from '@shop/contracts';
import { readPreview, signPreview, signReceipt } from '@shop/releases';
import { type Build, makeBuild, type ReleaseShop, startReleaseShop } from './release-shop.fixture.ts';

const secret = 'a secret for tests that is long enough';
let registry: ReleaseShop;
beforeAll(async () => {
  registry = await startReleaseShop({ overrideOrigins: ['https://builds.example.com'] });
});
afterAll(() => registry.shop.cleanup());
beforeEach(async () => {
  await registry.empty();
  await registry.open(shell, a);
  await registry.publish(b);
});

const shell = makeBuild('shell', 'one');
const [a, b] = ['A', 'B'].map((text) => makeBuild('mf-checkout', text)) as [Build, Build];
const where = { region: 'pl', name: 'mf-checkout' };

it('lets a key that is held to a remote show releases of that remote alone', async () => {
  const key = await registry.key(['releases:*'], { remotes: ['mf-checkout'] });
  const show = (...names: string[]) =>
    registry.post('previews', { region: 'pl', releases: names.map((name) => ({ name, key: b.key })) }, key);
  expect((await show('mf-checkout')).status).toBe(200);
  expect(await show('mf-editor')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await show('mf-checkout', 'mf-editor')).toMatchObject({ status: 403 });
});

describe('a preview', () => {
  it('is signed for one region, a cohort or releases, and an hour at most', async () => {
    const made = await registry.post('previews', {
      region: 'pl',
      releases: [{ name: 'mf-checkout', key: b.key }],
      minutes: 5,
    });
    const { token, address } = made.body as { token: string; address: string };
    expect(new URL(address).searchParams.get('release-preview')).toBe(token);
    const preview = readPreview(secret, token, new Date());
    expect(preview).toMatchObject({ region: 'pl', cohort: null, override: null, by: 'staff:test' });
    expect(readPreview(secret, token, new Date(Date.now() + 301_000))).toBeNull();
    expect(readPreview('another secret of the same length!', token, new Date())).toBeNull();
    const [text = '', seal = ''] = token.split('.');
    const forged = Buffer.from(Buffer.from(text, 'base64url').toString().replace('"pl"', '"eu"')).toString(
      'base64url',
    );
    expect(readPreview(secret, `${forged}.${seal}`, new Date())).toBeNull();
    expect((await registry.post('previews', { region: 'pl', minutes: 61 })).status).toBe(422);
    expect(
      (await registry.post('previews', { region: 'pl', releases: [{ name: 'mf-checkout', key: '9+0' }] }))
        .status,
    ).toBe(422);
  });

  it('lets code come from an allow-listed origin alone, compared whole', async () => {
    const ask = (origin: string) => registry.post('overrides', { ...where, origin });
    for (const origin of ['https://builds.example.com', 'http://localhost:4001'])
      expect((await ask(origin)).status).toBe(200);
    // This changed nothing in the field, so the matrix names its last change.
    const { rollouts } = await registry.get<{ rollouts: RolloutCell[] }>(
      'rollouts?region=pl&name=mf-checkout',
    );
    expect(rollouts.map(({ change }) => change)).toEqual(['start']);
    for (const origin of [
      'https://builds.example.com/',
      'https://builds.example.com.evil.example',
      'https://evil.example/https://builds.example.com',
      'https://builds.example.com@evil.example',
      'http://builds.example.com',
      'http://10.0.0.1:4001',
      'javascript:alert(1)',
      '',
    ])
      expect([origin, (await ask(origin)).status]).toEqual([origin, 422]);
    expect(
      (await registry.post('overrides', { ...where, name: 'shell', origin: 'http://localhost:1' })).status,
    ).toBe(422);
  });
});

const step = (name: string, receipt: string | null) => ({
  step: name,
  ok: true,
  took_ms: 5,
  detail: '',
  receipt,
});

it('keeps a smoke result only under a preview of that release and with the set that the region has', async () => {
  const made = await registry.post('previews', {
    region: 'pl',
    releases: [{ name: 'mf-checkout', key: b.key }],
  });
  const { token } = made.body as { token: string };
  const { id } = await registry.get<AssignedSet>('set?region=pl');
  await registry.post('promote', { ...where, key: b.key, basis_points: 1 });
  const { right } = await registry.get<{ right: AssignedSet }>(
    'diff?left_region=pl&right_region=pl&right=candidate',
  );
  const given = { token, releaseSet: right.id, path: '/' };
  const receipt = signReceipt(secret, given);
  const report = {
    ...where,
    key: b.key,
    preview: token,
    release_set: right.id,
    browser: 'Chromium 1',
    steps: [step('home', receipt)],
  };
  const refused = async (change: object) => (await registry.post('smoke', { ...report, ...change })).status;
  // Documents of another set than the region's, really served: something has changed since.
  const ofOther = signReceipt(secret, { ...given, releaseSet: id });
  expect(await refused({ release_set: id, steps: [step('home', ofOther)] })).toBe(422);
  expect(await refused({ preview: `${token.slice(0, -4)}AAAA` })).toBe(422);
  expect(await refused({ key: a.key })).toBe(422);
  expect(await refused({ region: 'eu' })).toBe(422);
  const over = {
    region: 'pl',
    cohort: null,
    releases: [],
    override: null,
    visitor: null,
    until: 1,
    by: 'me',
  };
  expect(await refused({ preview: signPreview(secret, over) })).toBe(422);
  // A successful step shows a separate document that the host served under exactly this preview.
  const elsewhere = signReceipt(secret, { ...given, token: signPreview(secret, over) });
  for (const steps of [
    [step('home', null)],
    [step('home', elsewhere)],
    [step('home', signReceipt('another secret of the same length!', given))],
    [step('home', ofOther)],
    [step('home', receipt), step('product', receipt)],
  ])
    expect(await refused({ steps })).toBe(422);
  expect((await registry.post('smoke', report)).body).toMatchObject({
    gate: 'smoke',
    ok: true,
    shell: shell.key,
  });
  const failed = { ...report, steps: [{ ...step('cart', null), ok: false, detail: 'no price' }] };
  expect((await registry.post('smoke', failed)).body).toMatchObject({ ok: false });
  const { evidence } = await registry.get<{ evidence: { ok: boolean }[] }>('evidence?gate=smoke');
  expect(evidence.map(({ ok }) => ok)).toEqual([false, true]);
  expect((await registry.get<{ evidence: object[] }>('evidence?gate=smoke&ok=false')).evidence).toHaveLength(
    1,
  );
});
