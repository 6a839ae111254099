/** A stored design: JSON that is not validated yet. */
export type StoredRecord = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is StoredRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
