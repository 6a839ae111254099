import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSettings } from './environment.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'settings-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (env: NodeJS.ProcessEnv) => readSettings(env, root);
const refusal = (env: NodeJS.ProcessEnv): string => {
  const answer = read(env);
  return answer.ok ? 'accepted' : answer.message;
};

describe('settings', () => {
  it('needs nothing from the environment', () => {
    const answer = read({});
    expect(answer.ok && answer.settings).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: path.join(root, 'var'),
      databaseUrl: null,
      environment: 'local',
      brand: 'packwright',
      liveReload: false,
    });
  });

  it('makes a session secret once, readable for this user alone, and keeps it', () => {
    const [first, second] = [read({}), read({})];
    if (!first.ok || !second.ok) throw new Error('refused');
    expect(first.settings.sessionSecret).toMatch(/^[0-9a-f]{64}$/);
    expect(second.settings.sessionSecret).toBe(first.settings.sessionSecret);
    expect(statSync(path.join(root, 'var', 'secret')).mode & 0o777).toBe(0o600);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(read({ PORT: ' ', DATA_DIR: '', SHOP_ENV: '' }).ok).toBe(true);
  });

  it('takes addresses, networks and named networks for proxies', () => {
    expect(refusal({ TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8, 192.0.2.1' })).toBe('accepted');
  });

  it('says in one line that data cannot be kept where something else is, and what to set', () => {
    const taken = path.join(root, 'a file');
    writeFileSync(taken, '');
    const message = refusal({ DATA_DIR: path.join(taken, 'data') });
    expect(message).toMatch(/cannot store its data in .*a file\/data \(ENOTDIR\): set DATA_DIR/);
    expect(message).not.toContain('\n');
  });

  it('takes the address of a Redis with its password and database, and does not repeat one it refuses', () => {
    expect(refusal({ REDIS_URL: 'rediss://shop:pass-word@cache.internal:6380/1' })).toBe('accepted');
    expect(refusal({ REDIS_URL: 'https://:pass-word@cache' })).not.toContain('pass-word');
  });

  it.each([
    [{ PORT: '80a' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SHOP_ENV: 'prod' }, 'SHOP_ENV'],
    [{ BUILD_ORIGIN: 'cdn.example.com' }, 'BUILD_ORIGIN'],
    [{ ANALYTICS_CDN: 'https://cdn.example.com/x' }, 'ANALYTICS_CDN'],
    [{ BRAND: 'x'.repeat(41) }, 'BRAND'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ RATE_LIMIT_FACTOR: 'none' }, 'RATE_LIMIT_FACTOR'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ REDIS_URL: 'cache:6379' }, 'REDIS_URL'],
    [{ REDIS_URL: 'http://cache:6379' }, 'REDIS_URL'],
    [{ S3_BUCKET: 'artwork' }, 'S3_BUCKET'],
    [{ S3_ENDPOINT: 'http://127.0.0.1:9000', S3_BUCKET: 'artwork' }, 'S3_ACCESS_KEY_ID'],
    [
      { S3_ENDPOINT: 'minio', S3_BUCKET: 'artwork', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
      'S3_ENDPOINT',
    ],
    [{ OVERRIDE_ORIGINS: 'https://builds.example.com/' }, 'OVERRIDE_ORIGINS'],
    [{ SHOP_ENV: 'production' }, 'DATABASE_URL'],
    [{ SHOP_ENV: 'production', FAILPOINTS: 'complete:after-charge' }, 'FAILPOINTS'],
    [{ FAILPOINTS: 'nowhere' }, 'FAILPOINTS'],
    [
      { SHOP_ENV: 'production', DATABASE_URL: 'postgres://db/shop', SESSION_SECRET: 'changeme' },
      'SESSION_SECRET',
    ],
    [
      { SHOP_ENV: 'production', DATABASE_URL: 'postgres://db/shop', SESSION_SECRET: 'k'.repeat(32) },
      'PUBLIC_HOSTS',
    ],
  ])('refuses %j and names the variable', (env, variable) => {
    expect(refusal(env)).toMatch(new RegExp(`\\b${variable}\\b.*\\.$`));
  });

  it.each([
    [{}, 'accepted'],
    [{ STRIPE_SECRET_KEY: 'sk_live_x' }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }, 'moves no money'],
    [{ STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_PUBLISHABLE_KEY: 'pk_live_x' }, 'STRIPE_WEBHOOK_SECRET'],
    [
      {
        STRIPE_SECRET_KEY: 'sk_live_x',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
        STRIPE_WEBHOOK_SECRET: 'whsec_x',
      },
      'accepted',
    ],
  ])('in production answers %j with "%s"', (stripe, said) => {
    const production = {
      SHOP_ENV: 'production',
      DATABASE_URL: 'postgres://db/shop',
      SESSION_SECRET: 'k'.repeat(32),
      PUBLIC_HOSTS: 'shop.example.org=gb',
    };
    expect(refusal({ ...production, ...stripe })).toContain(said);
  });

  it('takes test keys outside production and says what is wrong with an address of the API', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' };
    const answer = read(stripe);
    expect(answer.ok && answer.settings.stripe?.publishableKey).toBe('pk_test_x');
    expect(refusal({ ...stripe, STRIPE_API_BASE: '127.0.0.1' })).toContain('STRIPE_API_BASE');
  });

  it('reloads pages live only in a local shop', () => {
    const live = (env: NodeJS.ProcessEnv) => {
      const answer = read({ LIVE_RELOAD: '1', ...env });
      return answer.ok && answer.settings.liveReload;
    };
    expect(live({})).toBe(true);
    expect(live({ SHOP_ENV: 'dev' })).toBe(false);
  });
});
