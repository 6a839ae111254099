import { sql } from 'drizzle-orm';
import { enqueue, type Tx } from '../../platform/index.ts';
import { syncSubscriptionJob } from './newsletter.jobs.ts';

/** Unsubscribes an address; `region` null: from every list. */
export const unsubscribeAddress = async (tx: Tx, email: string, region: string | null): Promise<void> => {
  const rows = await tx.query<{ id: number }>(sql`
    update newsletter_subscriptions set state = 'unsubscribed', unsubscribed_at = now(), handed_over_at = null
    where email = ${email} and (${region}::text is null or region = ${region})
      and state <> 'unsubscribed'
    returning id`);
  for (const { id } of rows) await enqueue(tx, syncSubscriptionJob, { id });
};
