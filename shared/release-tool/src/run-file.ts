import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How tools on this machine reach the running shop: its address and a staff key. */
export interface RunFile {
  readonly url: string;
  readonly key: string;
}

const getRunFile = (dataDir: string): string => path.join(dataDir, 'run.json');

/** Returns the run file of a running (or earlier) shop in its data folder, or null. */
export const readRunFile = (dataDir: string): RunFile | null => {
  const file = getRunFile(dataDir);
  if (!existsSync(file)) return null;
  try {
    const { url, key } = JSON.parse(readFileSync(file, 'utf8')) as Partial<RunFile>;
    return typeof url === 'string' && typeof key === 'string' ? { url, key } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/** Returns the key of this data folder: it survives restarts, so two processes on one folder share it. */
export const keyOf = (dataDir: string): string =>
  readRunFile(dataDir)?.key ?? randomBytes(32).toString('base64url');

/** Written to a temporary file and renamed into place; only this user can read it. */
export const writeRunFile = (dataDir: string, run: RunFile): void => {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${getRunFile(dataDir)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(run)}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, getRunFile(dataDir));
};
