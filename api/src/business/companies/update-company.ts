import type { BodyOf, Company, updateCompany as detailsContract, updateCompanyRules } from '@shop/contracts';
import { fromDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import { type Db, fail, json, ok, type Queryable, type Result } from '../../platform/index.ts';
import { type CompanyRow, findCompany, presentCompany } from './companies.repo.ts';
import { validateDetails } from './company-details.ts';
import { withCompanyLock } from './require-member.ts';

const readUpdated = async (
  tx: Queryable,
  { id }: CompanyRow,
  userId: number,
): Promise<Result<Company, 'not_found'>> => {
  const company = await findCompany(tx, id, userId);
  return company ? ok(presentCompany(company)) : fail('not_found');
};

/**
 * Changes name, VAT number, address or electronic address. Open orders use the company's details at the time of their
 * placement.
 */
export const updateDetails = (
  db: Db,
  id: string,
  userId: number,
  change: BodyOf<typeof detailsContract>['company'],
) =>
  withCompanyLock(db, id, userId, 'company.update', async (tx, company) => {
    const address = change.address ?? company.address;
    const {
      firstname = '',
      lastname = '',
      address1 = '',
      city = '',
      zipcode = '',
      country_iso = '',
    } = address;
    const { phone = '', address2, state_name } = address;
    const checked = validateDetails({
      name: change.name ?? company.name,
      vat_id: change.vat_id === undefined ? company.vat_id : change.vat_id,
      electronic_address:
        change.electronic_address === undefined ? company.electronic_address : change.electronic_address,
      address: { firstname, lastname, address1, address2, city, zipcode, country_iso, state_name, phone },
    });
    if ('ok' in checked) return checked;
    await tx.execute(sql`
      update companies set name = ${checked.name}, vat_id = ${checked.vatId}, address = ${json(checked.address)},
        electronic_address = ${checked.electronicAddress}, updated_by = ${userId}, updated_at = now() where id = ${company.id}`);
    return readUpdated(tx, company, userId);
  });

/**
 * Whether this process knows the time zone. `Intl.supportedValuesOf` lists a renamed zone under one
 * name only, and browsers differ in which one (Europe/Kiev, Europe/Kyiv).
 */
function isSupportedByProcess(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Whether both this process and the database know the time zone: the database's clock limits the
 * windows.
 */
const isSupportedTimeZone = async (tx: Queryable, name: string): Promise<boolean> =>
  isSupportedByProcess(name) &&
  (await tx.query(sql`select 1 from pg_timezone_names where name = ${name} limit 1`)).length === 1;

/** Sets the limits of orders without approval. Applies to every unplaced order. */
export const updateRules = (
  db: Db,
  id: string,
  userId: number,
  change: BodyOf<typeof updateCompanyRules>['rules'],
) =>
  withCompanyLock(db, id, userId, 'rules.update', async (tx, company) => {
    if (change.time_zone !== undefined && !(await isSupportedTimeZone(tx, change.time_zone)))
      return fail('invalid_input', {
        fields: [
          {
            path: 'rules.time_zone',
            code: 'not_offered',
            message: 'Name a time zone, for example Europe/Warsaw.',
          },
        ],
      });
    const minor = (given: string | null | undefined, known: bigint | null): bigint | null =>
      given === undefined
        ? known
        : given === null
          ? null
          : (fromDecimal(given, company.currency)?.amount ?? known);
    await tx.execute(sql`
      update companies set order_limit = ${minor(change.order_limit, company.order_limit)},
        window_limit = ${minor(change.window_limit, company.window_limit)},
        window_unit = ${change.window_unit ?? company.window_unit},
        time_zone = ${change.time_zone ?? company.time_zone},
        po_required = ${change.po_required ?? company.po_required}, updated_at = now()
      where id = ${company.id}`);
    return readUpdated(tx, company, userId);
  });
