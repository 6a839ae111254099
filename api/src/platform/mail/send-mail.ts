import * as z from 'zod/mini';
import type { Queryable } from '../db/db.ts';
import { defineJob, enqueue, handle, type JobHandler } from '../jobs/define-job.ts';
import type { Mailer } from './mailer.ts';
import type { MailMessage } from './message.ts';

const sendMailJob = defineJob(
  'mail.send',
  z.object({
    id: z.string(),
    message: z.object({
      from: z.object({ name: z.string(), address: z.string() }),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      unsubscribeUrl: z.optional(z.string()),
    }),
  }),
  { personal: true },
);

/**
 * Enqueues a mail in the caller's transaction. `id` names the event, for example
 * `order-placed:R123`: one event sends one mail, however often this is called. A mail with a secret
 * (a link with a token) has its own job instead, which creates the secret while it runs, so that no
 * secret is stored in the outbox.
 */
export const queueMail = (tx: Queryable, id: string, message: MailMessage): Promise<boolean> =>
  enqueue(tx, sendMailJob, { id, message }, { key: id });

export const mailHandlers = (mailer: Mailer): readonly JobHandler[] => [
  handle(sendMailJob, ({ id, message }) => mailer.deliver(message, id)),
];
