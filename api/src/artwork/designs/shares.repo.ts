import type { DesignShare } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { hashToken, type Queryable } from '../../platform/index.ts';
import { type DesignRow, findAnyDesign } from './designs.repo.ts';

interface ShareRow {
  readonly id: string;
  readonly access: DesignShare['access'];
  readonly opened: number;
  readonly created_at: Date;
  readonly expires_at: Date;
}
const columns = sql`id, access, opened, created_at, expires_at`;
const shareOf = (row: ShareRow): DesignShare => ({
  ...row,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});
const open = sql`revoked_at is null and expires_at > now()`;
/** Only through the design's owner. */
const ownDesign = (designId: string, userId: number) => sql`design_id = ${designId} and exists (
  select 1 from box_designs d where d.id = ${designId} and d.user_id = ${userId} and d.deleted_at is null)`;

export const insertShare = async (
  db: Queryable,
  share: {
    readonly id: string;
    readonly designId: string;
    readonly userId: number;
    readonly token: string;
    readonly access: DesignShare['access'];
    readonly days: number;
  },
): Promise<DesignShare | null> => {
  const [row] = await db.query<ShareRow>(sql`
    insert into design_shares (id, design_id, token_hash, access, expires_at)
    select ${share.id}, d.id, ${hashToken(share.token)}, ${share.access}, now() + make_interval(days => ${share.days})
    from box_designs d where d.id = ${share.designId} and d.user_id = ${share.userId} and d.deleted_at is null
    returning ${columns}`);
  return row ? shareOf(row) : null;
};

export const listShares = async (
  db: Queryable,
  designId: string,
  userId: number,
): Promise<readonly DesignShare[]> =>
  (
    await db.query<ShareRow>(sql`
      select ${columns} from design_shares where ${ownDesign(designId, userId)} and ${open}
      order by created_at desc, id limit 100`)
  ).map(shareOf);

export const revokeShare = (
  db: Queryable,
  designId: string,
  userId: number,
  shareId: string,
): Promise<number> =>
  db.execute(sql`
    update design_shares set revoked_at = now()
    where id = ${shareId} and ${ownDesign(designId, userId)} and revoked_at is null`);

/** Whether a share can still be mailed: it may have been revoked meanwhile. */
export const isOpenShare = async (db: Queryable, shareId: string): Promise<boolean> =>
  (await db.query(sql`select 1 from design_shares where id = ${shareId} and ${open}`)).length === 1;

export interface OpenedShare {
  readonly access: DesignShare['access'];
  readonly design: DesignRow;
}

/** Returns the design that a token opens; null if it has expired, was revoked or belongs to another design. */
export const openShare = async (
  db: Queryable,
  designId: string,
  token: string,
): Promise<OpenedShare | null> => {
  if (token.length < 20 || token.length > 200) return null;
  const [row] = await db.query<{ access: DesignShare['access'] }>(sql`
    update design_shares set opened = opened + 1
    where design_id = ${designId} and token_hash = ${hashToken(token)} and ${open} returning access`);
  const design = row ? await findAnyDesign(db, designId) : null;
  return row && design ? { access: row.access, design } : null;
};
