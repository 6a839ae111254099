import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { mentionsAddress } from './mentions-address.ts';
import type { MailMessage } from './message.ts';

/** Sends mail, or writes it to files for an operator to read. */
export interface Mailer {
  /**
   * Delivers one mail. `id` names the event it belongs to. Delivering the same id again writes the
   * same file or, over SMTP, uses the same Message-ID, so that a retry is recognised as a
   * duplicate.
   */
  readonly deliver: (message: MailMessage, id: string) => Promise<void>;
  /**
   * Deletes stored mails that were sent to one of these addresses or mention it. Returns their
   * number.
   */
  readonly forget: (addresses: readonly string[]) => Promise<number>;
}

export interface MailerOptions {
  /** `smtp://user:password@host:587`; `null` writes `.eml` files into `folder`. */
  readonly smtpUrl: string | null;
  readonly folder: string;
}

const toEnvelope = (message: MailMessage, id: string) => ({
  from: message.from,
  // Parsed as one plain address: neither a list nor a display name.
  to: { name: '', address: message.to },
  subject: message.subject,
  text: message.text,
  html: message.html,
  ...(message.unsubscribeUrl === undefined
    ? {}
    : {
        headers: {
          'List-Unsubscribe': `<${message.unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
  messageId: `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${message.from.address.split('@')[1] ?? 'localhost'}>`,
  // A mail's content must not make the mailer read a file or a URL.
  disableFileAccess: true,
  disableUrlAccess: true,
});

const deleteMails = async (folder: string, addresses: readonly string[]): Promise<number> => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  let removed = 0;
  for (const name of names) {
    if (!mentionsAddress(readMail(await readFile(join(folder, name), 'latin1')), addresses)) continue;
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
};

const utf8 = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');

/** Decodes a mail's text, including its quoted-printable and base64 parts. */
const readMail = (eml: string): string => {
  const plain = eml
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const base64 = [...eml.matchAll(/Content-Transfer-Encoding: base64\s[\s\S]*?\n\r?\n([\w+/=\s]+)/gi)]
    .map(([, body = '']) => Buffer.from(body, 'base64').toString('utf8'))
    .join('\n');
  // HTML escapes apostrophes and ampersands, which may be part of an address.
  return `${utf8(plain)}\n${base64}`.replaceAll('&#39;', "'").replaceAll('&amp;', '&');
};

/** Returns a mailer for SMTP when configured; otherwise one that writes an `.eml` file per mail. */
export const createMailer = ({ smtpUrl, folder }: MailerOptions): Mailer => {
  if (smtpUrl !== null) {
    const transport = nodemailer.createTransport(smtpUrl, {});
    return {
      deliver: async (message, id) => void (await transport.sendMail(toEnvelope(message, id))),
      forget: async () => 0,
    };
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async deliver(message, id) {
      const { message: bytes } = await transport.sendMail(toEnvelope(message, id));
      const name = createHash('sha256').update(id).digest('hex').slice(0, 24);
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${name}.${process.pid}`);
      if (!Buffer.isBuffer(bytes)) throw new Error('the mail was not buffered');
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, join(folder, `${name}.eml`));
    },
    forget: (addresses) => deleteMails(folder, addresses),
  };
};
