import type { BodyOf, changeEmail as contract } from '@shop/contracts';
import type { RegionId } from '@shop/regions';
import { type CallUser, type Db, enqueue, fail, ok, type Result } from '../../platform/index.ts';
import { checkPassword } from './check-password.ts';
import { emailChangeJob } from './identity-mail.ts';

/**
 * Mails a link to the new address; using the link makes the change. The reply is the same when an
 * account already has the address; then no mail is sent.
 */
export const changeEmail = async (
  db: Db,
  user: CallUser,
  body: BodyOf<typeof contract>,
  region: RegionId,
  now: Date,
): Promise<Result<Record<string, never>, 'wrong_credentials'>> => {
  if (!(await checkPassword(db, user.id, body.password))) return fail('wrong_credentials');
  return db.transaction(async (tx) => {
    await enqueue(
      tx,
      emailChangeJob,
      { userId: user.id, email: body.email, region, locale: user.locale },
      { key: `email:${user.id}:${Math.floor(now.getTime() / 60_000)}` },
    );
    return ok({});
  });
};
