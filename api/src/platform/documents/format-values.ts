/** Formats amounts, dates and numbers of a document in its reader's language. */
export interface DocumentFormat {
  /** A decimal amount of the document's currency, for example "1,234.50 €". */
  readonly amount: (decimal: string) => string;
  /** A price of one piece, with as many decimals as it has. */
  readonly price: (decimal: string) => string;
  readonly count: (value: number) => string;
  /** Basis points, "19%". */
  readonly percent: (basisPoints: number) => string;
  /** Grams as kilograms, "12.5 kg". */
  readonly weight: (grams: number) => string;
  /** A day `YYYY-MM-DD`. */
  readonly day: (day: string) => string;
  /** The name of a country of ISO 3166. */
  readonly country: (code: string) => string;
}

export function createFormat(language: string, currency: string): DocumentFormat {
  const digits = (text: string) => text.split('.')[1]?.length ?? 0;
  const amountWith = (decimal: string, decimals: number): string =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(decimal as Intl.StringNumericLiteral);
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const dayFormat = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    amount: (decimal) => amountWith(decimal, 2),
    price: (decimal) => amountWith(decimal, Math.max(2, digits(decimal))),
    count: (value) => new Intl.NumberFormat(language).format(value),
    percent: (basisPoints) =>
      new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
        basisPoints / 10_000,
      ),
    weight: (grams) =>
      new Intl.NumberFormat(language, {
        style: 'unit',
        unit: 'kilogram',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }).format(grams / 1000),
    country: (code) => countries.of(code) ?? code,
    day: (day) => dayFormat.format(new Date(`${day}T00:00:00Z`)),
  };
}
