import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** What lies in the data folder beside the database and belongs to a backup. Caches and the run file do not. */
export const backedUpFolders = ['files', 'releases', 'mail'] as const;

/** Half-written files, which a running shop renames into place when they are whole. */
const isDraft = (relative: string): boolean =>
  relative.split(path.sep).some((part) => part === 'drafts' || part.startsWith('.'));

/** Copies one file with its time; one that is gone since the folder was read belonged to nobody any more. */
const copyIfPresent = async (from: string, to: string): Promise<void> => {
  try {
    await mkdir(path.dirname(to), { recursive: true });
    await copyFile(from, to);
    const { atime, mtime } = await stat(from);
    await utimes(to, atime, mtime);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || existsSync(from)) throw error;
  }
};

/** Copies uploads, builds and mails of a data folder, also of a shop that goes on writing there. */
export const copyDataFolders = async (from: string, to: string): Promise<void> => {
  for (const name of backedUpFolders) {
    const folder = path.join(from, name);
    if (!existsSync(folder)) continue;
    await mkdir(path.join(to, name), { recursive: true });
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const relative = path.relative(folder, path.join(entry.parentPath, entry.name));
      if (entry.isFile() && !isDraft(relative))
        await copyIfPresent(path.join(folder, relative), path.join(to, name, relative));
    }
  }
};
