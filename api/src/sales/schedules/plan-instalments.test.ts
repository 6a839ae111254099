import { type Currency, currencies, money } from '@shop/money';
import { addDays, instalmentTerms } from '@shop/regions';
import fc from 'fast-check';
import { planInstalments, splitInstalments } from './plan-instalments.ts';

const terms = { counts: [2, 3], minimum: 50_000n, intervalDays: 30, maxDays: 90 };
const today = '2026-11-28';
const parts = (count: number) =>
  Array.from({ length: count }, () => ({ amount: undefined, dueOn: undefined }));
const anyCurrency = fc.constantFrom<Currency>(...currencies);

it('invariant 7: parts sum to the total, each is at least one minor unit, and dates ascend', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 50_000n, max: 10n ** 13n }),
      anyCurrency,
      fc.constantFrom(...terms.counts),
      fc.bigInt({ min: 2n, max: 10n ** 13n }),
      (total, currency, count, later) => {
        const plan = planInstalments(terms, money(total, currency), parts(count), today);
        if (!plan.ok) throw new Error(plan.code);
        const weights = plan.value.map(({ weight }) => weight);
        // As proposed, and recomputed when the total changes before acceptance.
        for (const whole of [total, later < BigInt(count) ? BigInt(count) : later]) {
          const amounts = splitInstalments(money(whole, currency), weights).map(({ amount }) => amount);
          expect(amounts.reduce((all, amount) => all + amount, 0n)).toBe(whole);
          for (const amount of amounts) expect(amount).toBeGreaterThanOrEqual(1n);
          expect((amounts[0] ?? 0n) - (amounts.at(-1) ?? 0n)).toBeLessThanOrEqual(1n);
        }
        const days = plan.value.map(({ afterDays }) => addDays(today, afterDays));
        expect(days[0]).toBe(today);
        expect([...days].sort()).toEqual(days);
        expect(new Set(days).size).toBe(count);
      },
    ),
  );
});

it('invariant 7: amounts the buyer names are taken exactly, or refused', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 0n, max: 200_000n }), { minLength: 2, maxLength: 3 }),
      fc.bigInt({ min: -2n, max: 2n }),
      (amounts, off) => {
        const sum = amounts.reduce((all, amount) => all + amount, 0n);
        const whole = money(sum + off, 'EUR');
        const plan = planInstalments(
          terms,
          whole,
          amounts.map((amount) => ({ amount, dueOn: undefined })),
          today,
        );
        const good =
          off === 0n &&
          sum >= terms.minimum &&
          amounts.every((amount) => amount > 0n) &&
          (amounts[0] ?? 0n) >= sum / BigInt(amounts.length);
        expect(plan.ok).toBe(good);
        if (plan.ok) {
          const back = splitInstalments(
            whole,
            plan.value.map(({ weight }) => weight),
          );
          expect(back.map(({ amount }) => amount)).toEqual(amounts);
        }
      },
    ),
  );
});

const dated = (...dates: (string | undefined)[]) =>
  planInstalments(
    terms,
    money(60_000n, 'EUR'),
    dates.map((dueOn) => ({ amount: undefined, dueOn })),
    today,
  );

it.each([
  [
    ['2026-11-28', '2026-12-15', '2027-01-20'],
    [0, 17, 53],
  ],
  // Across the end of February of a leap year, and the change to summer time.
  [
    ['2026-11-28', '2027-02-26'],
    [0, 90],
  ],
])('takes dates %j as days %j', (dates, days) => {
  const plan = dated(...dates);
  expect(plan.ok && plan.value.map(({ afterDays }) => afterDays)).toEqual(days);
});

it.each([
  [['2026-11-29', '2026-12-15'], 'first instalment is due today'],
  [['2026-11-28', '2026-11-28'], 'after the previous one'],
  [['2026-11-28', '2027-01-20', '2026-12-15'], 'after the previous one'],
  [['2026-11-28', '2027-02-27'], 'within 90 days'],
  [['2026-11-28', undefined], 'every instalment'],
])('refuses dates %j: %s', (dates, why) => {
  expect(dated(...dates)).toMatchObject({
    code: 'payment_schedule_invalid',
    detail: expect.stringContaining(why),
  });
});

it('refuses another number of instalments, and too small a total', () => {
  const plan = (count: number, minor: bigint) =>
    planInstalments(terms, money(minor, 'EUR'), parts(count), today);
  expect(plan(1, 60_000n)).toMatchObject({ code: 'payment_schedule_invalid' });
  expect(plan(4, 60_000n)).toMatchObject({ code: 'payment_schedule_invalid' });
  expect(plan(2, 49_999n)).toMatchObject({ code: 'payment_schedule_not_offered' });
  expect(plan(2, 50_000n)).toMatchObject({ ok: true });
});

it('can always be met: every region’s interval ends within its longest term', () => {
  for (const { counts, intervalDays, maxDays, minimum } of Object.values(instalmentTerms)) {
    expect((Math.max(...counts) - 1) * intervalDays).toBeLessThanOrEqual(maxDays);
    expect(minimum).toBeGreaterThanOrEqual(BigInt(Math.max(...counts)));
  }
});
