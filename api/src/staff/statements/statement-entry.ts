import { createHash } from 'node:crypto';
import type { StatementFault } from '@shop/contracts';
import { cleanText } from '@shop/intake';
import type { Currency } from '@shop/money';
import { bankDetails } from '@shop/regions';

/** Money received, as a bank statement says it. */
export interface StatementEntry {
  /** Minor units, above zero. */
  readonly amount: bigint;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly text: string;
  readonly payerName: string | null;
  readonly payerAccount: string | null;
  /** The bank's reference. */
  readonly reference: string | null;
}

/** One statement of one account. */
export interface ReadStatement {
  readonly currency: Currency;
  readonly entries: readonly StatementEntry[];
  /** Money that went out, and entries that are not booked yet. */
  readonly skipped: number;
}

/** A statement that cannot be read. Thrown while reading; `readStatements` returns it. */
export class RefusedStatement extends Error {
  readonly fault: StatementFault;
  constructor(reason: StatementFault['reason'], row: number | null = null, found: string | null = null) {
    super(reason);
    this.fault = { reason, row, found: found === null ? null : oneLine(found, 80) };
  }
}

/** Text of a bank as the shop stores texts: one line without invisible characters, cut to `longest`. */
export const oneLine = (text: string, longest: number): string =>
  cleanText(text)
    .slice(0, longest)
    // A pair that was cut.
    .replace(/\p{Cs}/gu, '')
    .trimEnd();

const compact = (account: string): string => account.replace(/[\s/]/g, '').toUpperCase();

/** The currency of one of the shop's accounts; null for an account of somebody else. */
export const currencyOfAccount = (account: string): Currency | null => {
  // A number with a routing number before it is also known without.
  const found = Object.entries(bankDetails).find(([, { accountNumber }]) =>
    [accountNumber, accountNumber.split('/').at(-1) ?? ''].some((one) => compact(one) === compact(account)),
  );
  // `Object.entries` forgets the type of its keys.
  return (found?.[0] as Currency | undefined) ?? null;
};

/**
 * Names each entry so that another import of the same entry has the same name: by the bank's reference, else by all
 * that the bank says and how many entries of the file before say the same.
 */
export const fingerprintsOf = (entries: readonly StatementEntry[]): readonly string[] => {
  const seen = new Map<string, number>();
  return entries.map(({ amount, day, text, payerName, payerAccount, reference }) => {
    const said = reference ?? JSON.stringify([day, String(amount), text, payerName, payerAccount]);
    const kind = reference === null ? 'said' : 'ref';
    const before = seen.get(`${kind} ${said}`) ?? 0;
    seen.set(`${kind} ${said}`, before + 1);
    const hash = createHash('sha256').update(JSON.stringify([kind, said, day, String(amount), before]));
    return hash.digest('hex');
  });
};
