/** Whether two stored designs draw the same, regardless of id, revision and key order. */

type Json = unknown;

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function equal(a: Json, b: Json): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, at) => equal(value, b[at]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = (value: Readonly<Record<string, Json>>) =>
    Object.keys(value).filter((key) => value[key] !== undefined);
  return keys(a).length === keys(b).length && keys(a).every((key) => equal(a[key], b[key]));
}

export function sameDesign(a: Json, b: Json): boolean {
  if (!isObject(a) || !isObject(b)) return false;
  return equal(a.records, b.records) && equal(a.structure, b.structure);
}
