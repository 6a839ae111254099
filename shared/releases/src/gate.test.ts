import { type Manifest, slots } from '@shop/contracts';
import { buildHash, sriOf } from './build-hash.ts';
import { type GateInput, runGate } from './gate.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const files: Record<string, Uint8Array> = { 'remoteEntry.js': bytes('entry'), 'app.1.js': bytes('app') };
const assets = Object.entries(files).map(([path, content]) => ({
  path,
  sri: sriOf(content),
  bytes: content.length,
}));

/** Returns a manifest whose build is the hash of its content. */
const sealed = (manifest: Manifest): Manifest => ({ ...manifest, build: buildHash(manifest) });

const remote: Manifest = sealed({
  schema: 1,
  name: 'mf-checkout',
  version: '1.0.0',
  build: '',
  commit: '',
  contract: '^1.2',
  provides: {
    routes: ['cart', 'payment'],
    slots: Object.entries(slots)
      .filter(([, slot]) => slot.owner === 'mf-checkout')
      .map(([name]) => name),
    namespaces: ['mf-checkout'],
    locales: ['pl-PL', 'en-US'],
  },
  shared: { react: '^19.3', '@shop/kit': '^1.2' },
  entry: 'remoteEntry.js',
  preload: ['app.1.js'],
  styles: [],
  assets,
  csp: {},
  server: null,
});
const shell: Manifest = {
  ...remote,
  name: 'shell',
  contract: '1.2.5',
  provides: { routes: [], slots: [], namespaces: [], locales: [] },
  shared: { react: '19.3.1', '@shop/kit': '1.2.5' },
};
const input: GateInput = {
  manifest: remote,
  others: [shell],
  locales: ['pl-PL'],
  paths: { 'pl-PL': { cart: '/koszyk', payment: '/zamowienie/:orderNumber/platnosc', account: '/konto' } },
  read: async (path) => files[path] ?? null,
};
const refused = async (change: Partial<GateInput>) =>
  (await runGate({ ...input, ...change })).filter(({ ok }) => !ok).map(({ gate }) => gate);

describe('gate', () => {
  it('lets a fitting release through', async () => {
    expect(await refused({})).toEqual([]);
  });
  it('knows no route and no module by a name that every object has', async () => {
    const provides = { ...remote.provides, routes: ['cart', 'constructor', 'toString'] };
    expect(await refused({ manifest: sealed({ ...remote, provides }) })).toEqual(['routes']);
    const shared = { ...remote.shared, constructor: '*', valueOf: '^1' };
    expect(await refused({ manifest: sealed({ ...remote, shared }) })).toEqual(['shared']);
  });
  it('takes a patch of the shell without rebuilding remotes', async () => {
    const patched = { ...shell, contract: '1.2.9', shared: { react: '19.3.4', '@shop/kit': '1.2.9' } };
    expect(await refused({ others: [patched] })).toEqual([]);
  });
  it('refuses a remote made for another kit', async () => {
    expect(await refused({ manifest: sealed({ ...remote, contract: '^2.0' }) })).toEqual(['contract']);
    expect(await refused({ manifest: sealed({ ...remote, contract: 'whatever' }) })).toEqual(['contract']);
  });
  it('refuses a shell that a running remote cannot live in', async () => {
    const next = { ...shell, contract: '2.0.0', shared: { react: '20.0.0', '@shop/kit': '2.0.0' } };
    expect(await refused({ manifest: sealed(next), others: [remote] })).toEqual(['contract', 'shared']);
  });
  it('refuses a shared module that the shell does not bring', async () => {
    expect(await refused({ manifest: sealed({ ...remote, shared: { three: '^0.187' } }) })).toEqual([
      'shared',
    ]);
  });
  it('refuses a path that two pages claim in one language', async () => {
    const paths = { ...input.paths, 'en-US': { cart: '/order/:id?', payment: '/order/:orderNumber' } };
    expect(await refused({ paths })).toEqual(['routes']);
  });
  it('refuses a route of somebody else and an unknown one', async () => {
    const provides = { ...remote.provides, routes: ['account'] };
    expect(await refused({ manifest: sealed({ ...remote, provides }) })).toEqual(['routes']);
    expect(
      await refused({ manifest: sealed({ ...remote, provides: { ...provides, routes: ['nowhere'] } }) }),
    ).toEqual(['routes']);
  });
  it('refuses a missing slot and a missing language', async () => {
    expect(
      await refused({ manifest: sealed({ ...remote, provides: { ...remote.provides, slots: [] } }) }),
    ).toEqual(['slots']);
    expect(await refused({ locales: ['pl-PL', 'sv-SE'] })).toEqual(['locales']);
  });
  it('refuses a file that is missing or was changed by one byte', async () => {
    expect(await refused({ read: async () => null })).toEqual(['assets']);
    const tampered = async (path: string) => (path === 'app.1.js' ? bytes('apq') : (files[path] ?? null));
    expect(await refused({ read: tampered })).toEqual(['assets']);
  });
  it('refuses a build whose name is not its content', async () => {
    expect(await refused({ manifest: { ...remote, build: '0'.repeat(20) } })).toEqual(['build']);
  });
});
