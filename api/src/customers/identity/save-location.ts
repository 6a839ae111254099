import type { User } from '@shop/contracts';
import { countryOf } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type CallUser, type Db, fail, json, ok, type Result, type Tx } from '../../platform/index.ts';
import { findUser } from './users.repo.ts';

interface Place {
  readonly country_iso: string;
  readonly zip_code?: string | null | undefined;
}

/** Applies a new destination to the user's open cart of the region. Provided by sales. */
export type FollowDestination = (tx: Tx, userId: number, region: string, countryIso: string) => Promise<void>;

const unknownCountry = () =>
  fail('invalid_input', {
    fields: [
      { path: 'country_iso', code: 'not_offered', message: 'Use the two letters of a country, such as PL.' },
    ],
  });

/**
 * Saves the caller's `last_location` or `shipping_destination`; the latter also updates the open
 * cart's tax and delivery.
 */
export const saveLocation = async (
  db: Db,
  user: CallUser,
  column: 'last_location' | 'shipping_destination',
  { country_iso, zip_code = null }: Place,
  follow: (tx: Tx, countryIso: string) => Promise<void> = async () => undefined,
): Promise<Result<User, 'invalid_input' | 'unauthorized'>> => {
  const country = countryOf(country_iso);
  if (country === undefined || !isCountry(country)) return unknownCountry();
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      update users set ${sql.identifier(column)} = ${json({ country_iso: country, zip_code: zip_code || null })}
      where id = ${user.id}`);
    await follow(tx, country);
    const found = await findUser(tx, user.id, user.token);
    return found ? ok(found) : fail('unauthorized');
  });
};

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** Codes that have a name but are not a country. */
const unions = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);
/** Whether two letters are the code of a country. */
export const isCountry = (iso: string): boolean =>
  /^[A-Z]{2}$/.test(iso) && !unions.has(iso) && names.of(iso) !== undefined;
