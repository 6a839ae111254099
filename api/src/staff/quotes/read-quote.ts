import type { StaffNote, StaffQuote } from '@shop/contracts';
import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { findQuote, listQuoteFiles, offerUrl, pathOfQuoteFile } from '../../business/index.ts';
import {
  type ApiDeps,
  fail,
  jsonTimestamp,
  numericId,
  ok,
  type Queryable,
  type Result,
  signUrl,
} from '../../platform/index.ts';
import { actorName } from '../people/actor-name.ts';
import { isOverdue, ownerJson } from './list-quotes.ts';
import { refuseRegion } from './quote-owner.ts';

interface Row {
  readonly id: number;
  readonly region: RegionId;
  readonly status: StaffQuote['request']['status'];
  readonly answer_by: Date;
  readonly revision: number;
  readonly lost_reason: string | null;
  readonly owner: StaffQuote['owner'];
  readonly customer: StaffQuote['customer'];
  readonly offers: readonly (Omit<StaffQuote['offers'][number], 'url'> & { readonly nonce: string })[];
  readonly account_locale: string | null;
  readonly notes: StaffQuote['notes'];
}

const statement = (reference: string) => sql`
  select q.id, q.region, q.status, q.answer_by, q.revision, q.lost_reason, ${ownerJson(sql`q.owner_id`)} as owner, (
      select json_build_object('id', u.id, 'locale', u.locale,
        'requests', (select count(*) from quote_requests r where r.user_id = u.id),
        'orders', (select count(*) from orders o where o.user_id = u.id and o.placed_at is not null))
      from users u where u.id = q.user_id) as customer, (
      select u.locale from users u where u.id = q.user_id and u.email is not null) as account_locale, (
      select coalesce(json_agg(json_build_object('id', o.id, 'version', o.version, 'status', case
        when o.status in ('draft', 'sent', 'viewed') and o.valid_until <= clock_timestamp() then 'expired'
        else o.status end, 'valid_until', ${jsonTimestamp('o.valid_until')}, 'created_at', ${jsonTimestamp('o.created_at')},
        'order_number', c.number, 'discount_reason', o.discount_reason, 'nonce', o.nonce) order by o.version desc), '[]')
      from offers o left join carts c on c.id = o.cart_id where o.quote_request_id = q.id) as offers, (
      select coalesce(json_agg(json_build_object('id', n.id, 'text', n.body, 'author', n.actor, 'author_name',
        ${actorName(sql`n.actor`)}, 'created_at', ${jsonTimestamp('n.created_at')}) order by n.id), '[]')
      from quote_notes n where n.quote_request_id = q.id) as notes
  from quote_requests q where q.qr_number = ${reference} or q.id = ${numericId(reference)}::int`;

/** Reads a request with its owner, files, offers and notes; three statements. */
export const readStaffQuote = async (
  db: Queryable,
  reference: string,
  regions: readonly string[] | null,
  { clock, settings }: Pick<ApiDeps, 'clock' | 'settings'>,
): Promise<Result<StaffQuote, 'not_found' | 'forbidden'>> => {
  const [row] = await db.query<Row>(statement(reference));
  const refused = row ? refuseRegion(regions, row.region, 'staff:quotes:read') : null;
  if (refused) return refused;
  const request = row ? await findQuote(db, null, { id: row.id, number: '' }) : null;
  if (!row || !request) return fail('not_found');
  const { id: _id, status: _status, answer_by: _until, account_locale: locale, ...rest } = row;
  const offers = row.offers.map(({ nonce, ...offer }) => ({
    ...offer,
    url: offerUrl(settings, { nonce, locale, region: row.region }),
  }));
  const now = clock();
  const files = (await listQuoteFiles(db, row.id)).map((file) => ({
    ...file,
    url: signUrl(settings.sessionSecret, pathOfQuoteFile(file.id), now),
  }));
  return ok({ ...rest, offers, request, overdue: isOverdue(row, now), files });
};

/** Writes a note about a request for colleagues. */
export const createNote = async (
  db: Queryable,
  reference: string,
  text: string,
  { actor, regions }: { readonly actor: string; readonly regions: readonly string[] | null },
): Promise<Result<StaffNote, 'not_found' | 'forbidden'>> => {
  const [quote] = await db.query<{ id: number; region: string }>(sql`
    select id, region from quote_requests where qr_number = ${reference} or id = ${numericId(reference)}::int`);
  if (!quote) return fail('not_found');
  const refused = refuseRegion(regions, quote.region, 'staff:quotes:write');
  if (refused) return refused;
  const [row] = await db.query<{ id: bigint; created_at: Date; author_name: string | null }>(sql`
    insert into quote_notes (quote_request_id, body, actor) values (${quote.id}, ${text}, ${actor})
    returning id, created_at, ${actorName(sql`actor`)} as author_name`);
  if (!row) throw new Error('inserting a note returned no row');
  return ok({
    id: Number(row.id),
    text,
    author: actor,
    author_name: row.author_name,
    created_at: row.created_at.toISOString(),
  });
};
