import { markets, type RegionId, regionIds } from '@shop/regions';
import { sql } from 'drizzle-orm';
import {
  type ApiDeps,
  apiUrl,
  composeMail,
  enqueue,
  handle,
  hashToken,
  type JobHandler,
  mailFormats,
  mailSender,
  newToken,
  type PersonalData,
  pageUrl,
  removeFilesJob,
  resolveMailLanguage,
} from '../../platform/index.ts';
import { issueMailToken } from '../identity/mail-tokens.repo.ts';
import { customerWords } from '../words/index.ts';
import { collectData } from './collect-data.ts';
import { erasePerson } from './erase-person.ts';
import { listOpenOrders } from './erasure.ts';
import { findPerson } from './find-person.ts';
import { eraseJob, erasureMailJob, expireExportJob, exportJob, retentionJob } from './privacy.jobs.ts';
import { purgeExpiredVisitors } from './purge-expired-visitors.ts';
import { removeFiles } from './remove-files.ts';

const lifetimeDays = 7;
const findMarket = (region: string) => markets[regionIds.find((id): id is RegionId => id === region) ?? 'eu'];

/**
 * Creates the archive, stores it for a week under a token that only the mail contains, and mails
 * it.
 */
const exportHandler = (
  { settings, mailer, files, clock }: ApiDeps,
  registry: readonly PersonalData[],
): JobHandler =>
  handle(exportJob, async ({ exportId }, { db, attempt }) => {
    const [wanted] = await db.query<{ user_id: number; to: string; region: string; locale: string }>(sql`
      select e.user_id, u.email as "to", e.region, e.locale from data_exports e
      join users u on u.id = e.user_id and u.email is not null where e.id = ${exportId} and e.state = 'queued'`);
    const person = wanted && (await findPerson(db, wanted.user_id));
    if (!wanted || !person) return;
    const now = clock();
    const archive = await collectData(db, registry, person, now);
    const stored = await files.put(archive);
    if (!stored.ok) throw new Error('the archive could not be stored');
    const { sha256, bytes } = stored.value;
    const token = newToken();
    await db.transaction(async (tx) => {
      await tx.execute(sql`
        update data_exports set state = 'ready', ready_at = now(), expires_at = now() + make_interval(days => ${lifetimeDays}),
          sha256 = ${sha256}, bytes = ${bytes}, token_hash = ${hashToken(token)} where id = ${exportId}`);
      const runAt = new Date(now.getTime() + lifetimeDays * 86_400_000);
      await enqueue(tx, expireExportJob, { exportId }, { key: exportId, runAt });
    });
    const market = findMarket(wanted.region);
    const language = resolveMailLanguage(wanted.locale, market);
    const words = customerWords[language].privacy.export;
    await mailer
      .deliver(
        composeMail(mailSender(market), wanted.to, language, {
          subject: words.subject(market.senderName),
          heading: words.heading,
          paragraphs: words.paragraphs,
          action: {
            label: words.action,
            url: apiUrl(settings, market, `/v1/privacy/exports/${exportId}?token=${token}&lang=${language}`),
          },
          footer: words.footer(market.senderName),
        }),
        `export:${exportId}:${attempt}`,
      )
      .catch(async (error: unknown) => {
        // The token is lost when the mail fails, so the next attempt creates another one.
        await db.execute(
          sql`update data_exports set state = 'queued', sha256 = null, token_hash = null where id = ${exportId}`,
        );
        await files.remove(sha256);
        throw error;
      });
  });

const expireHandler = ({ files }: ApiDeps, registry: readonly PersonalData[]): JobHandler =>
  handle(expireExportJob, async ({ exportId }, { db }) => {
    const gone = await db.transaction(async (tx) => {
      const [row] = await tx.query<{ sha256: string }>(
        sql`select sha256 from data_exports where id = ${exportId} and state = 'ready' for update`,
      );
      if (row)
        await tx.execute(sql`
          update data_exports set state = 'expired', sha256 = null, token_hash = null where id = ${exportId}`);
      return row;
    });
    if (gone) await removeFiles(db, files, registry, [gone.sha256]);
  });

const erasureMailHandler = ({ settings, mailer }: ApiDeps): JobHandler =>
  handle(erasureMailJob, async ({ userId, kind, region, locale }, { db, jobId }) => {
    const [row] = await db.query<{ email: string; erase_at: Date | null }>(sql`
      select u.email, r.erase_at from users u join erasure_requests r on r.user_id = u.id
      where u.id = ${userId} and u.email is not null
        and r.state = ${kind === 'erase' ? 'unconfirmed' : 'scheduled'}`);
    if (!row) return;
    const market = markets[region];
    const language = resolveMailLanguage(locale, market);
    const { privacy } = customerWords[language];
    const words = privacy[kind];
    const day = mailFormats(language, market).day(row.erase_at ?? new Date());
    await mailer.deliver(
      composeMail(mailSender(market), row.email, language, {
        subject: words.subject(market.senderName),
        heading: words.heading,
        paragraphs: kind === 'erase' ? privacy.erase.paragraphs : privacy.scheduled.paragraphs(day),
        action: {
          label: words.action,
          url:
            kind === 'erase'
              ? apiUrl(
                  settings,
                  market,
                  `/v1/privacy/erasure/confirm?token=${await issueMailToken(db, userId, 'erase')}&lang=${language}`,
                )
              : pageUrl(settings, market, language, 'accountPrivacy', {}),
        },
        footer: words.footer(market.senderName),
      }),
      `erasure:${jobId}`,
    );
  });

/** Erases a person, or waits another day while an order is open. */
const eraseHandler = ({ mailer, clock, log }: ApiDeps, registry: readonly PersonalData[]): JobHandler =>
  handle(eraseJob, async ({ requestId }, { db }) => {
    const emails = await db.transaction(async (tx): Promise<readonly string[]> => {
      const [request] = await tx.query<{ user_id: number; erase_at: Date }>(sql`
        select user_id, erase_at from erasure_requests where id = ${requestId} and state = 'scheduled' for update`);
      const person = request && (await findPerson(tx, request.user_id));
      if (!request || !person) return [];
      const waits = await listOpenOrders(tx, person.ids);
      if (waits.length > 0) {
        const runAt = new Date(clock().getTime() + 86_400_000);
        await enqueue(
          tx,
          eraseJob,
          { requestId },
          { key: `${requestId}:${runAt.toISOString().slice(0, 10)}`, runAt },
        );
        return [];
      }
      await erasePerson(tx, registry, person);
      await tx.execute(
        sql`update erasure_requests set state = 'done', finished_at = now() where id = ${requestId}`,
      );
      log.info({ requestId, users: person.ids.length }, 'a person was erased');
      return person.emails;
    });
    if (emails.length > 0) await mailer.forget(emails);
  });

export const privacyHandlers = (deps: ApiDeps, registry: readonly PersonalData[]): readonly JobHandler[] => [
  exportHandler(deps, registry),
  expireHandler(deps, registry),
  erasureMailHandler(deps),
  eraseHandler(deps, registry),
  handle(retentionJob, async (_payload, { db }) => void (await purgeExpiredVisitors(db, registry))),
  handle(
    removeFilesJob,
    async ({ files }, { db }) => void (await removeFiles(db, deps.files, registry, files)),
  ),
];
