import { markets } from '@shop/regions';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  type ApiDeps,
  apiUrl,
  composeMail,
  defineJob,
  handle,
  type JobHandler,
  mailFormats,
  mailSender,
  resolveMailLanguage,
  sanitizeName,
} from '../../platform/index.ts';
import { plusWords } from '../plus/words/index.ts';
import { findInvitation, issueToken } from './invitations.repo.ts';

export const inviteJob = defineJob('company.invite', z.object({ invitation_id: z.int() }));

/** Mails an invitation's link; nothing when it was accepted, revoked or has expired meanwhile. */
export const invitationHandlers = ({ settings, mailer }: ApiDeps): readonly JobHandler[] => [
  handle(inviteJob, async ({ invitation_id }, { db }) => {
    const invitation = await findInvitation(db, invitation_id);
    const token = invitation?.status === 'open' ? await issueToken(db, invitation_id) : null;
    if (!invitation || token === null) return;
    const market = markets[invitation.region];
    const [account] = await db.query<{ locale: string }>(
      sql`select locale from users where email = ${invitation.email}`,
    );
    const language = resolveMailLanguage(account?.locale ?? market.locale);
    const words = plusWords[language].invitation;
    const company = sanitizeName(invitation.company);
    await mailer.deliver(
      composeMail(mailSender(market), invitation.email, language, {
        subject: words.subject(company),
        heading: words.heading,
        paragraphs: [words.text(company, market.senderName)],
        facts: [
          [words.role, words.roles[invitation.role]],
          [words.until, mailFormats(language, market).day(invitation.expires_at)],
        ],
        action: {
          label: words.action,
          url: apiUrl(settings, market, `/v2/company_invitations/page?token=${token}&lang=${language}`),
        },
        footer: words.footer(market.senderName),
      }),
      `company-invite:${invitation.id}`,
    );
  }),
];
