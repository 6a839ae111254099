/**
 * Parses a numeric id from a path; null for an impossible one, so that it answers 404 and not a
 * database error.
 */
export const numericId = (text: string): number | null =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : null;

/** Parses a UUID from a path; null as in `numericId`. */
export const uuidOf = (text: string): string | null =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text) ? text.toLowerCase() : null;
