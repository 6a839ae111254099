import { accessSync, constants, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const isFolder = (place: string): boolean =>
  statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Creates a folder and its parents. Not with `recursive`, which never returns where the file system reports an existing
 * folder as missing, as `/proc` does.
 */
export const makeFolder = (folder: string, mode?: number): void => {
  if (isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder && statSync(parent, { throwIfNoEntry: false }) === undefined)
    makeFolder(parent, mode);
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    // Another process may have created it first.
    if (!isFolder(folder)) throw error;
  }
};

/** At least as much as the shop writes at its start. */
const sample = Buffer.alloc(4096);

/** Tests that the folder is writable, which fails on a full disk. */
const tryToWrite = (folder: string): void => {
  const file = path.join(folder, `.write-test-${process.pid}`);
  try {
    writeFileSync(file, sample);
  } finally {
    rmSync(file, { force: true });
  }
};

const choose =
  'set DATA_DIR to a folder that this user can write to, for example DATA_DIR="$HOME/shop-data" npm start';

/** Returns the sentence for a file system error below `DATA_DIR`. */
export const describeDataFault = (dataDir: string, code: string): string =>
  ['ENOSPC', 'EDQUOT'].includes(code)
    ? `The disk of ${dataDir} is full (${code}): free some space there, or set DATA_DIR to a folder on another disk.`
    : `The shop cannot store its data in ${dataDir} (${code}): ${choose}`;

/**
 * Returns why the data folder cannot be used, in one sentence, or null. Creates a missing folder. With `holdsStore` it
 * needs free space; without, a shop on PostgreSQL still sells while its disk is full.
 */
export const dataDirFault = (dataDir: string, holdsStore: boolean): string | null => {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    if (holdsStore) tryToWrite(dataDir);
    return null;
  } catch (error) {
    return describeDataFault(dataDir, (error as NodeJS.ErrnoException).code ?? String(error));
  }
};
