import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { fail, ok } from '../server/result.ts';
import { useMailToken } from './mail-tokens.repo.ts';

/** Confirms the address a mail was sent to. */
export const confirmEmail = (db: Db, token: string) =>
  db.transaction(async (tx) => {
    const userId = await useMailToken(tx, token, 'confirm');
    if (userId === null) return fail('token_expired');
    await tx.execute(sql`update users set confirmed_at = coalesce(confirmed_at, now()) where id = ${userId}`);
    return ok({});
  });
