/** A design as it was stored: JSON that nothing has vouched for yet. */
export type StoredRecord = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is StoredRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
