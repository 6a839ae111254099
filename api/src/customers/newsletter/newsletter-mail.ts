import { markets, type RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import {
  type ApiDeps,
  apiUrl,
  composeMail,
  handle,
  type JobHandler,
  mailSender,
  resolveMailLanguage,
} from '../../platform/index.ts';
import { customerWords } from '../words/index.ts';
import type { MailingLists } from './mailing-list.ts';
import { newsletterMailJob, syncSubscriptionJob } from './newsletter.jobs.ts';
import { signNewsletterToken } from './newsletter-token.ts';

interface Row {
  readonly email: string;
  readonly region: RegionId;
  readonly locale: string;
  readonly state: 'pending' | 'subscribed' | 'unsubscribed';
  readonly round: number;
}

export const newsletterHandlers = (
  { settings, mailer }: ApiDeps,
  lists: MailingLists,
): readonly JobHandler[] => [
  handle(newsletterMailJob, async ({ id, round }, { db }) => {
    const [row] = await db.query<Row>(
      sql`select email, region, locale, state, round from newsletter_subscriptions where id = ${id}`,
    );
    if (!row || row.round !== round || row.state === 'unsubscribed') return;
    const market = markets[row.region];
    const language = resolveMailLanguage(row.locale, market);
    const kind = row.state === 'pending' ? 'confirm' : 'welcome';
    const words = customerWords[language].newsletter[kind];
    const link = (path: string, of: number) =>
      apiUrl(
        settings,
        market,
        `/v1/newsletter/${path}?token=${signNewsletterToken(settings.sessionSecret, id, of)}&lang=${language}`,
      );
    const off = link('unsubscribe', 0);
    await mailer.deliver(
      composeMail(mailSender(market), row.email, language, {
        subject: words.subject(market.senderName),
        heading: words.heading,
        paragraphs: words.paragraphs,
        action: { label: words.action, url: kind === 'confirm' ? link('confirm', round) : off },
        footer: words.footer(market.senderName),
        unsubscribeUrl: off,
      }),
      `newsletter:${id}:${round}:${kind}`,
    );
  }),
  handle(syncSubscriptionJob, async ({ id }, { db }) => {
    const [row] = await db.query<Row>(
      sql`select email, region, locale, state, round from newsletter_subscriptions where id = ${id}`,
    );
    if (!row || row.state === 'pending') return;
    const list = lists[row.region];
    if (!list) return;
    await list.push({ email: row.email, locale: row.locale, state: row.state });
    await db.execute(sql`
      update newsletter_subscriptions set handed_over_at = now()
      where id = ${id} and state = ${row.state} and round = ${row.round}`);
  }),
];
