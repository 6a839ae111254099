import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { MailMessage } from './message.ts';

/** Sends mail, or lays it where an operator can read it. */
export interface Mailer {
  /**
   * Delivers one mail. `id` names the event it belongs to: delivering the same id again yields the same file, and over
   * SMTP the same Message-ID, so that a repeated attempt is recognised as a copy.
   */
  readonly deliver: (message: MailMessage, id: string) => Promise<void>;
}

export interface MailerOptions {
  /** `smtp://user:password@host:587`; `null` writes `.eml` files into `folder`. */
  readonly smtpUrl: string | null;
  readonly folder: string;
}

const envelopeOf = (message: MailMessage, id: string) => ({
  from: message.from,
  to: message.to,
  subject: message.subject,
  text: message.text,
  html: message.html,
  messageId: `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${message.from.address.split('@')[1] ?? 'localhost'}>`,
  // Nothing in a mail may make the mailer read a file or an address.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Mail by SMTP when it is configured, else one `.eml` file per mail. */
export const createMailer = ({ smtpUrl, folder }: MailerOptions): Mailer => {
  if (smtpUrl !== null) {
    const transport = nodemailer.createTransport(smtpUrl, {});
    return { deliver: async (message, id) => void (await transport.sendMail(envelopeOf(message, id))) };
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async deliver(message, id) {
      const { message: bytes } = await transport.sendMail(envelopeOf(message, id));
      const name = createHash('sha256').update(id).digest('hex').slice(0, 24);
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${name}.${process.pid}`);
      if (!Buffer.isBuffer(bytes)) throw new Error('the mail was not buffered');
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, join(folder, `${name}.eml`));
    },
  };
};
