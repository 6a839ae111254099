import { markets, regionIds } from '@shop/regions';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  type ApiDeps,
  composeMail,
  defineJob,
  handle,
  type JobHandler,
  mailSender,
} from '../../platform/index.ts';

/** Changes of a person's factors, as `staff_changes` names them. */
const factorChanges = [
  'totp_added',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'second_factor_reset',
] as const;
export type FactorChange = (typeof factorChanges)[number];

const sentences: Readonly<Record<FactorChange, string>> = {
  totp_added: 'An authenticator app was set up for your account.',
  totp_removed: 'The authenticator app of your account was removed.',
  passkey_added: 'A passkey was added to your account.',
  passkey_removed: 'A passkey of your account was removed.',
  recovery_codes_renewed: 'New recovery codes were made for your account; the earlier ones are void.',
  recovery_code_used: 'Somebody signed in to your account with a recovery code.',
  second_factor_reset:
    'An admin removed the second factors of your account and signed you out. Sign in with your password and set up a new one.',
};

/** Tells a person of the staff that a factor of theirs has changed. */
export const factorMailJob = defineJob(
  'staff.factor_changed',
  z.object({ userId: z.int(), kind: z.enum(factorChanges) }),
);

/** Mails it in English, as all mail to staff. */
export const factorMailHandler = ({ mailer }: ApiDeps): JobHandler =>
  handle(factorMailJob, async ({ userId, kind }, { db, jobId }) => {
    const [person] = await db.query<{ email: string; region: string }>(sql`
      select email, region from users where id = ${userId} and role = 'staff' and email is not null`);
    if (!person) return;
    const market = markets[regionIds.find((id) => id === person.region) ?? 'eu'];
    await mailer.deliver(
      composeMail(mailSender(market), person.email, 'en-US', {
        subject: 'A change of how you sign in to the desk',
        heading: 'How you sign in has changed',
        paragraphs: [sentences[kind], 'If this was not you, change your password at once and tell an admin.'],
        footer: `You are receiving this mail because you work at the desk of ${market.senderName}.`,
      }),
      `factor:${jobId}`,
    );
  });
