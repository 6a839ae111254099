import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '@shop/api/platform';
import { countMigrations, countTables, lockDataDir, openStore } from '@shop/api/platform/composition';
import type { Arguments } from '@shop/release-tool';
import { backedUpFolders, copyDataFolders } from './copy-data-folders.ts';
import { copyRunningStore } from './copy-running-store.ts';
import { makeFolder } from './data-folder.ts';
import { readSettings, type Settings } from './environment.ts';

export const backupUsage = `  npm run staff -- backup FOLDER    copy database and files into a new folder; the shop may keep running
  npm run staff -- restore FOLDER   restore them into an empty data folder (and an empty database)`;

interface BackupManifest {
  readonly schema: 1;
  readonly store: 'embedded' | 'postgres';
  readonly made_at: string;
  readonly migrations: number;
}
type CommandResult =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly message: string };
const refuse = (message: string): CommandResult => ({ ok: false, message });

/**
 * Runs a PostgreSQL tool; returns null on success, else a sentence. The address is passed in the environment, not on
 * the command line.
 */
const runTool = (tool: string, args: readonly string[]): Promise<string | null> =>
  new Promise((resolve) => {
    const child = spawn(tool, args, { stdio: ['ignore', 'inherit', 'pipe'] });
    let output = '';
    child.stderr.on('data', (part: Buffer) => {
      output = (output + part.toString('utf8')).slice(-2000);
    });
    child.on('error', () =>
      resolve(`${tool} is not installed; it is part of the PostgreSQL client (postgresql-client).`),
    );
    child.on('close', (code) => resolve(code === 0 ? null : `${tool} failed: ${output.trim()}`));
  });

/** Returns a PostgreSQL address without its password, which the tools read from PGPASSWORD. */
const withPassword = async (url: string, work: (address: string) => Promise<string | null>) => {
  const parsed = new URL(url);
  const before = process.env.PGPASSWORD;
  if (parsed.password !== '') process.env.PGPASSWORD = decodeURIComponent(parsed.password);
  parsed.password = '';
  try {
    return await work(parsed.href);
  } finally {
    if (before === undefined) delete process.env.PGPASSWORD;
    else process.env.PGPASSWORD = before;
  }
};

/** Runs one query on the store and closes it; returns a sentence when it cannot be opened. */
const queryStore = async (
  { databaseUrl, dataDir }: Settings,
  question: (db: Db) => Promise<number>,
): Promise<number | string> => {
  const opened = await openStore({ databaseUrl, dataDir });
  if (!opened.ok) return opened.message;
  try {
    return await question(opened.db);
  } finally {
    await opened.db.close();
  }
};

/** Copies the embedded store: through a running shop, else its folder, which is locked meanwhile. */
const copyEmbedded = async (settings: Settings, draft: string): Promise<number | string> => {
  const lock = await lockDataDir(settings.dataDir);
  if (!lock.ok) return copyRunningStore(settings.dataDir, path.join(draft, 'db'));
  try {
    if (!existsSync(path.join(settings.dataDir, 'db'))) return `${settings.dataDir} contains no shop.`;
    await cp(path.join(settings.dataDir, 'db'), path.join(draft, 'db'), { recursive: true });
  } finally {
    await lock.release();
  }
  return queryStore(settings, countMigrations);
};

