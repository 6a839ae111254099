import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failpoints, validateFailpoints } from './failpoint.ts';

const root = join(__dirname, '../../../..');

/**
 * Passes one failpoint twice in a separate process. Returns the signal that ended it and its
 * output.
 */
const pass = (env: Readonly<Record<string, string>>): { signal: string | null; printed: string } => {
  const script = `const { failpoint } = require('./api/src/platform/server/failpoint.ts');
    for (const time of [1, 2]) { require('node:fs').writeSync(1, String(time)); failpoint('complete:after-charge'); }`;
  const { signal, stdout } = spawnSync(process.execPath, ['--require', 'tsx/cjs', '-e', script], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
  });
  return { signal, printed: stdout };
};

it('kills the process at the named failpoint, and nowhere else', () => {
  expect(pass({})).toEqual({ signal: null, printed: '12' });
  expect(pass({ FAILPOINTS: 'complete:after-prepare' })).toEqual({ signal: null, printed: '12' });
  expect(pass({ FAILPOINTS: 'complete:after-charge' })).toEqual({ signal: 'SIGKILL', printed: '1' });
  expect(pass({ FAILPOINTS: 'complete:after-charge@2', SHOP_ENV: 'local' })).toEqual({
    signal: 'SIGKILL',
    printed: '12',
  });
});

it('does nothing in production, where the shop refuses to start with it', () => {
  expect(pass({ FAILPOINTS: 'complete:after-charge', SHOP_ENV: 'production' }).signal).toBeNull();
  for (const SHOP_ENV of ['production', 'staging', 'dev'])
    expect(validateFailpoints({ FAILPOINTS: 'complete:after-charge', SHOP_ENV })).toContain(
      'unset FAILPOINTS',
    );
  expect(validateFailpoints({ SHOP_ENV: 'production' })).toBeNull();
  expect(validateFailpoints({ FAILPOINTS: '', SHOP_ENV: 'production' })).toBeNull();
});

it.each(['complete:nowhere', 'complete:after-charge@0', 'complete:after-charge@x', 'toString'])(
  'refuses %s',
  (FAILPOINTS) => {
    expect(validateFailpoints({ FAILPOINTS })).toMatch(/^FAILPOINTS names/);
  },
);

it('lists every failpoint in the documentation, and passes each somewhere', () => {
  const page = readFileSync(join(root, 'docs/testing.md'), 'utf8');
  const sources = readdirSync(join(root, 'api/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?!.*\.test\.ts$).*\.ts$/.test(name))
    .map((name) => readFileSync(join(root, 'api/src', name), 'utf8'))
    .join('');
  for (const [name, meaning] of Object.entries(failpoints)) {
    expect(page).toContain(`| \`${name}\` | ${meaning} |`);
    expect(sources).toContain(`failpoint('${name}')`);
  }
});
