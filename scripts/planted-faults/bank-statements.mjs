// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
import { jest } from './test-of.mjs';

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
];
