import {
  type assignQuote,
  type BodyOf,
  type ReplyOf,
  regionsWith,
  type StaffAssignment,
} from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { setQuoteOwner } from '../../business/index.ts';
import { type Db, fail, numericId, ok, type Queryable, type Result, type Tx } from '../../platform/index.ts';
import { actorName } from '../people/actor-name.ts';
import { listRoles } from '../people/roles.repo.ts';
import { ownerJson } from './list-quotes.ts';

/** What an owner needs in the region of the request. */
const scope = 'staff:quotes:write';

export interface QuoteOwner {
  readonly id: number;
  readonly name: string;
  readonly regions: string[] | null;
}

/** The people who may answer requests, by name. */
export const listOwners = async (db: Queryable): Promise<QuoteOwner[]> => {
  const rows = await db.query<{ id: number; name: string; roles: StaffAssignment[] }>(sql`
    select u.id, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as name,
      json_agg(json_build_object('role', r.role, 'regions', r.regions)) as roles
    from users u join staff_roles r on r.user_id = u.id
    where u.role = 'staff' and u.email is not null group by u.id order by 2, 1`);
  return rows.flatMap(({ id, name, roles }) => {
    const regions = regionsWith(roles, scope);
    return regions?.length === 0 ? [] : [{ id, name, regions: regions === null ? null : [...regions] }];
  });
};

const mayAnswer = async (tx: Tx, userId: number, region: string): Promise<boolean> => {
  const [person] = await tx.query(
    sql`select id from users where id = ${userId} and role = 'staff' and email is not null`,
  );
  const regions = person ? regionsWith((await listRoles(tx, [userId])).get(userId) ?? [], scope) : [];
  return regions === null || regions.includes(region);
};

interface Locked {
  readonly id: number;
  readonly qr_number: string;
  readonly region: string;
  readonly status: 'received' | 'in_progress' | 'offered' | 'closed';
  readonly revision: number;
  readonly changed_by_name: string | null;
}

/** Locks a request until the end of the transaction, so that one of two colleagues comes first. */
export const lockQuote = async (tx: Tx, reference: string): Promise<Locked | null> => {
  const [row] = await tx.query<Locked>(sql`
    select q.id, q.qr_number, q.region, q.status, q.revision, ${actorName(sql`q.changed_by`)} as changed_by_name
    from quote_requests q where q.qr_number = ${reference} or q.id = ${numericId(reference)}::int for update of q`);
  return row ?? null;
};

/** Refuses a caller whose permission does not reach a region. */
export const refuseRegion = (regions: readonly string[] | null, region: string, permission: string) =>
  regions === null || regions.includes(region)
    ? null
    : fail('forbidden', { detail: `This needs ${permission} in ${region}.` });

/** Refuses a change that is based on an older state, with the name of the colleague who was faster. */
export const refuseConflict = (locked: Pick<Locked, 'revision' | 'changed_by_name'>, revision: number) =>
  locked.revision === revision
    ? null
    : fail('quote_conflict', locked.changed_by_name === null ? {} : { changed_by: locked.changed_by_name });

type Reply = ReplyOf<typeof assignQuote>;
type Code = 'not_found' | 'forbidden' | 'invalid_input' | 'quote_conflict' | 'transition_not_allowed';

/**
 * Gives a request an owner, or none, under its lock. A taken request is in progress, one given back is received again;
 * one that was answered keeps its state, a closed one its owner.
 */
export const assignQuoteOwner = (
  db: Db,
  reference: string,
  { revision, owner_id: ownerId }: BodyOf<typeof assignQuote>,
  { actor, regions }: { readonly actor: string; readonly regions: readonly string[] | null },
): Promise<Result<Reply, Code>> =>
  db.transaction(async (tx): Promise<Result<Reply, Code>> => {
    const quote = await lockQuote(tx, reference);
    if (!quote) return fail('not_found');
    const refused = refuseRegion(regions, quote.region, scope) ?? refuseConflict(quote, revision);
    if (refused) return refused;
    if (quote.status === 'closed') return fail('transition_not_allowed');
    if (ownerId !== null && !(await mayAnswer(tx, ownerId, quote.region))) {
      const message = 'Choose somebody who may answer requests in this region.';
      return fail('invalid_input', { fields: [{ path: 'owner_id', code: 'not_offered', message }] });
    }
    const owned = await setQuoteOwner(tx, quote.id, ownerId, actor);
    const [found] = await tx.query<Pick<Reply, 'owner'>>(
      sql`select ${ownerJson(sql`${ownerId}::int`)} as owner`,
    );
    return ok({ ...owned, owner: found?.owner ?? null });
  });
