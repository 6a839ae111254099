import type { Currency } from '@shop/money';
import { SaxesParser } from 'saxes';
import { parseAmount, readDay } from './read-values.ts';
import {
  currencyOfAccount,
  oneLine,
  type ReadStatement,
  RefusedStatement,
  type StatementEntry,
} from './statement-entry.ts';

/** An element of an entry, by its local name. */
interface Node {
  readonly name: string;
  readonly currency: string | undefined;
  readonly children: Node[];
  text: string;
}

/** Deeper than any statement is. */
const deepest = 40;
/** Every version of the message, of which 02 and 08 are in use: ISO 20022, BankToCustomerStatement. */
const namespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d{2}$/;
/** What banks write where they have no reference. */
const noReference = /^(?:NONREF|NOTPROVIDED|NOT PROVIDED|[0-]*)$/i;

const all = (from: Node, path: string): readonly Node[] =>
  path
    .split('/')
    .reduce<readonly Node[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [from],
    );
const textAt = (from: Node, ...paths: readonly string[]): string | null => {
  for (const path of paths) {
    const text = oneLine(all(from, path)[0]?.text ?? '', 140);
    if (text !== '') return text;
  }
  return null;
};
const referenceAt = (from: Node, ...paths: readonly string[]): string | null => {
  const text = textAt(from, ...paths);
  return text === null || noReference.test(text) ? null : text;
};

const amountOf = (node: Node | undefined, currency: Currency, row: number): bigint => {
  if (node?.currency !== undefined && node.currency !== currency)
    throw new RefusedStatement('wrong_currency', row, node.currency);
  const amount = parseAmount(node?.text ?? '', 'point', currency);
  if (amount === null || amount < 0n) throw new RefusedStatement('wrong_amount', row, node?.text ?? '');
  return amount;
};

/** What the payer wrote, with the references that some banks give instead of it. */
const remittance = (details: Node): string =>
  oneLine(
    [
      ...all(details, 'RmtInf/Ustrd'),
      ...all(details, 'RmtInf/Strd/CdtrRefInf/Ref'),
      ...all(details, 'RmtInf/Strd/AddtlRmtInf'),
      ...all(details, 'Refs/EndToEndId').filter(({ text }) => !noReference.test(text.trim())),
    ]
      .map(({ text }) => text)
      .join(' '),
    1000,
  );

/** One payment of an entry. `details` is `TxDtls`, or the entry where the bank gives none. */
const toEntry = (
  details: Node,
  { amount, day, reference, more }: Pick<StatementEntry, 'amount' | 'day' | 'reference'> & { more: string },
): StatementEntry => ({
  amount,
  day,
  reference,
  text: remittance(details) || more,
  payerName: textAt(details, 'RltdPties/Dbtr/Pty/Nm', 'RltdPties/Dbtr/Nm', 'RltdPties/UltmtDbtr/Nm'),
  payerAccount:
    textAt(details, 'RltdPties/DbtrAcct/Id/IBAN', 'RltdPties/DbtrAcct/Id/Othr/Id')?.slice(0, 64) ?? null,
});

/** The amounts of a batch's payments, if the bank gives each and they add up to the entry. */
const batchAmounts = (
  details: readonly Node[],
  total: bigint,
  currency: Currency,
  row: number,
): readonly bigint[] | null => {
  const amounts = details.map((one) => {
    const node = all(one, 'Amt')[0] ?? all(one, 'AmtDtls/TxAmt/Amt')[0];
    return node?.currency === currency ? amountOf(node, currency, row) : 0n;
  });
  return amounts.every((amount) => amount > 0n) && amounts.reduce((sum, one) => sum + one, 0n) === total
    ? amounts
    : null;
};

