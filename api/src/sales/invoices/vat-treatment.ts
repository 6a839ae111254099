import type { VatTreatment } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { array } from '../../platform/index.ts';
import { seller } from '../orders/seller.ts';
import type { InvoiceTax } from './invoice-document.ts';

const withoutTax: Readonly<Partial<Record<InvoiceTax['category'], VatTreatment>>> = {
  K: 'intra_community',
  G: 'export',
  AE: 'reverse_charge',
  O: 'outside_scope',
  // A service outside the scope beside taxed goods is written as exempt (`separateScope`).
  E: 'outside_scope',
};

/**
 * How the seller accounts for a row of a document's VAT, from its category and country (EN 16931, BT-118).
 * @example treatmentOf({ category: 'S', country: 'DE' }) // 'one_stop_shop'
 */
export const treatmentOf = ({
  category,
  country,
}: {
  readonly category: InvoiceTax['category'];
  readonly country: string | null;
}): VatTreatment => {
  const exempt = withoutTax[category];
  if (exempt !== undefined) return exempt;
  if (country === null) return 'unassigned';
  if (country === seller.country) return 'domestic';
  return seller.registrations.includes(country) ? 'registration' : 'one_stop_shop';
};

/** The same of a row `t` of `invoice_taxes`. */
export const treatmentSql: SQL = sql`case
  ${sql.join(
    Object.entries(withoutTax).map(
      ([category, treatment]) => sql`when t.category = ${category} then ${treatment}::text`,
    ),
    sql` `,
  )}
  when t.country is null then 'unassigned' when t.country = ${seller.country} then 'domestic'
  when t.country = any(${array([...seller.registrations], 'text')}) then 'registration' else 'one_stop_shop' end`;

/**
 * The first and the last day of a month or a quarter.
 * @example periodDays('2026-Q4') // { first: '2026-10-01', last: '2026-12-31' }
 */
export const periodDays = (period: string): { readonly first: string; readonly last: string } => {
  const [year = '', part = ''] = period.split('-');
  const isQuarter = part.startsWith('Q');
  const begin = isQuarter ? Number(part.slice(1)) * 3 - 2 : Number(part);
  const end = isQuarter ? begin + 2 : begin;
  const month = (value: number) => `${year}-${String(value).padStart(2, '0')}`;
  const lastDay = new Date(Date.UTC(Number(year), end, 0)).getUTCDate();
  return { first: `${month(begin)}-01`, last: `${month(end)}-${lastDay}` };
};
