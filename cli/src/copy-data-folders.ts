import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** The parts of the data folder beside the database that belong to a backup; not caches and the run file. */
export const backedUpFolders = ['files', 'releases', 'mail'] as const;

/** Whether a file is a draft, which a running shop renames when it is complete. */
const isDraft = (relative: string): boolean =>
  relative.split(path.sep).some((part) => part === 'drafts' || part.startsWith('.'));

/** Copies one file with its time; one that was deleted after the folder was read was unused. */
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

/** Copies uploads, builds and mails of a data folder, even while a shop writes there. */
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
