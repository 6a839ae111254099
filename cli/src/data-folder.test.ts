import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dataDirFault } from './data-folder.ts';

const place = mkdtempSync(path.join(os.tmpdir(), 'data-folder-'));
beforeAll(() => chmodSync(place, 0o755));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const root = path.resolve(__dirname, '../..');
/** Runs the check in a separate process, which can be killed, run as another user, or have its own disk. */
const askElsewhere = (dataDir: string, { shell = '', uid }: { shell?: string; uid?: number } = {}) => {
  const code = `console.log(JSON.stringify(require('${__dirname}/data-folder.ts').dataDirFault(process.argv[1], true)))`;
  const ask = [process.execPath, '--import', 'tsx', '-e', code, dataDir];
  const [program = '', ...args] =
    shell === '' ? ask : ['unshare', '-Urm', 'sh', '-c', `${shell} && exec "$@"`, 'sh', ...ask];
  const { stdout, stderr, signal } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    killSignal: 'SIGKILL',
    ...(uid === undefined ? {} : { uid }),
  });
  if (stdout === '') throw new Error(`no answer: ${signal ?? stderr}`);
  return JSON.parse(stdout) as string | null;
};

it('makes the folder and those above it', () => {
  const deep = path.join(place, 'a/b/c');
  expect(dataDirFault(deep, true)).toBeNull();
  expect(dataDirFault(deep, true)).toBeNull();
  expect(existsSync(deep)).toBe(true);
});

it('says at once that nothing can be made where nothing can be made', () => {
  expect(askElsewhere('/proc/shop')).toMatch(
    /^The shop cannot store its data in \/proc\/shop \(ENOENT\): set DATA_DIR/,
  );
});

it('says that a file is in the way', () => {
  const file = path.join(place, 'file');
  writeFileSync(file, '');
  expect(dataDirFault(file, true)).toContain('(EEXIST): set DATA_DIR');
  expect(dataDirFault(path.join(file, 'below'), true)).toContain('(ENOTDIR): set DATA_DIR');
});

it('says that this user may not write', () => {
  const closed = path.join(place, 'closed');
  mkdirSync(closed, { mode: 0o555 });
  // Root may write anywhere, so it runs as another user.
  const asRoot = process.getuid?.() === 0;
  expect(askElsewhere(closed, asRoot ? { uid: 65_534 } : {})).toContain('(EACCES): set DATA_DIR');
});

it('says that a disk can only be read, and that one is full', () => {
  const disk = path.join(place, 'disk');
  mkdirSync(disk);
  expect(askElsewhere(disk, { shell: `mount -t tmpfs -o ro tmpfs ${disk}` })).toContain(
    '(EROFS): set DATA_DIR',
  );
  const fill = `mount -t tmpfs -o size=64k tmpfs ${disk} && head -c 65536 /dev/zero > ${disk}/ballast`;
  expect(askElsewhere(disk, { shell: fill })).toBe(
    `The disk of ${disk} is full (ENOSPC): free some space there, or set DATA_DIR to a folder on another disk.`,
  );
});

it('leaves a full disk to a shop whose store is elsewhere, and nothing in the folder', () => {
  expect(dataDirFault(place, false)).toBeNull();
  expect(dataDirFault(place, true)).toBeNull();
  expect(existsSync(path.join(place, `.write-test-${process.pid}`))).toBe(false);
});
