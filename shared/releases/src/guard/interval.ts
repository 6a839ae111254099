/** The 97.5 % point of the standard normal distribution. */
const z = 1.959963984540054;

/**
 * Returns Wilson's score interval (95 %) for `bad` of `total`: for display, not for decisions, since it is valid for
 * one evaluation only. E. B. Wilson 1927; method 3 of R. G. Newcombe, Statistics in Medicine 17 (1998), 857. Null
 * without documents.
 * @example wilson(81, 263) // { low: 0.2553, high: 0.3662 }
 */
export const wilson = (
  bad: number,
  total: number,
): { readonly low: number; readonly high: number } | null => {
  if (total === 0) return null;
  const middle = 2 * bad + z * z;
  const half = z * Math.sqrt(z * z + (4 * bad * (total - bad)) / total);
  const scale = 2 * (total + z * z);
  return { low: Math.max(0, (middle - half) / scale), high: Math.min(1, (middle + half) / scale) };
};
