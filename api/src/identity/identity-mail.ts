import { markets, regionIds } from '@shop/regions';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { defineJob, handle, type JobHandler } from '../jobs/define-job.ts';
import { mailLanguageOf, pageUrl, senderOf } from '../mail/language.ts';
import { composeMail } from '../mail/message.ts';
import type { ApiDeps } from '../server/domain.ts';
import { identityWords } from './identity-mail.words.ts';
import { issueMailToken } from './mail-tokens.repo.ts';

/** The mail's secret link is made when the job runs, so that no token lies readable in the store. */
export const identityMailJob = defineJob(
  'identity.mail',
  z.object({
    userId: z.int(),
    purpose: z.enum(['reset', 'confirm']),
    region: z.enum(regionIds),
    locale: z.string(),
  }),
);

const pageOf = { reset: 'setPassword', confirm: 'confirmEmail' } as const;

export const identityMailHandler = ({ settings, mailer }: ApiDeps): JobHandler =>
  handle(identityMailJob, async ({ userId, purpose, region, locale }, { db, jobId }) => {
    const [user] = await db.query<{ email: string | null; first_name: string | null }>(
      sql`select email, first_name from users where id = ${userId}`,
    );
    if (!user?.email) return;
    const language = mailLanguageOf(locale);
    const market = markets[region];
    const token = await issueMailToken(db, userId, purpose);
    const words = identityWords[language][purpose];
    await mailer.deliver(
      composeMail(senderOf(market), user.email, language, {
        subject: words.subject(market.senderName),
        heading: words.heading,
        paragraphs: words.paragraphs,
        action: { label: words.action, url: pageUrl(settings, market, language, pageOf[purpose], { token }) },
        footer: words.footer(market.senderName),
      }),
      `identity:${jobId}`,
    );
  });
