import { money, toDecimal } from '@shop/money';
import fc from 'fast-check';
import { buildDocument } from '../invoices/build-document.ts';
import { splitLinePrice } from '../invoices/line-prices.ts';
import { placeOrder } from '../invoices/test/orders.fixture.ts';
import { priceCreditedLine } from './credited-line.ts';
import { planLines, type Refundable } from './plan-refund.ts';

const treatment = { category: 'S', rate: 1900, country: 'DE', reason: null } as const;

/** The invoice of an order with a code, and what is refundable of it. */
const placed = (things: readonly { quantity: number; unit: bigint }[], discount: bigint) => {
  const order = placeOrder({
    things: things.map((one) => ({ ...one, name: 'Box', tax: treatment })),
    discount,
  });
  const { lines } = buildDocument(order, {
    kind: 'normal',
    number: 'FV-2026-000001',
    issueDate: '2026-11-29',
    refersTo: null,
    note: 'paid',
  });
  const left: Refundable = {
    currency: 'EUR',
    lines: order.lines.map(({ quantity, net }, id) => ({ id, quantity, net, tax: 0n })),
    shipping: { net: 0n, tax: 0n },
    money: 1_000_000_000n,
  };
  const cents = (decimal = '0.00') => BigInt(decimal.replace('.', ''));
  const ordered = lines.map((line, index) => ({
    quantity: line.quantity,
    unitPrice: things[index]?.unit ?? 0n,
    express: 0n,
    discount: cents(line.discount),
  }));
  return { lines, left, ordered };
};

const credit = (
  { ordered }: ReturnType<typeof placed>,
  line: { id: number; quantity: number; net: bigint },
) => {
  const whole = ordered[line.id];
  if (!whole) throw new Error('unknown line');
  const price = priceCreditedLine(whole, line, 'EUR');
  const { discountNet = 0n } = price;
  const shown = { ...price, quantity: line.quantity, net: line.net, name: 'Box', sku: 'box', tax: treatment };
  return { ...splitLinePrice(shown, money(discountNet, 'EUR')), discountNet };
};

it('credits pieces at the unit price of the invoice and names their discount', () => {
  // 100 × 1.2345 = 123.45, less 10 %.
  const order = placed([{ quantity: 100, unit: 12_345n }], 1235n);
  expect(order.lines[0]).toMatchObject({ unitPrice: '1.2345', discount: '12.35', net: '111.10' });
  const plan = planLines(order.left, [{ id: 0, quantity: 40 }], false);
  const [line] = plan?.lines ?? [];
  if (!line) throw new Error('nothing is refunded');
  const { unitPrice, discount } = credit(order, line);
  // 40 × 1.2345 = 49.38, and 111.10 × 40 / 100 = 44.44 is refunded.
  expect([unitPrice, toDecimal(discount), line.net]).toEqual(['1.2345', '4.94', 4444n]);
});

it('adds up to the refunded net to the cent, for several lines and two refunds in a row', () => {
  const thing = fc.record({
    quantity: fc.integer({ min: 2, max: 3000 }),
    unit: fc.bigInt({ min: 100n, max: 90_000n }),
  });
  fc.assert(
    fc.property(
      fc.array(thing, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 60 }),
      fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      (things, percent, part) => {
        const goods = things.reduce((sum, { quantity, unit }) => sum + (unit * BigInt(quantity)) / 100n, 0n);
        const order = placed(things, (goods * BigInt(percent)) / 100n);
        const first = planLines(
          order.left,
          order.left.lines.map(({ id, quantity }) => ({
            id,
            quantity: Math.max(1, Math.floor(quantity * part)),
          })),
          false,
        );
        const taken = new Map(first?.lines.map((line) => [line.id, line]));
        const rest = order.left.lines.map((line) => ({
          ...line,
          quantity: line.quantity - (taken.get(line.id)?.quantity ?? 0),
          net: line.net - (taken.get(line.id)?.net ?? 0n),
        }));
        for (const line of [...(first?.lines ?? []), ...rest.filter(({ quantity }) => quantity > 0)]) {
          const { unitPrice, discount, surcharge } = credit(order, line);
          const [whole = '0', fraction = ''] = unitPrice.split('.');
          const scale = 10n ** BigInt(fraction.length);
          const exact = BigInt(whole + fraction) * BigInt(line.quantity) * 100n;
          const rounded = (exact * 2n + scale) / (scale * 2n);
          expect(rounded + surcharge.amount - discount.amount).toBe(line.net);
        }
      },
    ),
    { numRuns: 100 },
  );
});

it('names no pieces and no discount for a price reduction', () => {
  const ordered = { quantity: 100, unitPrice: 12_345n, express: 0n, discount: 1235n };
  expect(priceCreditedLine(ordered, { quantity: 0, net: 500n }, 'EUR')).toEqual({});
});
