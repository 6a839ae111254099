import { markets, regionIds } from '@shop/regions';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  type ApiDeps,
  composeMail,
  type Db,
  defineJob,
  handle,
  type JobHandler,
  mailSender,
  pageUrl,
  resolveMailLanguage,
} from '../../platform/index.ts';
import { customerWords } from '../words/index.ts';
import { issueMailToken } from './mail-tokens.repo.ts';

const mailTarget = { userId: z.int(), region: z.enum(regionIds), locale: z.string() };

/**
 * The job creates the mail's secret link while it runs, so that no token is stored in readable
 * form.
 */
export const identityMailJob = defineJob(
  'identity.mail',
  z.object({ ...mailTarget, purpose: z.enum(['reset', 'confirm', 'passwordChanged']) }),
);

/** Mails the link to the new address and a warning to the old one. */
export const emailChangeJob = defineJob(
  'identity.email-change',
  z.object({ ...mailTarget, email: z.string() }),
  {
    personal: true,
  },
);

const pageOf = { reset: 'setPassword', confirm: 'confirmEmail', email: 'confirmEmail' } as const;

const addressOfUser = async (db: Db, userId: number): Promise<string | null> => {
  const [user] = await db.query<{ email: string | null }>(sql`select email from users where id = ${userId}`);
  return user?.email ?? null;
};

const createMailWriter = ({ settings, mailer }: ApiDeps, region: keyof typeof markets, locale: string) => {
  const language = resolveMailLanguage(locale, markets[region]);
  const market = markets[region];
  const words = customerWords[language].identity;
  return {
    link: (purpose: keyof typeof pageOf, to: string, token: string, id: string) => {
      const mailWords = words[purpose];
      return mailer.deliver(
        composeMail(mailSender(market), to, language, {
          subject: mailWords.subject(market.senderName),
          heading: mailWords.heading,
          paragraphs:
            purpose === 'reset' ? [...mailWords.paragraphs, words.account(to)] : mailWords.paragraphs,
          action: {
            label: mailWords.action,
            url: pageUrl(settings, market, language, pageOf[purpose], { token }),
          },
          footer: mailWords.footer(market.senderName),
        }),
        id,
      );
    },
    notice: (about: 'emailNotice' | 'passwordChanged', to: string, id: string) => {
      const mailWords = words[about];
      return mailer.deliver(
        composeMail(mailSender(market), to, language, {
          subject: mailWords.subject(market.senderName),
          heading: mailWords.heading,
          paragraphs: mailWords.paragraphs,
          footer: mailWords.footer(market.senderName),
        }),
        id,
      );
    },
  };
};

export const identityMailHandlers = (deps: ApiDeps): readonly JobHandler[] => [
  handle(identityMailJob, async ({ userId, purpose, region, locale }, { db, jobId }) => {
    const to = await addressOfUser(db, userId);
    if (to === null) return;
    const mail = createMailWriter(deps, region, locale);
    if (purpose === 'passwordChanged') return mail.notice(purpose, to, `identity:${jobId}`);
    await mail.link(purpose, to, await issueMailToken(db, userId, purpose), `identity:${jobId}`);
  }),
  handle(emailChangeJob, async ({ userId, email, region, locale }, { db, jobId }) => {
    const old = await addressOfUser(db, userId);
    if (old === null) return;
    const requested = await db.transaction(async (tx) => {
      // A new password deletes this job even while it runs (`revokeAllAccess`): either it is gone,
      // or the link exists and is revoked.
      const [own] = await tx.query(sql`select 1 from jobs where id = ${jobId} for share`);
      if (!own) return null;
      // The requester must not learn that an account has the address; its owner is not notified
      // either.
      const [taken] = await tx.query(sql`select 1 from users where email = ${email} and id <> ${userId}`);
      return { token: taken ? null : await issueMailToken(tx, userId, 'email', email) };
    });
    if (!requested) return;
    const mail = createMailWriter(deps, region, locale);
    if (requested.token !== null) await mail.link('email', email, requested.token, `identity:${jobId}`);
    await mail.notice('emailNotice', old, `identity:${jobId}:notice`);
  }),
];
