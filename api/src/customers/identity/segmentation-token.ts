import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { numericId, type Queryable, sameSecret } from '../../platform/index.ts';

const signatureOf = (secret: string, id: number): string =>
  createHmac('sha256', secret).update(`segmentation:${id}`).digest().subarray(0, 16).toString('base64url');

/**
 * Returns a token that identifies an account in mailed links; it gives access to the first name
 * only.
 */
export const segmentationToken = (secret: string, id: number): string => `${id}.${signatureOf(secret, id)}`;

/** Finds the first name for a token; null for a forged one and for an account without a name. */
export const findFirstName = async (db: Queryable, secret: string, token: string): Promise<string | null> => {
  const [left = '', signature = ''] = token.split('.');
  const id = numericId(left);
  if (id === null || !sameSecret(signature, signatureOf(secret, id))) return null;
  const [row] = await db.query<{ first_name: string | null }>(
    sql`select nullif(first_name, '') as first_name from users where id = ${id}`,
  );
  return row?.first_name ?? null;
};
