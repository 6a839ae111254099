import type { CompanyQuote, Configuration } from '@shop/contracts';
import { type Currency, money, toDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';
import { offerToken } from '../offers/present-offer.ts';

interface Row {
  readonly id: number;
  readonly qr_number: string;
  readonly type: 0 | 1;
  readonly status: CompanyQuote['status'];
  readonly configuration: Configuration | null;
  readonly quantities: number[];
  readonly created_at: Date;
  readonly answer_by: Date;
  readonly owner_name: string | null;
  readonly user_id: number;
  readonly email: string | null;
  /** The newest offer; null while nobody has answered. */
  readonly nonce: string | null;
  readonly version: number;
  readonly offer_status: NonNullable<CompanyQuote['offer']>['status'];
  readonly currency: Currency;
  readonly valid_until: Date;
  readonly lines: number;
  /** Minor units. */
  readonly lowest: bigint;
  /** Of the company's placed order: an accepted offer is a personal cart at first. */
  readonly order_number: string | null;
}

export interface CompanyQuoteFilter {
  readonly companyId: number;
  /** Only requests of this member; null: of all. */
  readonly userId: number | null;
  readonly limit: number;
  /** Continues after the request of this id. */
  readonly after: number | null;
}

/**
 * Lists a company's quote requests, newest first, each with its newest offer that has been sent, in one statement.
 * `secret`: the shop's, from which the tokens of offers derive.
 */
export const listCompanyQuotes = async (
  db: Queryable,
  secret: string,
  { companyId, userId, limit, after }: CompanyQuoteFilter,
): Promise<CompanyQuote[]> =>
  (
    await db.query<Row>(sql`
      select q.id, q.qr_number, q.type, q.status, q.configuration, q.quantities, q.created_at, q.answer_by, q.user_id,
        u.email, (select nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') from users p
          where p.id = q.owner_id) as owner_name,
        o.nonce, o.version, o.offer_status, o.currency, o.valid_until, o.order_number, t.lines, t.lowest
      from quote_requests q join users u on u.id = q.user_id
      left join lateral (
        select f.id, f.nonce, f.version, f.currency, f.valid_until, r.number as order_number,
          case when f.status in ('sent', 'viewed') and f.valid_until <= now() then 'expired' else f.status end
            as offer_status
        from offers f left join orders r on r.id = f.cart_id and r.company_id = q.company_id and r.placed_at is not null
        where f.quote_request_id = q.id and f.status <> 'draft' order by f.version desc limit 1) o on true
      left join lateral (
        select count(*)::int as lines, min(l.net) as lowest from offer_lines l where l.offer_id = o.id) t on true
      where q.company_id = ${companyId} and (${userId}::int is null or q.user_id = ${userId}::int)
        and (${after}::int is null or q.id < ${after}::int)
      order by q.id desc limit ${limit}`)
  ).map((row) => ({
    id: row.id,
    qr_number: row.qr_number,
    type: row.type,
    status: row.status,
    configuration: row.configuration,
    quantities: row.quantities,
    created_at: row.created_at.toISOString(),
    answer_by: row.answer_by.toISOString(),
    owner_name: row.owner_name,
    requested_by: { user_id: row.user_id, email: row.email },
    offer:
      row.nonce === null
        ? null
        : {
            token: offerToken(secret, row.nonce),
            version: row.version,
            status: row.offer_status,
            currency: row.currency,
            valid_until: row.valid_until.toISOString(),
            lines: row.lines,
            lowest_total: toDecimal(money(row.lowest, row.currency)),
            order_number: row.order_number,
          },
  }));
