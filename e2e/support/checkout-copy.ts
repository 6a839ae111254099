import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkoutRoot } from './shop.ts';

const run = promisify(execFile);

/** What a build needs from the repository's root. */
const rootFiles = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts'];

/** Copies sources of this checkout into another folder, without anything installed, built or left by tests. */
export function copySources(home: string, names: readonly string[]): void {
  const own = (source: string) => !/[\\/](node_modules|dist|test-results)$/.test(source);
  for (const name of names)
    cpSync(path.join(checkoutRoot(), name), path.join(home, name), { recursive: true, filter: own });
}

/** Builds one remote of a folder. Returns the folder of its build. */
export async function buildIn(home: string, remote: string): Promise<string> {
  await run(process.execPath, ['--import', 'tsx', 'shared/build/src/main.ts', remote], {
    cwd: home,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return path.join(home, remote, 'dist');
}

export interface CheckoutCopy {
  /** Changes one word of a remote's dictionary: a change that a visitor sees. */
  reword(remote: string, locale: string, from: string, to: string): void;
  /** Makes a remote require another contract of the kit. */
  contract(remote: string, range: string): void;
  /** Builds one remote. Returns the folder of its build. */
  build(remote: string): Promise<string>;
  remove(): void;
}

/** Creates the checkout of a team that has only one remote, `shared/` and `regions/`, installed with npm. */
export async function createCheckoutCopy(remote: string): Promise<CheckoutCopy> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'team-'));
  copySources(home, [...rootFiles, 'shared', 'regions', remote]);
  const npm = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'];
  await run('npm', npm, { cwd: home, maxBuffer: 64 * 1024 * 1024 });
  return {
    reword: (name, locale, from, to) => {
      const file = path.join(home, name, 'locales', `${locale}.json`);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(`"${from}"`)) throw new Error(`${file} does not say "${from}".`);
      writeFileSync(file, text.replaceAll(`"${from}"`, `"${to}"`));
    },
    contract: (name, range) => {
      const file = path.join(home, name, 'src/remote.ts');
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace(/contract: '[^']+'/, `contract: '${range}'`));
    },
    build: (name) => buildIn(home, name),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
