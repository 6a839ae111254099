/** @jest-environment node */
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A remote made by `npm run create` passes every check as it is. Only the remote's part of each check runs, in a copy
 * of this checkout: `npm run check` runs the rest.
 */
const root = path.resolve(__dirname, '../..');
const name = 'mf-from-nothing';
const leftOut = new Set(['node_modules', 'dist', 'var', '.git', 'test-results', 'coverage']);

/** Links every package; those of this repository lead into the copy. */
const linkPackages = (copy: string) => {
  const from = realpathSync(path.join(root, 'node_modules'));
  const to = path.join(copy, 'node_modules');
  mkdirSync(path.join(to, '@shop'), { recursive: true });
  for (const entry of readdirSync(from))
    if (entry !== '@shop') symlinkSync(path.join(from, entry), path.join(to, entry));
  const groups = ['.', 'shared', 'shell'];
  const folders = groups.flatMap((group) =>
    readdirSync(path.join(copy, group)).map((folder) => path.join(group, folder)),
  );
  const named = new Map(
    folders.map((folder) => [folder.replace('shell/', 'shell-').replace('shared/', ''), folder]),
  );
  for (const entry of readdirSync(path.join(from, '@shop'))) {
    const folder = named.get(entry);
    if (folder !== undefined) symlinkSync(path.join(copy, folder), path.join(to, '@shop', entry));
  }
};

let copy = '';
/** Returns an empty string when the program succeeds, else its output. */
const complaint = (program: string, ...args: string[]) =>
  new Promise<string>((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: copy,
      env: { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0', NO_COLOR: '1' },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
      });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? '' : `${program} ended with ${code}:\n${printed}`));
  });

/** Program and arguments of each check, by its name in `npm run check`. */
const checks = {
  types: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.created.json'],
  'lint and format': [
    'node_modules/@biomejs/biome/bin/biome',
    ...['ci', '--colors=off', '--error-on-warnings', name],
    ...['regions/src/paths', 'shell/host/locales', 'shared/contracts/src'],
  ],
  arrows: [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ...['--config', '.dependency-cruiser.cjs', name],
  ],
  'dead code': ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints', '--workspace', name],
  locales: ['scripts/check-locales.mjs'],
  painters: ['scripts/check-painters.mjs'],
  'planted faults still fit': ['scripts/planted-faults/misfits.mjs'],
} as const;
type Check = keyof typeof checks;
const found: Partial<Record<Check, string>> = {};

beforeAll(async () => {
  copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'create-remote-')));
  cpSync(root, copy, {
    recursive: true,
    filter: (place) => !leftOut.has(path.basename(place)),
  });
  linkPackages(copy);
  const made = await complaint('scripts/create.mjs', name);
  if (made !== '') throw new Error(made);
  // Its own files, and the tables that name every page.
  writeFileSync(
    path.join(copy, 'tsconfig.created.json'),
    JSON.stringify({
      extends: `./${name}/tsconfig.json`,
      include: [`${name}/**/*.ts`, `${name}/**/*.tsx`, 'regions/src/paths/*.ts', 'shared/ui/src/css.d.ts'],
    }),
  );
  const run = async (check: Check) => {
    const [program, ...args] = checks[check];
    found[check] = await complaint(program, ...args);
  };
  // The type check takes as long as all others together.
  const others = (Object.keys(checks) as Check[]).filter((check) => check !== 'types');
  await Promise.all([
    run('types'),
    others.reduce((before, check) => before.then(() => run(check)), Promise.resolve()),
  ]);
}, 600_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it.each(Object.keys(checks) as Check[])('a new remote passes the check of %s as it was made', (check) => {
  expect(found[check]).toBe('');
});
