import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Db, fail, ok, type Result } from '../../platform/index.ts';
import { copyAssets } from '../assets/assets.repo.ts';
import { listArtworkHashes } from './copy-design.ts';
import { isDesignToken } from './design-token.ts';
import { type DesignRow, findAnyDesign, findDesign, insertDesign } from './designs.repo.ts';

/**
 * Assigns a visitor's design to the caller, who proves the visitor's consent with its token. A
 * design that the visitor has in a cart stays there, and the caller gets a copy. A repeated call by
 * the new owner changes nothing; a wrong token, a deleted design and a design of an account are all
 * not found.
 */
export const assignDesign = (
  db: Db,
  secret: string,
  userId: number,
  id: string,
  token: string | undefined,
): Promise<Result<DesignRow, 'not_found'>> =>
  db.transaction(async (tx): Promise<Result<DesignRow, 'not_found'>> => {
    const mine = await findDesign(tx, id, userId);
    if (mine) return ok(mine);
    if (token === undefined) return fail('not_found');
    const [owner] = await tx.query<{ user_id: number; in_use: boolean }>(sql`
      select d.user_id, exists (select 1 from cart_lines l where l.box_design_id = d.id) as in_use
      from box_designs d join users u on u.id = d.user_id and u.email is null
      where d.id = ${id} and d.deleted_at is null for update of d`);
    if (!owner || !isDesignToken(secret, id, owner.user_id, token)) return fail('not_found');
    const design = await findAnyDesign(tx, id);
    if (!design) return fail('not_found');
    await copyAssets(tx, owner.user_id, userId, listArtworkHashes(design.document));
    if (owner.in_use || design.status === 'ordered') {
      const copy = randomUUID();
      const { name, configuration, source, status } = design;
      const document = { ...design.document, id: `design:${copy}`, rev: 1 };
      return ok(
        await insertDesign(tx, {
          id: copy,
          userId,
          name,
          configuration,
          document,
          status: status === 'draft' ? 'draft' : 'ready',
          source,
        }),
      );
    }
    await tx.execute(sql`update box_designs set user_id = ${userId} where id = ${id}`);
    const taken = await findDesign(tx, id, userId);
    return taken ? ok(taken) : fail('not_found');
  });
