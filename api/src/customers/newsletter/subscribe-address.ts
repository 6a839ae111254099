import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { enqueue, type Tx } from '../../platform/index.ts';
import { newsletterMailJob, syncSubscriptionJob } from './newsletter.jobs.ts';
import { needsConfirmation } from './opt-in.ts';

export interface SubscribeInput {
  readonly email: string;
  readonly region: RegionId;
  readonly locale: string;
  /** The form it came from. */
  readonly source: string;
  /** Whether the address is confirmed as the caller's, so that no link is needed. */
  readonly ownsEmail: boolean;
}

/**
 * Subscribes an address and mails it: a confirmation link where the region requires one, else a
 * welcome. After unsubscribing, only a confirmed link subscribes again. Sends no mail to a
 * subscribed address or to one that got its link within ten minutes, to prevent mail flooding.
 */
export const subscribeAddress = async (
  tx: Tx,
  { email, region, locale, source, ownsEmail }: SubscribeInput,
): Promise<void> => {
  const pending = needsConfirmation(region) && !ownsEmail;
  const [row] = await tx.query<{ id: number; round: number; state: 'pending' | 'subscribed' }>(sql`
    insert into newsletter_subscriptions as s (email, region, locale, source, state, confirmed_at)
    values (${email}, ${region}, ${locale}, ${source}, ${pending ? 'pending' : 'subscribed'},
      ${pending ? sql`null` : sql`now()`})
    on conflict (email, region) do update set
      state = case when ${ownsEmail}::boolean then 'subscribed' else 'pending' end,
      confirmed_at = case when ${ownsEmail}::boolean then now() end,
      round = s.round + 1, locale = excluded.locale, source = excluded.source, requested_at = now(),
      handed_over_at = null
    where s.state <> 'subscribed'
      and (${ownsEmail}::boolean or s.state = 'unsubscribed' or s.requested_at < now() - interval '10 minutes')
    returning id, round, state`);
  if (!row) return;
  await enqueue(tx, newsletterMailJob, { id: row.id, round: row.round }, { key: `${row.id}:${row.round}` });
  if (row.state === 'subscribed') await enqueue(tx, syncSubscriptionJob, { id: row.id });
};
