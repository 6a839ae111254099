import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Manifest } from '@shop/contracts';
import { checkoutRoot } from './shop.ts';

/** Returns the same text for any order of members (docs/releases.md: a build is named by its content). */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );

/**
 * Creates another build of a remote without building it: the finished one with a space changed in one file of words,
 * sealed anew. It behaves like the original, is another release, and takes no time.
 */
export function createRevisedBuild(remote: string): { readonly folder: string; readonly remove: () => void } {
  const home = mkdtempSync(path.join(os.tmpdir(), 'revised-'));
  const folder = path.join(home, 'dist');
  cpSync(path.join(checkoutRoot(), remote, 'dist'), folder, { recursive: true });
  const file = path.join(folder, 'remote.manifest.json');
  const { build: _build, commit, ...made } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const words = made.assets.find(({ path: name }) => name.startsWith('locale-en-US.'));
  if (words === undefined) throw new Error(`${remote} has no words in English.`);
  const bytes = Buffer.concat([readFileSync(path.join(folder, words.path)), Buffer.from('\n')]);
  writeFileSync(path.join(folder, words.path), bytes);
  const sri = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  const assets = made.assets.map((asset) =>
    asset.path === words.path ? { ...asset, sri, bytes: bytes.length } : asset,
  );
  const { schema, ...promised } = { ...made, assets };
  const named = { ...promised, assets: [...assets].sort((a, b) => (a.path < b.path ? -1 : 1)) };
  const build = createHash('sha256').update(canonical(named)).digest('hex').slice(0, 20);
  writeFileSync(file, JSON.stringify({ schema, ...promised, build, commit }));
  return { folder, remove: () => rmSync(home, { recursive: true, force: true }) };
}
