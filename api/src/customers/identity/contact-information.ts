import type { BodyOf, saveContactInformation as contract, ReplyOf } from '@shop/contracts';
import { markets, type RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type CallUser, type Db, fail, ok, type Result } from '../../platform/index.ts';
import { readContact } from '../addresses/read-contact.ts';

type Attributes = ReplyOf<typeof contract>['data']['attributes'];

/**
 * Saves the caller's contact details. The contact address is for correspondence; sign-in and order
 * mails use the account's address, which changes only by a mailed link.
 */
export const saveContactInformation = async (
  db: Db,
  user: CallUser,
  userId: string,
  region: RegionId,
  { contact_information: sent }: BodyOf<typeof contract>,
): Promise<Result<ReplyOf<typeof contract>, 'not_found' | 'invalid_input'>> => {
  if (userId !== String(user.id)) return fail('not_found');
  const contact = readContact(sent, 'contact_information', markets[region].defaultShippingCountryCode);
  if (!contact.ok) return contact;
  const given = contact.value;
  const [row] = await db.query<Attributes>(sql`
    update users set first_name = coalesce(${given.first_name ?? null}, first_name),
      last_name = coalesce(${given.last_name ?? null}, last_name),
      company_name = ${given.company_name === undefined ? sql`company_name` : sql`${given.company_name}`},
      contact_email = coalesce(${given.email ?? null}, contact_email),
      phone = coalesce(${given.phone ?? null}, phone)
    where id = ${user.id}
    returning first_name, last_name, company_name, coalesce(contact_email, email) as email, phone`);
  return row
    ? ok({ data: { id: user.id, type: 'contact_information', attributes: row } })
    : fail('not_found');
};
