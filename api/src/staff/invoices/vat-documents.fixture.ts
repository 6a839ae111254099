import type { VatTreatment } from '@shop/contracts';
import fc from 'fast-check';

interface Tax {
  readonly category: string;
  readonly country?: string;
  readonly rate: number;
  readonly treatment: VatTreatment;
  readonly base: bigint;
  readonly amount: bigint;
}
export interface Doc {
  readonly kind: 'normal' | 'correction' | 'proforma';
  readonly currency: 'PLN' | 'EUR';
  readonly issueDate: string;
  readonly taxPointDate: string | null;
  /** Whether the document states its VAT in another currency, too, at this rate. Sterling is not reported. */
  readonly stated: string | null;
  readonly statedIn: 'PLN' | 'GBP';
  readonly taxes: readonly Tax[];
}

/** The last Polish working day before each day, by the calendar of 2026, and the rate of the euro on it; null: none. */
export const rateBefore: Readonly<Record<string, readonly [day: string, rate: string | null]>> = {
  '2026-09-30': ['2026-09-29', '4.2100'],
  '2026-10-01': ['2026-09-30', '4.2537'],
  // All Saints’ Day is a Sunday.
  '2026-11-02': ['2026-10-30', '4.3001'],
  // The day before is Independence Day.
  '2026-11-12': ['2026-11-10', '4.1999'],
  '2026-11-20': ['2026-11-19', null],
  '2026-12-07': ['2026-12-04', '4.2650'],
  '2027-01-04': ['2026-12-31', '4.2700'],
};
const days = Object.keys(rateBefore);
const kinds: readonly Omit<Tax, 'base' | 'amount'>[] = [
  { category: 'S', country: 'PL', rate: 2300, treatment: 'domestic' },
  { category: 'S', country: 'GB', rate: 2000, treatment: 'registration' },
  { category: 'S', country: 'DE', rate: 1900, treatment: 'one_stop_shop' },
  { category: 'S', country: 'XI', rate: 2000, treatment: 'one_stop_shop' },
  { category: 'S', rate: 2300, treatment: 'unassigned' },
  { category: 'K', country: 'FR', rate: 0, treatment: 'intra_community' },
  { category: 'G', country: 'US', rate: 0, treatment: 'export' },
  { category: 'AE', country: 'DE', rate: 0, treatment: 'reverse_charge' },
  { category: 'O', country: 'CH', rate: 0, treatment: 'outside_scope' },
];

const anyTax = fc
  .record({
    kind: fc.constantFrom(...kinds),
    base: fc.bigInt({ min: 0n, max: 9_999_999n }),
    amount: fc.bigInt({ min: 1n, max: 999_999n }),
  })
  .map(({ kind, base, amount }): Tax => ({ ...kind, base, amount: kind.rate === 0 ? 0n : amount }));
export const anyDoc = fc.record<Doc>({
  kind: fc.constantFrom('normal', 'normal', 'correction', 'proforma'),
  currency: fc.constantFrom('PLN', 'EUR'),
  issueDate: fc.constantFrom(...days),
  taxPointDate: fc.option(fc.constantFrom(...days)),
  stated: fc.option(fc.constant('4.4444'), { freq: 3 }),
  statedIn: fc.constantFrom('PLN', 'PLN', 'GBP'),
  taxes: fc.uniqueArray(anyTax, {
    minLength: 1,
    maxLength: 3,
    selector: ({ category, rate }) => `${category}${rate}`,
  }),
});

export const text = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
/** An amount above zero at a rate of four decimals, half up. */
export const convert = (minor: bigint, rate: string) =>
  (minor * BigInt(rate.replace('.', '')) + 5_000n) / 10_000n;

/** What the documents say, added up by hand. */
export const addUp = (docs: readonly Doc[], before: readonly string[]) => {
  const rows = new Map<string, { sums: bigint[]; missing: boolean }>();
  docs.forEach((doc, at) => {
    const taxDay = (doc.kind === 'correction' ? null : doc.taxPointDate) ?? doc.issueDate;
    if (doc.kind === 'proforma' || taxDay < '2026-10-01' || taxDay > '2026-12-31') return;
    const sign = doc.kind === 'correction' ? -1n : 1n;
    const isStated = doc.stated !== null && doc.currency === 'EUR' && doc.statedIn === 'PLN';
    const rate =
      doc.currency === 'PLN' ? '1.0000' : isStated ? doc.stated : rateBefore[before[at] ?? '']?.[1];
    for (const { treatment, country = '', rate: percent, base, amount } of doc.taxes) {
      const key = [treatment, country, percent, doc.currency].join(' ');
      const row = rows.get(key) ?? { sums: [0n, 0n, 0n, 0n], missing: false };
      const inZlotys = rate ? [convert(base, rate), convert(amount, rate)] : [0n, 0n];
      for (const [index, part] of [base, amount, ...inZlotys].entries())
        row.sums[index] = (row.sums[index] ?? 0n) + sign * part;
      if (!rate) row.missing = true;
      rows.set(key, row);
    }
  });
  return [...rows]
    .map(
      ([
        key,
        {
          sums: [net, tax, netInZlotys, taxInZlotys],
          missing,
        },
      ]) => [key, net, tax, ...(missing ? [null, null] : [netInZlotys, taxInZlotys])],
    )
    .sort((one, two) => String(one[0]).localeCompare(String(two[0])));
};

/** An invoice of German VAT in euros. 1.01 and 0.23 euros at 4.2537 are 4.30 and 0.98 zlotys; three are not 12.89. */
const german = (issueDate: string): Doc => ({
  kind: 'normal',
  currency: 'EUR',
  issueDate,
  taxPointDate: null,
  stated: null,
  statedIn: 'PLN',
  taxes: [{ category: 'S', country: 'DE', rate: 1900, treatment: 'one_stop_shop', base: 101n, amount: 23n }],
});
/** What chance seldom draws: cents that only rounding each document keeps, and a row with and without a rate. */
export const rareCases: readonly (readonly Doc[])[] = [
  [german('2026-10-01'), german('2026-10-01'), german('2026-10-01')],
  [german('2026-10-01'), german('2026-11-20')],
];