/** Reads one `Ntry`: no entry for money that went out or is not booked yet, several for a batch. */
const readEntry = (node: Node, currency: Currency, row: number): readonly StatementEntry[] => {
  const amount = amountOf(all(node, 'Amt')[0], currency, row);
  const status = textAt(node, 'Sts/Cd', 'Sts');
  const isReversal = ['true', '1'].includes(textAt(node, 'RvslInd') ?? '');
  if (textAt(node, 'CdtDbtInd') !== 'CRDT' || isReversal || (status !== null && status !== 'BOOK')) return [];
  if (amount === 0n) return [];
  const found = textAt(node, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm') ?? '';
  const day = readDay(found, 'ymd');
  if (day === null) throw new RefusedStatement('wrong_day', row, found);
  const reference = referenceAt(node, 'AcctSvcrRef', 'NtryRef');
  const more = oneLine(all(node, 'AddtlNtryInf')[0]?.text ?? '', 1000);
  const details = all(node, 'NtryDtls/TxDtls');
  const amounts = details.length > 1 ? batchAmounts(details, amount, currency, row) : null;
  if (amounts)
    return details.map((one, index) => {
      const own = referenceAt(one, 'Refs/AcctSvcrRef', 'Refs/TxId');
      const numbered = reference === null ? null : `${reference.slice(0, 130)}/${index + 1}`;
      return toEntry(one, { amount: amounts[index] ?? 0n, day, reference: own ?? numbered, more });
    });
  const [first, ...others] = details;
  const entry = toEntry(first ?? node, {
    amount,
    day,
    reference: reference ?? (first ? referenceAt(first, 'Refs/AcctSvcrRef', 'Refs/TxId') : null),
    more,
  });
  // A batch that cannot be taken apart is one entry with all that was written.
  const text = oneLine([entry.text, ...others.map(remittance)].join(' '), 1000);
  return [others.length > 0 ? { ...entry, text, payerName: null, payerAccount: null } : entry];
};

interface OpenStatement {
  currency: Currency | null;
  declared: string | null;
  skipped: number;
  readonly entries: StatementEntry[];
}

/**
 * Reads a CAMT.053 message piece by piece, so that a large file is never in memory as a tree. A document type, with it
 * every entity that could be declared, is refused. Throws `RefusedStatement`.
 */
export const createCamtReader = (mostEntries: number) => {
  const parser = new SaxesParser({ xmlns: true });
  const statements: ReadStatement[] = [];
  const path: string[] = [];
  /** The elements of an entry or account that are open, the outermost first. */
  const open: Node[] = [];
  let statement: OpenStatement | null = null;
  let row = 0;
  let count = 0;
  parser.on('error', (error) => {
    throw new RefusedStatement('not_camt', null, error.message);
  });
  parser.on('doctype', (text) => {
    throw new RefusedStatement('document_type', null, text);
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (path.length === 0 && (local !== 'Document' || !namespace.test(uri)))
      throw new RefusedStatement('not_camt', null, uri || local);
    if (path.length >= deepest) throw new RefusedStatement('not_camt', row, local);
    path.push(local);
    if (path.length === 3 && local === 'Stmt')
      statement = { currency: null, declared: null, skipped: 0, entries: [] };
    const begins = path.length === 4 && (local === 'Ntry' || local === 'Acct') && statement !== null;
    if (!begins && open.length === 0) return;
    const node = { name: local, currency: attributes.Ccy?.value, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  const addText = (text: string) => {
    const node = open.at(-1);
    if (node) node.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  const closeAccount = (node: Node, into: OpenStatement) => {
    const account = textAt(node, 'Id/IBAN', 'Id/Othr/Id') ?? '';
    into.currency = currencyOfAccount(account);
    if (into.currency === null) throw new RefusedStatement('unknown_account', null, account);
    const declared = textAt(node, 'Ccy');
    if (declared !== null && declared !== into.currency)
      throw new RefusedStatement('wrong_currency', null, declared);
  };
  const closeEntry = (node: Node, into: OpenStatement) => {
    row += 1;
    if (into.currency === null) throw new RefusedStatement('unknown_account', row);
    const entries = readEntry(node, into.currency, row);
    into.entries.push(...entries);
    if (entries.length === 0) into.skipped += 1;
    count += Math.max(1, entries.length);
    if (count > mostEntries) throw new RefusedStatement('too_many_entries', row);
  };
  parser.on('closetag', ({ local }) => {
    path.pop();
    const node = open.pop();
    if (node && open.length === 0 && statement) {
      if (local === 'Acct') closeAccount(node, statement);
      else closeEntry(node, statement);
    }
    if (path.length === 2 && local === 'Stmt' && statement) {
      if (statement.currency === null) throw new RefusedStatement('unknown_account');
      statements.push({
        currency: statement.currency,
        entries: statement.entries,
        skipped: statement.skipped,
      });
      statement = null;
    }
  });
  return {
    write: (text: string): void => void parser.write(text),
    end: (): readonly ReadStatement[] => {
      parser.close();
      if (statements.length === 0) throw new RefusedStatement('no_entries');
      return statements;
    },
  };
};
