import type { BodyOf, Company, createCompany as contract } from '@shop/contracts';
import { markets, type RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type Db, fail, json, ok, type Result } from '../../platform/index.ts';
import { officeZone } from '../quotes/office-hours.ts';
import { findCompany, presentCompany } from './companies.repo.ts';
import { validateDetails } from './company-details.ts';

/**
 * Creates a company in the caller's region with its currency and time zone; the caller is its first
 * admin.
 */
export const createCompanyWithAdmin = async (
  db: Db,
  userId: number,
  region: RegionId,
  details: BodyOf<typeof contract>['company'],
): Promise<Result<Company, 'plus_not_offered' | 'invalid_input' | 'not_found'>> => {
  const market = markets[region];
  if (!market.supportsPlus) return fail('plus_not_offered');
  const checked = validateDetails(details);
  if ('ok' in checked) return checked;
  const { name, vatId, electronicAddress, address } = checked;
  return db.transaction(async (tx): Promise<Result<Company, 'not_found'>> => {
    const [made] = await tx.query<{ company_id: number }>(sql`
      with made as (
        insert into companies (name, vat_id, electronic_address, address, region, currency, time_zone, updated_by)
        values (${name}, ${vatId}, ${electronicAddress}, ${json(address)}, ${region}, ${market.currency},
          ${officeZone(region)}, ${userId})
        returning id
      )
      insert into company_members (company_id, user_id, role) select id, ${userId}, 'admin' from made
      returning company_id`);
    const company = made ? await findCompany(tx, made.company_id, userId) : null;
    return company ? ok(presentCompany(company)) : fail('not_found');
  });
};
