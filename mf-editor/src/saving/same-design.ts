/** Compares the content of stored designs, regardless of id, revision and key order. */

type Json = unknown;

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isEqual(a: Json, b: Json): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, at) => isEqual(value, b[at]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = (value: Readonly<Record<string, Json>>) =>
    Object.keys(value).filter((key) => value[key] !== undefined);
  return keys(a).length === keys(b).length && keys(a).every((key) => isEqual(a[key], b[key]));
}

export function isSameDesign(a: Json, b: Json): boolean {
  if (!isObject(a) || !isObject(b)) return false;
  return isEqual(a.records, b.records) && isEqual(a.structure, b.structure);
}
