import fc from 'fast-check';
import {
  add,
  apportion,
  type CurrencyFormatter,
  currencies,
  divideHalfUp,
  exponents,
  formatMoney,
  formatUnitPrice,
  fromDecimal,
  lineTotal,
  money,
  parseMoney,
  shareOf,
  sum,
  toDecimal,
  unitFromDecimal,
  unitToDecimal,
} from './index.ts';

const amount = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });
const currency = fc.constantFrom(...currencies);

it('knows the decimal places of each currency as ISO 4217 and the platform state them', () => {
  for (const code of currencies) {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
    }).resolvedOptions();
    expect(exponents[code]).toBe(maximumFractionDigits);
  }
});

describe('rounding', () => {
  it.each([
    [5n, 10n, 1n],
    [4n, 10n, 0n],
    [15n, 10n, 2n],
    [25n, 10n, 3n],
    [-5n, 10n, -1n],
    [-14n, 10n, -1n],
  ])('%s / %s is %s: half away from zero', (dividend, divisor, expected) => {
    expect(divideHalfUp(dividend, divisor)).toBe(expected);
  });

  it('is never more than half a unit away', () => {
    fc.assert(
      fc.property(amount, fc.bigInt({ min: 1n, max: 10n ** 6n }), (dividend, divisor) => {
        const rest = divideHalfUp(dividend, divisor) * divisor - dividend;
        return 2n * (rest < 0n ? -rest : rest) <= divisor;
      }),
    );
  });

  it('rounds a line once: three pieces at 0.3333 are 1.00, not 0.99', () => {
    expect(lineTotal({ tenThousandths: 3333n, currency: 'EUR' }, 3)).toEqual(money(100, 'EUR'));
  });

  // EN 16931 BR-CO-17: the tax amount is base times rate, rounded to two decimals.
  it.each([
    [10_01, 2300, 2_30],
    [10_02, 2300, 2_30],
    [10_03, 2300, 2_31],
    [50, 1900, 10],
    [1, 5000, 1],
  ])('VAT on %s at %s basis points is %s', (base, basisPoints, tax) => {
    expect(shareOf(money(base, 'PLN'), basisPoints)).toEqual(money(tax, 'PLN'));
  });
});

describe('apportion', () => {
  const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 20 });

  it('invariant 4: adds up exactly, each part within one minor unit of its share, weight zero getting nothing', () => {
    fc.assert(
      fc.property(amount, weights, (whole, shares) => {
        const total = shares.reduce((all, each) => all + each, 0n);
        fc.pre(total > 0n);
        const parts = apportion(money(whole, 'EUR'), shares);
        expect(sum(parts, 'EUR').amount).toBe(whole);
        parts.forEach((part, index) => {
          const weight = shares[index] ?? 0n;
          const distance = part.amount * total - whole * weight;
          expect((distance < 0n ? -distance : distance) < total).toBe(true);
          if (weight === 0n) expect(part.amount).toBe(0n);
        });
      }),
    );
  });

  it('invariant 4: serves equal remainders in list order', () => {
    expect(apportion(money(100, 'EUR'), [1n, 1n, 1n]).map((part) => part.amount)).toEqual([34n, 33n, 33n]);
    expect(apportion(money(-100, 'EUR'), [1n, 1n, 1n]).map((part) => part.amount)).toEqual([
      -34n,
      -33n,
      -33n,
    ]);
  });
});

describe('decimals', () => {
  it('read back what they wrote', () => {
    fc.assert(
      fc.property(amount, currency, (value, code) => {
        expect(fromDecimal(toDecimal(money(value, code)), code)).toEqual(money(value, code));
        expect(unitFromDecimal(unitToDecimal({ tenThousandths: value, currency: code }), code)).toEqual({
          tenThousandths: value,
          currency: code,
        });
      }),
    );
  });

  it.each(['', '1,00', '1.001', '1e3', 'NaN', '--1', '1.', ' 1.00', '0x10'])('refuse %p', (text) => {
    expect(fromDecimal(text, 'EUR')).toBeUndefined();
  });

  it('never mix currencies', () => {
    expect(() => add(money(1, 'EUR'), money(1, 'PLN'))).toThrow(TypeError);
  });
});

describe('formats', () => {
  const pl: CurrencyFormatter = {
    thousandSeparator: '\u00a0',
    decimalSeparator: ',',
    currencySign: 'zł',
    currencyPosition: 'right',
  };
  const eu: CurrencyFormatter = {
    thousandSeparator: ',',
    decimalSeparator: '.',
    currencySign: '€',
    currencyPosition: 'left',
  };

  it('write thousands of four digits too, as the specification wants it in Poland', () => {
    expect(formatMoney(money(1_234_50, 'PLN'), pl)).toBe('1\u00a0234,50\u00a0zł');
    expect(formatMoney(money(-1_234_567_89, 'EUR'), eu)).toBe('-€1,234,567.89');
  });

  it('show a unit price with two decimals, or up to four where it needs them', () => {
    const unit = (tenThousandths: bigint) => formatUnitPrice({ tenThousandths, currency: 'EUR' }, eu);
    expect([unit(5600n), unit(5634n), unit(5630n), unit(10000n)]).toEqual([
      '€0.56',
      '€0.5634',
      '€0.563',
      '€1.00',
    ]);
  });

  it('invariant 8: read back what they wrote, whatever the language', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(pl, eu), (value, formatter) => {
        expect(parseMoney(formatMoney(money(value, 'EUR'), formatter), formatter)).toBe(value);
      }),
    );
  });
});
