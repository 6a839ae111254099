import type { BodyOf, recoverPassword as contract } from '@shop/contracts';
import { localeOf, type RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type Db, emailSpellings, enqueue, ok } from '../../platform/index.ts';
import { identityMailJob } from './identity-mail.ts';

/**
 * Mails a link for a new password, at most once a minute per account. Two accounts of one mailbox get
 * a mail each, which names its account. The reply does not reveal
 * whether there is an account.
 */
export const recoverPassword = (db: Db, body: BodyOf<typeof contract>, region: RegionId, now: Date) =>
  db.transaction(async (tx) => {
    const users = await tx.query<{ id: number; locale: string }>(
      sql`select id, locale from users where email in ${[...emailSpellings(body.user.email)]} order by id`,
    );
    for (const user of users) {
      const locale = localeOf(body.locale ?? '') ?? user.locale;
      const minute = Math.floor(now.getTime() / 60_000);
      await enqueue(
        tx,
        identityMailJob,
        { userId: user.id, purpose: 'reset', region, locale },
        { key: `reset:${user.id}:${minute}` },
      );
    }
    return ok({});
  });
