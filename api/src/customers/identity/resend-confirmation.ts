import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type Db, enqueue, ok } from '../../platform/index.ts';
import { identityMailJob } from './identity-mail.ts';

/**
 * Mails the confirmation again, at most once a minute per account. The reply does not reveal
 * whether there is an account.
 */
export const resendConfirmation = (db: Db, email: string, region: RegionId, now: Date) =>
  db.transaction(async (tx) => {
    const [user] = await tx.query<{ id: number; locale: string }>(
      sql`select id, locale from users where email = ${email} and confirmed_at is null`,
    );
    if (user)
      await enqueue(
        tx,
        identityMailJob,
        { userId: user.id, purpose: 'confirm', region, locale: user.locale },
        { key: `confirm:${user.id}:${Math.floor(now.getTime() / 60_000)}` },
      );
    return ok({});
  });
