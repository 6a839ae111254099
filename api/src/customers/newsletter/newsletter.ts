import { Readable } from 'node:stream';
import * as contracts from '@shop/contracts';
import { markets, type RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import {
  type ApiDeps,
  binary,
  confirmationPage,
  type Db,
  type Domain,
  enqueue,
  fail,
  ok,
  pagingMembers,
  resolvePageWords,
  resultPage,
  toLimitOffset,
} from '../../platform/index.ts';
import { logConsents } from '../consents/consents.repo.ts';
import { customerWords } from '../words/index.ts';
import { csvLine } from './csv.ts';
import type { MailingLists } from './mailing-list.ts';
import { newsletterMailJob, syncSubscriptionJob } from './newsletter.jobs.ts';
import { newsletterHandlers } from './newsletter-mail.ts';
import { readNewsletterToken } from './newsletter-token.ts';
import { needsConfirmation } from './opt-in.ts';
import { subscribeAddress } from './subscribe-address.ts';
import { type Filters, listSubscriptions, subscriptionsAfter } from './subscriptions.repo.ts';
import { unsubscribeAddress } from './unsubscribe-address.ts';

/**
 * Confirms a subscription. The link of an earlier subscription, or of one that has ended meanwhile,
 * is invalid.
 */
const confirm = (db: Db, secret: string, token: string) => {
  const link = readNewsletterToken(secret, token);
  if (!link || link.round === 0) return Promise.resolve(fail('token_expired'));
  return db.transaction(async (tx) => {
    const [row] = await tx.query<{ email: string; region: string; locale: string; state: string }>(sql`
      select email, region, locale, state from newsletter_subscriptions
      where id = ${link.id} and round = ${link.round} and requested_at > now() - interval '30 days' for update`);
    if (!row || row.state === 'unsubscribed') return fail('token_expired');
    if (row.state === 'subscribed') return ok({});
    await tx.execute(sql`
      update newsletter_subscriptions set state = 'subscribed', confirmed_at = now(), handed_over_at = null
      where id = ${link.id}`);
    await logConsents(tx, { ...row, userId: null, source: 'newsletter' }, [
      { type: 'newsletter', status: 'granted' },
    ]);
    await enqueue(tx, newsletterMailJob, link, { key: `${link.id}:${link.round}:welcome` });
    await enqueue(tx, syncSubscriptionJob, { id: link.id });
    return ok({});
  });
};

/** Unsubscribes. A used link changes nothing and gets the same reply. */
const unsubscribeByLink = (db: Db, secret: string, token: string) => {
  const link = readNewsletterToken(secret, token);
  if (link?.round !== 0) return Promise.resolve(fail('token_expired'));
  return db.transaction(async (tx) => {
    const [row] = await tx.query<{ email: string; region: string; locale: string; state: string }>(
      sql`select email, region, locale, state from newsletter_subscriptions where id = ${link.id} for update`,
    );
    if (!row) return fail('token_expired');
    if (row.state === 'unsubscribed') return ok({});
    await unsubscribeAddress(tx, row.email, row.region);
    await logConsents(tx, { ...row, userId: null, source: 'link' }, [
      { type: 'newsletter', status: 'declined' },
    ]);
    return ok({});
  });
};

async function* streamCsv(db: Db, filters: Filters): AsyncGenerator<string> {
  const names = ['email', 'region', 'locale', 'state', 'source', 'requested_at', 'confirmed_at'] as const;
  // The byte order mark tells spreadsheets that the text is UTF-8.
  yield `\uFEFF${csvLine(names)}`;
  for (let after = 0; ; ) {
    const rows = await subscriptionsAfter(db, filters, after);
    for (const row of rows) yield csvLine(names.map((name) => row[name]));
    const last = rows.at(-1);
    if (!last || rows.length < 1000) return;
    after = last.id;
  }
}

const subscribe = (
  db: Db,
  region: RegionId,
  body: { email: string; source?: string | undefined },
  locale: string,
) =>
  db.transaction(async (tx) => {
    const { email, source = 'form' } = body;
    const pending = needsConfirmation(region);
    await subscribeAddress(tx, { email, region, locale, source, ownsEmail: false });
    // Where a link must be used first, using it is the consent.
    if (!pending)
      await logConsents(tx, { userId: null, email, source: 'newsletter', region, locale }, [
        { type: 'newsletter', status: 'granted' },
      ]);
    return ok({ state: pending ? ('pending' as const) : ('subscribed' as const) });
  });

/** Newsletter subscriptions. Without a region's service the list is only stored here. */
export const newsletter = ({ lists = {} }: { readonly lists?: MailingLists } = {}): Domain => ({
  name: 'newsletter',
  register(route, { settings }: ApiDeps) {
    const secret = settings.sessionSecret;
    route.open(
      contracts.subscribeToNewsletter,
      ({ db, region, body, user }) =>
        subscribe(db, region, body, body.locale ?? user?.locale ?? markets[region].locale),
      { perMinute: 10 },
    );
    route.open(contracts.showConfirmNewsletter, async ({ query }) =>
      ok(
        confirmationPage(
          resolvePageWords(query.lang, customerWords, ({ newsletter: own }) => own.confirmPage),
          `/v1/newsletter/confirm?token=${encodeURIComponent(query.token)}&lang=${query.lang ?? ''}`,
        ),
      ),
    );
    route.open(
      contracts.confirmNewsletter,
      async ({ db, query }) => {
        const page = resolvePageWords(query.lang, customerWords, ({ newsletter: own }) => own.confirmPage);
        return ok(resultPage(page, (await confirm(db, secret, query.token)).ok ? 'done' : 'void'));
      },
      { form: true },
    );
    route.open(contracts.showUnsubscribe, async ({ query }) =>
      ok(
        confirmationPage(
          resolvePageWords(query.lang, customerWords, ({ newsletter: own }) => own.unsubscribePage),
          `/v1/newsletter/unsubscribe?token=${encodeURIComponent(query.token)}&lang=${query.lang ?? ''}`,
        ),
      ),
    );
    route.open(
      contracts.unsubscribe,
      async ({ db, query }) => {
        const page = resolvePageWords(
          query.lang,
          customerWords,
          ({ newsletter: own }) => own.unsubscribePage,
        );
        return ok(resultPage(page, (await unsubscribeByLink(db, secret, query.token)).ok ? 'done' : 'void'));
      },
      { form: true },
    );
    route.staff(contracts.listSubscriptions, async ({ db, query }) => {
      const { rows, total } = await listSubscriptions(db, query, toLimitOffset(query));
      return ok({
        subscriptions: [...rows],
        ...pagingMembers(query, rows.length, total),
      });
    });
    route.staff(contracts.exportSubscriptions, async ({ db, query }) =>
      ok(
        binary(Readable.from(streamCsv(db, query)), 'text/csv; charset=utf-8', {
          'content-disposition': 'attachment; filename="newsletter.csv"',
        }),
      ),
    );
  },
  jobs: (deps) => newsletterHandlers(deps, lists),
});
