// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
import { jest } from './test-of.mjs';

const customersTest = 'api/src/staff/customers/staff-customers.test.ts';

export const customers = [
  {
    rule: 'the list of customers ends at the regions of its reader',
    why: 'Somebody who works for Poland would read the names and addresses of everybody in Europe.',
    file: 'api/src/staff/customers/list-customers.ts',
    find: "...(regions === null ? [] : [sql`u.region = any(${array([...regions], 'text')})`]),",
    replace: '...(regions === null ? [] : [sql`true`]),',
    test: jest(customersTest, 'lists the customers of the regions'),
  },
  {
    rule: 'a customer of another region is not read by their number',
    why: 'Numbers follow one another: whoever can count would read the wallets of every market.',
    file: 'api/src/staff/customers/read-customer.ts',
    find: "const refused = refuseRegion(regions, row.region, 'staff:account:read');",
    replace: "const refused = refuseRegion(null, row.region, 'staff:account:read');",
    test: jest(customersTest, 'is noted about'),
  },
  {
    rule: 'of two people who choose an order manager, the second is told',
    why: 'The first would have promised the customer a person who is replaced unseen.',
    file: 'api/src/customers/identity/order-managers.ts',
    find: 'and (${seen === undefined} or',
    replace: 'and (true or',
    test: jest(customersTest, 'a colleague is not overwritten'),
  },
  {
    rule: 'a request about personal data is due within a calendar month',
    why: 'Thirty days from 31 January are 2 March; the month of GDPR Art. 12(3) ended on 28 February.',
    file: 'api/src/staff/customers/read-customer.ts',
    find: "interval '1 month'",
    replace: "interval '30 days'",
    test: jest(customersTest, 'the month that the law gives'),
  },
  {
    rule: 'a company of another region is not read by its number',
    why: 'Limits, members and orders of every company would be open to whoever works for one market.',
    file: 'api/src/staff/companies/read-company.ts',
    find: "const refused = refuseRegion(regions, row.region, 'staff:account:read');",
    replace: "const refused = refuseRegion(null, row.region, 'staff:account:read');",
    test: jest('api/src/staff/companies/staff-companies.test.ts', 'lists companies of the regions'),
  },
];
