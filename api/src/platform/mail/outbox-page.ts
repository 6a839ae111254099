import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { escaped, page } from '../server/page.ts';

interface OutboxMail {
  readonly name: string;
  readonly at: Date;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const bytesOf = (quotedPrintable: string): Buffer =>
  Buffer.from(
    quotedPrintable
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** Decodes a header with RFC 2047 words, as the mailer writes them. */
const header = (eml: string, name: string): string => {
  const [head = ''] = eml.split(/\r?\n\r?\n/, 1);
  const folded = new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(head)?.[1] ?? '';
  return folded
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_all, how: string, word: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : bytesOf(word.replaceAll('_', ' ')).toString('utf8'),
    );
};

const textPart = (eml: string): string => {
  const part = /Content-Type: text\/plain[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/i.exec(eml);
  const encoded = /Content-Transfer-Encoding: (\S+)/i.exec(part?.[0] ?? '')?.[1]?.toLowerCase();
  const body = part?.[1] ?? '';
  if (encoded === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return (encoded === 'quoted-printable' ? bytesOf(body) : Buffer.from(body, 'latin1')).toString('utf8');
};

const readMail = async (folder: string, name: string): Promise<OutboxMail> => {
  const [eml, { mtime }] = await Promise.all([
    readFile(join(folder, name), 'latin1'),
    stat(join(folder, name)),
  ]);
  return { name, at: mtime, to: header(eml, 'To'), subject: header(eml, 'Subject'), text: textPart(eml) };
};

const withLinks = (text: string): string =>
  escaped(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

/**
 * Returns a page with the newest 50 mails written as files, for developers without a mail server.
 * It shows the secret links in them, so it is served in the environment `local` only.
 */
export const outboxPage = async (folder: string): Promise<string> => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const letters = await Promise.all(names.map((name) => readMail(folder, name)));
  const newest = letters.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, 50);
  return page(
    'Mail',
    newest.length === 0
      ? '<p>Nothing has been mailed yet.</p>'
      : newest
          .map(
            ({ at, to, subject, text }) =>
              `<h2>${escaped(subject)}</h2><p><small>${at.toISOString()} to ${escaped(to)}</small></p><pre>${withLinks(text)}</pre>`,
          )
          .join('\n'),
  );
};
