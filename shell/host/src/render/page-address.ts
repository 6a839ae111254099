/** Parameters of advertisements and of the host itself: no page uses them. */
const ignoredParameters =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|li_fat_id|twclid|region|locale|appType|_ga|_gl)$/;
/** A longer query is rendered in the browser: nobody else will request it. */
const maxQueryLength = 400;

const matchesAny = (names: readonly string[], name: string): boolean =>
  names.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));

/**
 * Returns the cache address of a page: its path and, sorted, the parameters that affect it. Other parameters are
 * dropped; otherwise a client counting up `?x=1` could fill the render queue. Null where the query is too long to be
 * requested again.
 *
 * @param usedParameters the parameters that the page's build declares, `o.*` for a prefix; undefined where it declares
 * none, and then all count except the ignored ones.
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
