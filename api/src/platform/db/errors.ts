const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;

/**
 * Lock timeout, deadlock, serialization failure, cancelled statement, too many connections,
 * shutdown.
 */
const busyCodes = new Set(['55P03', '40P01', '40001', '57014', '53300', '57P01', '57P02', '57P03']);

/** Whether a statement exceeded `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** The server cannot be reached: connections refused or cut. */
const unreachable = /^(08\w{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/**
 * Whether the same request may succeed a moment later. The API answers with the retryable code
 * `busy`.
 */
export const isRetryable = (error: unknown): boolean => {
  const code = codeOf(error);
  if (code !== null) return busyCodes.has(code) || unreachable.test(code);
  // The pool reports these two without a code.
  return (
    typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(
      String(error.message),
    )
  );
};

/**
 * Whether a unique constraint rejected a row. Pass a constraint or index name to distinguish it
 * from others.
 */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  codeOf(error) === '23505' &&
  (constraint === undefined ||
    (typeof error === 'object' &&
      error !== null &&
      'constraint' in error &&
      error.constraint === constraint));

/** Whether a disk or quota is full: that of the file store or of PostgreSQL. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error) ?? '');

/** Whether a number exceeds its column's range: no row has such an id or amount. */
export const isOutOfRange = (error: unknown): boolean => codeOf(error) === '22003';
