/**
 * Returns the query string of a call: undefined and null are omitted, a list is sent as `name[]=a&name[]=b`.
 *
 * @example queryString({ page: 2, ids: ['a', 'b'] }) // "page=2&ids%5B%5D=a&ids%5B%5D=b"
 */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const key = Array.isArray(value) && !name.endsWith('[]') ? `${name}[]` : name;
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null) search.append(key, String(each));
  }
  return search.toString();
}
