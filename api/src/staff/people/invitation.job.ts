import { markets, regionIds } from '@shop/regions';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { issueMailToken, revokeInvitations } from '../../customers/index.ts';
import {
  type ApiDeps,
  composeMail,
  defineJob,
  handle,
  type JobHandler,
  mailSender,
  pageUrl,
} from '../../platform/index.ts';

/** Mails an invitation. The job creates its link while it runs, so that no token is stored in readable form. */
export const invitationJob = defineJob(
  'staff.invitation',
  z.object({ userId: z.int(), region: z.enum(regionIds) }),
);

/** Mails the invitation in English, as all mail to staff, unless it was accepted or revoked meanwhile. */
export const invitationHandler = ({ settings, mailer }: ApiDeps): JobHandler =>
  handle(invitationJob, async ({ userId, region }, { db, jobId }) => {
    const [person] = await db.query<{ email: string }>(sql`
      select email from users
      where id = ${userId} and role = 'staff' and confirmed_at is null and email is not null`);
    if (!person) return;
    await revokeInvitations(db, userId);
    const token = await issueMailToken(db, userId, 'invite');
    const market = markets[region];
    await mailer.deliver(
      composeMail(mailSender(market), person.email, 'en-US', {
        subject: `Your access to the desk of ${market.senderName}`,
        heading: 'You are invited to the desk',
        paragraphs: [
          `You can now work at the desk of ${market.senderName}. Set a password with the link below, then sign in with this address.`,
          'The link works once, within seven days. Whoever invited you can send another one.',
        ],
        action: {
          label: 'Set a password',
          url: pageUrl(settings, market, 'en-US', 'setPassword', { token }),
        },
        footer: `You are receiving this mail because somebody at ${market.senderName} invited you. If you do not expect it, ignore it.`,
      }),
      `invitation:${jobId}`,
    );
  });
