// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
import { jest } from './test-of.mjs';

const periodsTest = 'api/src/staff/periods/staff-periods.test.ts';
const statementsTest = 'api/src/staff/statements/bank-statements.test.ts';

export const bankStatements = [
  {
    rule: 'a bank statement that comes twice books nothing twice',
    why: 'People import overlapping periods. Every transfer in both would be booked again, and the surplus refunded.',
    file: 'api/src/staff/statements/statement-entry.ts',
    find: 'JSON.stringify([kind, said, day, String(amount), before])',
    replace: 'JSON.stringify([kind, said, day, String(amount), before, Math.random()])',
    test: jest(statementsTest, 'books nothing twice when the file comes again'),
  },
  {
    rule: 'only the amount that is due is booked by itself',
    why: 'What is less or more needs a person: it may be for another order, or the buyer has to be asked.',
    file: 'api/src/staff/statements/match.ts',
    find: 'amount === outstanding ||',
    replace: 'amount <= outstanding ||',
    test: jest(statementsTest, 'books what is certain, proposes the rest'),
  },
  {
    rule: 'of two people one decides a transfer',
    why: 'The second would book money on an order although a colleague has said that it pays none.',
    file: 'api/src/staff/statements/decide-entry.ts',
    find: 'return entry.revision === revision && from.includes(entry.state) ? entry : conflict(entry);',
    replace: 'return from.length > 0 || entry.revision === revision ? entry : conflict(entry);',
    test: jest(statementsTest, 'lets one of two people decide'),
  },
  {
    rule: 'an equal transfer of the same day is not booked by itself',
    why: 'The same transfer in a CAMT and in a CSV file has different references; half of an order would pay the other half.',
    file: 'api/src/staff/statements/match-statement.job.ts',
    find: 'const isSure = sure !== null && !(await hasEqualReceipt(db, entry, sure));',
    replace: 'const isSure = sure !== null && (await hasEqualReceipt(db, entry, sure)) !== null;',
    test: jest(statementsTest, 'proposes a second transfer of the same amount and day'),
  },
  {
    rule: 'a refund that waits for a transfer is listed as work',
    why: 'Nobody would send the money: the gateway does nothing for a transfer.',
    file: 'api/src/staff/refunds/list-refunds.ts',
    find: "(x.state = 'failed' or p.provider = 'transfer')",
    replace: "x.state = 'failed'",
    test: jest(statementsTest, 'lists the refunds that a person has to pay out'),
  },
  {
    rule: 'finance of one region sees no refunds of another',
    why: 'Names, amounts and bank accounts of buyers would be open to people who work for other markets.',
    file: 'api/src/staff/refunds/list-refunds.ts',
    find: "...(regions === null ? [] : [sql`o.region = any(${array([...regions], 'text')})`]),",
    replace: "...(regions === null || array([...regions], 'text') !== null ? [] : []),",
    test: jest(statementsTest, 'lists the refunds that a person has to pay out'),
  },
  {
    rule: 'a step of dunning is sent once',
    why: 'Two people, or one who clicks twice, would mail a buyer the same notice again.',
    file: 'api/src/sales/dunning/next-step.ts',
    find: 'const step = dunningSteps[last + 1];',
    replace: 'const step = dunningSteps[Math.max(last, 0)];',
    test: jest('api/src/sales/dunning/next-step.test.ts', 'offers each step once and in order'),
  },
  {
    rule: 'what is sent about a payment is what its sender saw',
    why: 'A buyer who has paid a part meanwhile would be asked for the whole, after the sender read another mail.',
    file: 'api/src/sales/dunning/send-dunning.ts',
    find: '&& toDecimal(due.amount) === seen.amount',
    replace: '&& toDecimal(due.amount) !== null',
    test: jest('api/src/staff/dues/staff-dues.test.ts', 'sends each step once'),
  },
  {
    rule: 'a payment is read within the regions of the reader alone',
    why: 'Somebody who works for one market would read the payments and buyers of all others by their numbers.',
    file: 'api/src/staff/payments/list-payments.ts',
    find: 'sql.join([sql`p.id = ${id}`, ...within(regions)], sql` and `)',
    replace: 'sql.join([sql`p.id = ${id}`, ...within(regions).slice(1)], sql` and `)',
    test: jest('api/src/staff/payments/staff-payments.test.ts', 'within the regions of the reader alone'),
  },
  {
    rule: 'a day of a closed month takes no transfer',
    why: 'The books of a month that was reported would change afterwards, and nobody would see it.',
    file: 'api/src/sales/refunds/book-transfer.ts',
    find: "? fail('period_closed') : received.received_on",
    replace: '? received.received_on : received.received_on',
    test: jest(periodsTest, 'closes a month for all markets'),
  },
  {
    rule: 'a document whose tax point lies in a closed month counts later',
    why: 'The VAT of a month that was reported would grow by every order that is paid later.',
    file: 'api/migrations/0232_closed_periods.sql',
    find: 'new.tax_day := new.issue_day;',
    replace: 'new.tax_day := new.tax_day;',
    test: jest(periodsTest, 'counts a document whose tax point lies in a closed month'),
  },
  {
    rule: 'a month is closed once it is over for a whole day',
    why: 'A payment that began on the last evening could not issue its invoice.',
    file: 'api/src/sales/periods/close-period.ts',
    find: 'if (dayIn(sellerTimeZone, now) < closableFrom(month))',
    replace: 'if (dayIn(sellerTimeZone, now) < month)',
    test: jest(periodsTest, 'closes a month for all markets'),
  },
];
