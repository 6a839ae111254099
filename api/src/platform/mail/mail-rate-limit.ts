import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';

const perCallerAndHour = 10;
const perRecipientAndDay = 5;

/** Which limit is reached: the recipient's or the caller's. */
export type MailRateLimit = 'ok' | 'recipient' | 'caller';

/** Error message for a caller over the limit. */
export const callerLimitMessage = 'You have sent ten such mails within an hour; try again in an hour.';

/**
 * Whether one more mail about `subject` may go to an address that somebody typed in: one an hour,
 * five a day per address, ten an hour per caller. Counts it in the transaction that enqueues it; of
 * two concurrent calls one succeeds.
 */
export const checkMailRateLimit = async (
  tx: Tx,
  secret: string,
  { email, subject, userId }: { readonly email: string; readonly subject: string; readonly userId: number },
): Promise<MailRateLimit> => {
  const recipient = createHmac('sha256', secret).update(`mail\n${email.toLowerCase()}`).digest();
  await tx.execute(sql`delete from design_mails where sent_at < now() - interval '2 days'`);
  const counted = await tx.execute(sql`
    insert into design_mails (recipient, subject, hour, user_id)
    select ${recipient}, ${subject}, floor(extract(epoch from now()) / 3600)::int, ${userId}
    where not exists (select 1 from design_mails
        where recipient = ${recipient} and subject = ${subject} and sent_at > now() - interval '1 hour')
      and (select count(*) from design_mails
        where recipient = ${recipient} and sent_at > now() - interval '1 day') < ${perRecipientAndDay}
      and (select count(*) from design_mails
        where user_id = ${userId} and sent_at > now() - interval '1 hour') < ${perCallerAndHour}
    on conflict do nothing`);
  if (counted === 1) return 'ok';
  const [sent] = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from design_mails
    where user_id = ${userId} and sent_at > now() - interval '1 hour'`);
  return (sent?.count ?? 0) < perCallerAndHour ? 'recipient' : 'caller';
};
