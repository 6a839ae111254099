import { type BodyOf, consentTypes, type ReplyOf, type signUp as signUpContract } from '@shop/contracts';
import { localeOf, markets } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type Call, type CallUser, enqueue, fail, ok, type Result } from '../../platform/index.ts';
import { readContact } from '../addresses/read-contact.ts';
import { recordConsents } from '../consents/record-consents.ts';
import { identityMailJob } from './identity-mail.ts';
import { type MergeCart, mergeVisitor } from './merge-visitor.ts';
import { hashPassword, isWeakPassword } from './passwords.ts';
import { issueToken, revokeToken } from './tokens.repo.ts';
import { findUser } from './users.repo.ts';

type Body = BodyOf<typeof signUpContract>;
type Reply = ReplyOf<typeof signUpContract>;

/**
 * Registers an account and moves the visitor's cart and designs, in one transaction; the presented
 * token becomes invalid. A mail with a link, created when it is sent, confirms the address.
 */
export const signUp = async (
  { body, user: visitor, region, db, header }: Call<unknown, unknown, Body, CallUser>,
  mergeCart: MergeCart,
): Promise<Result<Reply, 'email_taken' | 'weak_password' | 'invalid_input'>> => {
  const contact = readContact(body.user, 'user', '');
  if (!contact.ok) return contact;
  const { email, password, first_name = null, last_name = null, consents = [] } = contact.value;
  const locale = localeOf(body.user.locale ?? '') ?? markets[region].locale;
  if (isWeakPassword(password, email)) return fail('weak_password');
  const unknown = consents.findIndex(({ type }) => !consentTypes.some((known) => known === type));
  if (unknown >= 0)
    return fail('invalid_input', {
      fields: [
        {
          path: `user.consents.${unknown}.type`,
          code: 'not_offered',
          message: `Choose one of: ${consentTypes.join(', ')}.`,
        },
      ],
    });
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [created] = await tx.query<{ id: number }>(sql`
      insert into users (email, password_hash, first_name, last_name, locale, region)
      values (${email}, ${hash}, ${first_name}, ${last_name}, ${locale}, ${region})
      on conflict do nothing returning id`);
    if (!created) return fail('email_taken');
    const merged = await mergeVisitor(tx, visitor, created.id, mergeCart);
    await recordConsents(
      tx,
      { userId: created.id, email, source: 'sign_up', region, locale, ownsEmail: false },
      consents.flatMap(({ type, status }) => {
        const known = consentTypes.find((one) => one === type);
        return known ? [{ type: known, status }] : [];
      }),
    );
    await revokeToken(tx, visitor.token);
    const token = await issueToken(tx, created.id, header('user-agent'));
    await enqueue(
      tx,
      identityMailJob,
      { userId: created.id, purpose: 'confirm', region, locale },
      { key: `confirm:${created.id}` },
    );
    const user = await findUser(tx, created.id, token);
    if (!user) throw new Error('the new account cannot be read');
    return ok({ token, user, merged });
  });
};
