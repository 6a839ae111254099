import { fromDecimal } from '@shop/money';
import fc from 'fast-check';
import { withExpress } from './with-express.ts';

const surcharge = (net: string, gross: string) => ({
  currency: 'EUR' as const,
  fixed: net,
  share: '0.00',
  share_rate: '0.00',
  total_net: net,
  total_gross: gross,
});
const cents = (text: string): bigint => fromDecimal(text, 'EUR')?.amount ?? -1n;

it('puts VAT on goods and express together, as the cart does', () => {
  // 211.95 + 29.76 = 241.71; 19 % of it is 45.9249.
  const goods = { total_net: '211.95', tax: '40.27', total_gross: '252.22' };
  expect(withExpress(goods, surcharge('29.76', '35.41'), '19.00', false)).toEqual({
    total_net: '241.71',
    tax: '45.92',
    total_gross: '287.63',
  });
});

it('adds up what is shown where prices include VAT', () => {
  const goods = { total_net: '100.00', tax: '20.00', total_gross: '120.00' };
  expect(withExpress(goods, surcharge('10.01', '12.01'), '20.00', true).total_gross).toBe('132.01');
});

it('always shows net and VAT that make the total', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 });
  const text = (count: number) => (count / 100).toFixed(2);
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.constantFrom('0.00', '19.00', '23.00', '25.50'),
      fc.boolean(),
      (a, b, rate, gross) => {
        const taxed = (net: number) => Math.round((net * (100 + Number(rate))) / 100);
        const goods = { total_net: text(a), tax: text(taxed(a) - a), total_gross: text(taxed(a)) };
        const both = withExpress(goods, surcharge(text(b), text(taxed(b))), rate, gross);
        expect(cents(both.total_net) + cents(both.tax)).toBe(cents(both.total_gross));
      },
    ),
  );
});
