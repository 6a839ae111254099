import fc from 'fast-check';
import { computeDues, sumCapturedForInstalments } from './instalment-dues.ts';

const parts = fc.array(fc.bigInt({ min: 1n, max: 900_000n }), { minLength: 1, maxLength: 6 });
const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

it('asks in sum for exactly what is outstanding, whatever was paid', () => {
  fc.assert(
    fc.property(parts, fc.bigInt({ min: 0n, max: 6_000_000n }), (amounts, captured) => {
      const outstanding = sumOf(amounts) - captured;
      expect(sumOf(computeDues(amounts, captured))).toBe(outstanding > 0n ? outstanding : 0n);
    }),
  );
});

it('never asks for more than the part, and begins no part before the one before it is paid', () => {
  fc.assert(
    fc.property(parts, fc.bigInt({ min: 0n, max: 6_000_000n }), (amounts, captured) => {
      const dues = computeDues(amounts, captured);
      dues.forEach((due, index) => {
        const amount = amounts[index] ?? 0n;
        expect(due >= 0n && due <= amount).toBe(true);
        if (due > 0n) expect(dues.slice(index + 1)).toEqual(amounts.slice(index + 1));
      });
    }),
  );
});

it('is paid to the end by paying what is due, part by part, whatever came in between', () => {
  fc.assert(
    fc.property(
      parts,
      fc.array(fc.bigInt({ min: 1n, max: 400_000n }), { maxLength: 4 }),
      (amounts, extra) => {
        let captured = 0n;
        amounts.forEach((_, index) => {
          captured += extra[index] ?? 0n;
          captured += computeDues(amounts, captured)[index] ?? 0n;
          expect(computeDues(amounts, captured).slice(0, index + 1)).toEqual(
            amounts.slice(0, index + 1).map(() => 0n),
          );
        });
        expect(captured - sumOf(amounts) <= sumOf(extra)).toBe(true);
      },
    ),
  );
});

it('counts money that arrived, and the wallet apart', () => {
  const payment = (method: string, state: 'completed' | 'pending', amount: bigint) => ({
    method,
    state,
    amount,
  });
  expect(
    sumCapturedForInstalments([
      payment('wallet', 'completed', 100n),
      payment('card', 'completed', 30n),
      payment('check', 'pending', 40n),
      payment('check', 'completed', 5n),
    ]),
  ).toBe(35n);
});