const copyPostgres = async (settings: Settings, url: string, draft: string): Promise<number | string> => {
  const migrations = await queryStore(settings, countMigrations);
  if (typeof migrations === 'string') return migrations;
  const problem = await withPassword(url, (address) =>
    runTool('pg_dump', [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--file=${path.join(draft, 'database.dump')}`,
      `--dbname=${address}`,
    ]),
  );
  if (problem !== null) return problem;
  await chmod(path.join(draft, 'database.dump'), 0o600);
  return migrations;
};

/**
 * Copies database and files into a new folder. The database comes first: files are only ever added and named by their
 * content, so every file that a row of the copy references is included. The folder gets its final name when it is
 * complete.
 */
export const backUp = async (settings: Settings, target: string, now: Date): Promise<CommandResult> => {
  const { databaseUrl, dataDir } = settings;
  if (existsSync(target)) return refuse(`${target} already exists; name a new folder.`);
  const draft = `${target}.partial-${process.pid}`;
  // It contains all of the shop's data: only its creator may read it.
  try {
    makeFolder(draft, 0o700);
  } catch (error) {
    return refuse(
      `${target} cannot be created (${(error as NodeJS.ErrnoException).code}); name a folder that this user can write to.`,
    );
  }
  let migrations: number | string;
  try {
    migrations =
      databaseUrl === null
        ? await copyEmbedded(settings, draft)
        : await copyPostgres(settings, databaseUrl, draft);
    if (typeof migrations === 'number') await copyDataFolders(dataDir, draft);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  if (typeof migrations === 'string') {
    await rm(draft, { recursive: true, force: true });
    return refuse(migrations);
  }
  const note: BackupManifest = {
    schema: 1,
    store: databaseUrl === null ? 'embedded' : 'postgres',
    made_at: now.toISOString(),
    migrations,
  };
  await writeFile(path.join(draft, 'backup.json'), `${JSON.stringify(note)}\n`, { mode: 0o600 });
  await rename(draft, target);
  const beside =
    settings.s3 === null
      ? ''
      : ` Uploads and builds are in the bucket ${settings.s3.bucket}; copy it afterwards with its own tools.`;
  return { ok: true, message: `Backed up to ${target}.${beside}` };
};

const readManifest = async (folder: string): Promise<BackupManifest | null> => {
  const file = path.join(folder, 'backup.json');
  if (!existsSync(file)) return null;
  try {
    const { schema, store, made_at, migrations } = JSON.parse(
      await readFile(file, 'utf8'),
    ) as Partial<BackupManifest>;
    const known = schema === 1 && (store === 'embedded' || store === 'postgres');
    return known && made_at !== undefined && migrations !== undefined
      ? { schema, store, made_at, migrations }
      : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/** Restores a backup into an empty data folder and an empty database. Never overwrites existing data. */
export const restore = async (settings: Settings, source: string): Promise<CommandResult> => {
  const { databaseUrl, dataDir } = settings;
  const note = await readManifest(source);
  if (note === null) return refuse(`${source} contains no backup.`);
  const store = databaseUrl === null ? 'embedded' : 'postgres';
  if (note.store !== store)
    return refuse(
      `This is a backup of the ${note.store === 'embedded' ? 'embedded store; leave DATABASE_URL unset' : 'PostgreSQL store; set DATABASE_URL'}.`,
    );
  const there = existsSync(dataDir) ? await readdir(dataDir) : [];
  const inTheWay = there.filter((name) => ['db', ...backedUpFolders].includes(name));
  if (inTheWay.length > 0)
    return refuse(`${dataDir} is not empty (${inTheWay.join(', ')}); name an empty folder in DATA_DIR.`);
  await mkdir(dataDir, { recursive: true });
  if (databaseUrl === null) await cp(path.join(source, 'db'), path.join(dataDir, 'db'), { recursive: true });
  else {
    const tables = await queryStore(settings, countTables);
    if (typeof tables === 'string') return refuse(tables);
    if (tables > 0) return refuse('The database is not empty; name an empty one in DATABASE_URL.');
    const problem = await withPassword(databaseUrl, (address) =>
      runTool('pg_restore', [
        '--no-owner',
        '--no-privileges',
        '--exit-on-error',
        '--single-transaction',
        `--dbname=${address}`,
        path.join(source, 'database.dump'),
      ]),
    );
    if (problem !== null) return refuse(problem);
  }
  await copyDataFolders(source, dataDir);
  const migrations = await queryStore(settings, countMigrations);
  return migrations === note.migrations
    ? { ok: true, message: `Restored the backup of ${note.made_at}. Start the shop with npm start.` }
    : refuse(
        `The restored store does not match its backup: ${String(migrations)} migrations of ${note.migrations}.`,
      );
};

/** `staff backup FOLDER`, `staff restore FOLDER`. Returns the exit code. */
export const backup = async (root: string, env: NodeJS.ProcessEnv, args: Arguments): Promise<number> => {
  const [command, folder] = args.words;
  if (folder === undefined) {
    console.error(`Name the folder: ${command} FOLDER`);
    return 2;
  }
  const read = readSettings(env, root);
  const where = path.resolve(root, folder);
  const outcome = !read.ok
    ? refuse(read.message)
    : command === 'restore'
      ? await restore(read.settings, where)
      : await backUp(read.settings, where, new Date());
  if (args.json) console.log(JSON.stringify({ ok: outcome.ok, detail: outcome.message }));
  else if (outcome.ok) console.log(outcome.message);
  else console.error(outcome.message);
  return outcome.ok ? 0 : 1;
};
