// npm run bench [-- PART …] [--only PART] [--no-build]: ratios against an anchor of the same run, counts and sizes, never
// seconds against a clock. One table: measured, declared limit, verdict. Ends with 0 unless a limit is broken.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleRows } from './bench/bundles.mjs';
import { lighthouseRows } from './bench/lighthouse.mjs';
import { startRows } from './bench/start.mjs';
import { switchRows } from './bench/switches.mjs';
import { ensureBuilt } from './ensure/built.mjs';
import { ensureDependencies } from './ensure/dependencies.mjs';
import { startPostgres } from './ensure/postgres-cluster.mjs';
import { refuse } from './ensure/run.mjs';
import { ensureChromium, ensurePdfTools, ensurePostgres } from './ensure/tools.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    'no-build': { type: 'boolean', default: false },
  },
});

const environment = { ...process.env, TZ: 'UTC', LANG: 'C.UTF-8', FORCE_COLOR: '0' };

/** Runs one TypeScript part and reads its rows. */
const typescript = (file, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', path.join('scripts/bench', file)], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error(`${file} ended with ${code}:\n${output.slice(-4000)}`));
      resolve([...output.matchAll(/^BENCH (.+)$/gm)].map(([, row]) => JSON.parse(row)));
    });
  });

/** The parts by name; each returns rows. */
const parts = {
  geometry: () => typescript('geometry.ts'),
  price: () => typescript('price.ts'),
  answer: () => typescript('answer.ts'),
  dies: () => typescript('dies.ts'),
  guard: () => typescript('guard.ts'),
  search: () => typescript('search.ts'),
  canvas: async () => typescript('canvas.ts', { CHROMIUM_PATH: await ensureChromium(root) }),
  artwork: async () => {
    await ensurePdfTools();
    return typescript('artwork.ts');
  },
  api: async () => {
    const postgres = await startPostgres(await ensurePostgres(root));
    try {
      return await typescript('api.ts', { BENCH_DATABASE_URL: postgres.url });
    } finally {
      await postgres.stop();
    }
  },
  desk: async () => {
    const postgres = await startPostgres(await ensurePostgres(root));
    try {
      return await typescript('desk.ts', { BENCH_DATABASE_URL: postgres.url });
    } finally {
      await postgres.stop();
    }
  },
  bundles: async () => {
    await built(['shell', 'mf-catalogue']);
    return bundleRows(root);
  },
  landing: async () => {
    await built();
    return typescript('landing.ts', { CHROMIUM_PATH: await ensureChromium(root) });
  },
  start: async () => {
    await built();
    return startRows(root, environment);
  },
  switches: async () => {
    await built();
    return switchRows(root, environment, await ensureChromium(root));
  },
  lengths: async () => {
    await built();
    return typescript('lengths.ts', { CHROMIUM_PATH: await ensureChromium(root) });
  },
  lighthouse: async () => {
    await built();
    const postgres = await startPostgres(await ensurePostgres(root));
    try {
      return await lighthouseRows(root, environment, await ensureChromium(root), postgres.url);
    } finally {
      await postgres.stop();
    }
  },
};

/** Take minutes: hundreds of pages, hundreds of thousands of orders. They run only when named. */
const onlyByName = ['lengths', 'desk'];

async function built(names) {
  if (values['no-build']) return;
  const { failed } = await ensureBuilt(root, names === undefined ? {} : { names });
  if (failed.length > 0) throw new Error(`${failed.join(', ')} could not be built; see the messages above.`);
}

const only = [...values.only, ...positionals];
const unknown = only.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) refuse(`There is no part "${unknown}". Known: ${Object.keys(parts).join(', ')}.`);
await ensureDependencies(root);

const figure = (measured, unit) =>
  `${Number.isInteger(measured) ? measured : measured < 10 ? measured.toFixed(2) : measured.toFixed(1)}${unit === '' ? '' : ` ${unit}`}`;
const line = (cells) => console.log(`| ${cells.join(' | ')} |`);

line(['what', 'measured', 'limit', 'verdict', 'note']);
line(['---', '---', '---', '---', '---']);
let broken = 0;
for (const [name, measure] of Object.entries(parts)) {
  if (only.length > 0 ? !only.includes(name) : onlyByName.includes(name)) continue;
  try {
    for (const { what, measured, unit, limit, note = '' } of await measure()) {
      const verdict = limit === undefined ? 'shown' : measured <= limit ? 'within' : '**broken**';
      if (verdict === '**broken**') broken += 1;
      line([what, figure(measured, unit), limit === undefined ? '' : figure(limit, unit), verdict, note]);
    }
  } catch (error) {
    // A failed measurement counts as a violation.
    broken += 1;
    line([name, '', '', '**not measured**', '']);
    console.error(error.message);
  }
}
console.log(broken === 0 ? '\nall within limits' : `\n${broken} over their limits`);
process.exit(broken === 0 ? 0 : 1);
