import { countMigrations, openPglite, storeCopyPath } from '@shop/api/platform/composition';
import { readRunFile } from '@shop/release-tool';

/**
 * Asks the shop that runs on a data folder for its embedded store as it is at one moment, and opens the copy in `folder`
 * once, so that it is known to open. Answers how many migrations it holds, or a sentence.
 */
export const copyRunningStore = async (dataDir: string, folder: string): Promise<number | string> => {
  const run = readRunFile(dataDir);
  const silent = `The shop that uses ${dataDir} does not answer; stop it, then copy.`;
  if (run === null || !URL.canParse(run.url)) return silent;
  let copy: Blob;
  try {
    const reply = await fetch(new URL(storeCopyPath, run.url), {
      headers: { authorization: `Bearer ${run.key}` },
    });
    if (!reply.ok)
      return `The shop at ${run.url} does not give its store away (${reply.status}); stop it, then copy.`;
    copy = await reply.blob();
  } catch {
    // Nobody answers, or the shop ends meanwhile: there is nothing else to say about it.
    return silent;
  }
  // Outside: what is wrong with the copy itself is another matter, and told as it is.
  const db = await openPglite({ folder, dump: copy });
  try {
    return await countMigrations(db);
  } finally {
    await db.close();
  }
};
