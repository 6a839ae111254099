/** A design as it was stored: JSON that nothing has vouched for yet. */
export type Stored = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
