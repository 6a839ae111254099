/** The six currencies the shop trades in (ISO 4217). All of them have two decimal places. */
export const currencies = ['EUR', 'GBP', 'PLN', 'SEK', 'RON', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** An amount in the currency's minor unit (cents, pence, grosze, öre, bani). Never a float. */
export interface Money {
  readonly amount: bigint;
  readonly currency: Currency;
}

/** A price per piece in 1/10 000 of the currency unit: boxes cost fractions of a cent. */
export interface UnitPrice {
  readonly tenThousandths: bigint;
  readonly currency: Currency;
}

/** Decimal places of each currency's minor unit (ISO 4217). */
export const exponents: Readonly<Record<Currency, number>> = {
  EUR: 2,
  GBP: 2,
  PLN: 2,
  SEK: 2,
  RON: 2,
  USD: 2,
};

export const money = (amount: bigint | number, currency: Currency): Money => ({
  amount: BigInt(amount),
  currency,
});

export const zero = (currency: Currency): Money => ({ amount: 0n, currency });

/** Adds amounts of one currency. Throws for different currencies. */
export function add(left: Money, right: Money): Money {
  assertSameCurrency(left, right);
  return { amount: left.amount + right.amount, currency: left.currency };
}

export function subtract(left: Money, right: Money): Money {
  assertSameCurrency(left, right);
  return { amount: left.amount - right.amount, currency: left.currency };
}

export const sum = (amounts: readonly Money[], currency: Currency): Money =>
  amounts.reduce(add, zero(currency));

/** Returns -1, 0 or 1, for `Array.prototype.sort`. */
export function compare(left: Money, right: Money): -1 | 0 | 1 {
  assertSameCurrency(left, right);
  if (left.amount === right.amount) return 0;
  return left.amount < right.amount ? -1 : 1;
}

/** Divides integers and rounds half away from zero (commercial rounding). `divisor` must be positive. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const sign = dividend < 0n ? -1n : 1n;
  const magnitude = dividend * sign;
  return sign * ((2n * magnitude + divisor) / (2n * divisor));
}

/**
 * Returns the net of a line: quantity × unit price, rounded half up once. The line total is binding, not the unit
 * price.
 *
 * @example lineTotal({ tenThousandths: 3333n, currency: 'EUR' }, 3) // 1.00 EUR (0.9999 rounded)
 */
export function lineTotal(unit: UnitPrice, quantity: number): Money {
  return { amount: divideHalfUp(BigInt(quantity) * unit.tenThousandths, 100n), currency: unit.currency };
}

/**
 * Returns a share of an amount, in basis points (2300 = 23 %), rounded half up once. VAT uses it once per category and
 * rate (EN 16931 BR-CO-17).
 */
export const shareOf = (whole: Money, basisPoints: number): Money => ({
  amount: divideHalfUp(whole.amount * BigInt(basisPoints), 10_000n),
  currency: whole.currency,
});

/** Returns the wire form: a plain decimal string with the currency's decimals, for example "1234.50". */
export function toDecimal({ amount, currency }: Money): string {
  return decimalString(amount, exponents[currency]);
}

/** Returns the wire form of an amount in minor units as the database has it. @example minorToDecimal(123450n, 'EUR') // '1234.50' */
export const minorToDecimal = (minor: bigint | string, currency: Currency): string =>
  toDecimal({ amount: BigInt(minor), currency });

/** Returns the wire form of a unit price, always four decimals, for example "0.5634". */
export const unitToDecimal = ({ tenThousandths }: UnitPrice): string => decimalString(tenThousandths, 4);

/** Parses the wire form. Returns `undefined` for anything that is not an exact amount of that currency. */
export function fromDecimal(text: string, currency: Currency): Money | undefined {
  const amount = parseDecimal(text, exponents[currency]);
  return amount === undefined ? undefined : { amount, currency };
}

/** Parses a unit price with up to four decimals. */
export function unitFromDecimal(text: string, currency: Currency): UnitPrice | undefined {
  const tenThousandths = parseDecimal(text, 4);
  return tenThousandths === undefined ? undefined : { tenThousandths, currency };
}

function decimalString(amount: bigint, decimals: number): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function parseDecimal(text: string, decimals: number): bigint | undefined {
  const match = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  if (fraction.length > decimals) return undefined;
  const magnitude = BigInt(whole + fraction.padEnd(decimals, '0'));
  return sign === '-' ? -magnitude : magnitude;
}

function assertSameCurrency(left: Money, right: Money): void {
  if (left.currency !== right.currency) {
    throw new TypeError(`Amounts of different currencies do not mix: ${left.currency} and ${right.currency}`);
  }
}
