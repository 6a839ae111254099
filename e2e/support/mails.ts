import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Shop } from './shop.ts';

/**
 * Returns the mails in the shop's folder, with lines joined again. Jobs write and remove mails meanwhile: a mail that
 * is being written has another name until it is complete, and a removed one is skipped.
 */
export async function readMails({ dataDir }: Pick<Shop, 'dataDir'>): Promise<string[]> {
  const folder = path.join(dataDir, 'mail');
  const orNothing =
    <Value>(nothing: Value) =>
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return nothing;
      throw error;
    };
  const names = (await readdir(folder).catch(orNothing<string[]>([]))).filter((name) =>
    name.endsWith('.eml'),
  );
  const mails = await Promise.all(
    names.map((name) => readFile(path.join(folder, name), 'utf8').catch(orNothing(''))),
  );
  return mails.map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
}

/**
 * Returns the first link in the shop's mails that matches `pattern`, with this shop's own origin; '' while there is
 * none.
 */
export async function mailedLink(shop: Pick<Shop, 'dataDir' | 'origin'>, pattern: RegExp): Promise<string> {
  const found = pattern.exec((await readMails(shop)).join('\n'))?.[0].replaceAll('&amp;', '&');
  if (found === undefined) return '';
  const { pathname, search } = new URL(found);
  return new URL(pathname + search, shop.origin).href;
}
