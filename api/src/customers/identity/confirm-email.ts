import { sql } from 'drizzle-orm';
import { type Db, fail, ok } from '../../platform/index.ts';
import { consumeMailToken } from './mail-tokens.repo.ts';

/**
 * Confirms the address that a mail was sent to: the account's own, or a requested new one, which
 * then replaces the old one. Fails when another account has registered the address meanwhile; the
 * link stays valid.
 */
export const confirmEmail = (db: Db, token: string) =>
  db.transaction(async (tx) => {
    const used = await consumeMailToken(tx, token, ['confirm', 'email']);
    if (used === null) return fail('token_expired');
    if (used.purpose === 'email' && used.email !== null) {
      const changed = await tx.execute(sql`
        update users set email = ${used.email}, confirmed_at = now()
        where id = ${used.user_id} and email is not null
          and not exists (select from users where email = ${used.email} and id <> ${used.user_id})`);
      if (changed === 0) return fail('email_taken');
      // Links mailed to the old address are invalid.
      await tx.execute(sql`delete from user_mail_tokens where user_id = ${used.user_id} and used_at is null`);
      return ok({});
    }
    await tx.execute(
      sql`update users set confirmed_at = coalesce(confirmed_at, now()) where id = ${used.user_id} and email is not null`,
    );
    return ok({});
  });
