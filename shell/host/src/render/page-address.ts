/** Parameters of advertisements and of the host itself: no page shows them. */
const ignoredParameters =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|li_fat_id|twclid|region|locale|appType|_ga|_gl)$/;
/** An address with more than this is drawn in the browser: nobody else will ask for it. */
const maxQueryLength = 400;

const matchesAny = (names: readonly string[], name: string): boolean =>
  names.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));

/**
 * The address that a page is drawn by and kept under: its path and, in one order, the parameters that it differs by. What
 * it does not read is left out, or whoever counts up `?x=1` would have one page drawn again and again, while everybody
 * else waits. Null where too much is left for anybody to ask for it again.
 *
 * @param usedParameters the parameters that the page's build names, `o.*` for all that begin so; undefined where it names none, and
 * then all count but those that no page shows.
 */
export const toCacheAddress = (
  path: string,
  query: URLSearchParams,
  usedParameters: readonly string[] | undefined,
): string | null => {
  const significant = new URLSearchParams(
    [...query].filter(([name]) =>
      usedParameters === undefined ? !ignoredParameters.test(name) : matchesAny(usedParameters, name),
    ),
  );
  significant.sort();
  const text = significant.toString();
  if (text.length > maxQueryLength) return null;
  return text === '' ? path : `${path}?${text}`;
};
