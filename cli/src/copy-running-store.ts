import { countMigrations, openPglite, storeCopyPath } from '@shop/api/platform/composition';
import { readRunFile } from '@shop/release-tool';

/**
 * Requests a consistent copy of the embedded store from the shop running on a data folder, and opens the copy in
 * `folder` once to verify it. Returns its number of migrations, or a sentence.
 */
export const copyRunningStore = async (dataDir: string, folder: string): Promise<number | string> => {
  const run = readRunFile(dataDir);
  const silent = `The shop that uses ${dataDir} does not respond; stop it and repeat the backup.`;
  if (run === null || !URL.canParse(run.url)) return silent;
  let copy: Blob;
  try {
    const reply = await fetch(new URL(storeCopyPath, run.url), {
      headers: { authorization: `Bearer ${run.key}` },
    });
    if (!reply.ok)
      return `The shop at ${run.url} refuses to copy its store (${reply.status}); stop it and repeat the backup.`;
    copy = await reply.blob();
  } catch {
    // The shop does not reply, or ends meanwhile.
    return silent;
  }
  // Outside the try block: a fault of the copy itself is reported separately.
  const db = await openPglite({ folder, dump: copy });
  try {
    return await countMigrations(db);
  } finally {
    await db.close();
  }
};
