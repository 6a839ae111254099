/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

export const isRecord = (value: unknown): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export type JsonPath = readonly (string | number)[];

/** Returns the paths of everything in a value except its root. */
export const pathsIn = (value: Json | undefined, at: JsonPath = []): readonly JsonPath[] => {
  const inner: readonly (readonly [string | number, Json])[] = Array.isArray(value)
    ? value.map((one: Json, index): [number, Json] => [index, one])
    : isRecord(value)
      ? Object.entries(value)
      : [];
  return inner.flatMap(([name, one]) => [[...at, name], ...pathsIn(one, [...at, name])]);
};

export const valueAt = (value: Json | undefined, [name, ...rest]: JsonPath): Json | undefined => {
  if (name === undefined) return value;
  if (Array.isArray(value)) return valueAt((value as readonly Json[])[Number(name)], rest);
  return isRecord(value) ? valueAt(value[name], rest) : undefined;
};

/** Returns the value with another one at a path; `undefined` removes what is there. */
export const withAt = (value: Json, [name, ...rest]: JsonPath, put: Json | undefined): Json => {
  if (name === undefined) return put ?? null;
  if (Array.isArray(value)) {
    const list = [...(value as readonly Json[])];
    if (put === undefined && rest.length === 0) list.splice(Number(name), 1);
    else list[Number(name)] = withAt(list[Number(name)] ?? null, rest, put);
    return list;
  }
  const record = isRecord(value) ? value : {};
  if (put === undefined && rest.length === 0)
    return Object.fromEntries(Object.entries(record).filter(([key]) => key !== String(name)));
  return { ...record, [name]: withAt(record[name] ?? null, rest, put) };
};
