/**
 * Check digit arithmetic. Every function takes digits as text and returns whether they are
 * consistent.
 */

const digitsOf = (text: string): number[] => [...text].map(Number);
const digitAt = (text: string, at: number): number => Number(text[at] ?? Number.NaN);

/** Σ digit × weight over the first `weights.length` digits. */
export const weighted = (text: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * digitAt(text, at), 0);

/** Luhn's formula (ISO/IEC 7812-1 annex B): every second digit from the right is doubled. */
export const luhn = (text: string): boolean =>
  digitsOf(text)
    .reverse()
    .reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit), 0) %
    10 ===
  0;

/** ISO/IEC 7064, MOD 11,10: the last digit checks those before it. */
export function mod11x10(text: string): boolean {
  let product = 10;
  for (const digit of digitsOf(text.slice(0, -1))) {
    const sum = (digit + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === digitAt(text, text.length - 1);
}

/** ISO/IEC 7064, MOD 97-10 over letters (A = 10) and digits. */
export const mod97 = (text: string): boolean =>
  BigInt([...text].map((sign) => Number.parseInt(sign, 36)).join('')) % 97n === 1n;

/**
 * Whether the last digit is `11 − Σ mod 11`. `ten` and `eleven` are the digit for results that are
 * not a digit, or null where such numbers are not issued.
 */
export function mod11(
  text: string,
  weights: readonly number[],
  { ten, eleven }: { readonly ten: number | null; readonly eleven: number | null },
): boolean {
  const check = 11 - (weighted(text, weights) % 11);
  const expected = check === 10 ? ten : check === 11 ? eleven : check;
  return expected !== null && expected === digitAt(text, weights.length);
}
