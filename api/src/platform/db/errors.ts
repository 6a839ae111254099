const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;

/** Lock wait over, deadlock, serialization failure, statement cancelled, too many connections, shutting down. */
const busyCodes = new Set(['55P03', '40P01', '40001', '57014', '53300', '57P01', '57P02', '57P03']);

/** True when a statement waited longer for a lock than `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** The server is not reached: connections refused or cut. */
const unreachable = /^(08\w{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** True when the same request may succeed a moment later: answered with the retryable code `busy`. */
export const isRetryable = (error: unknown): boolean => {
  const code = codeOf(error);
  if (code !== null) return busyCodes.has(code) || unreachable.test(code);
  // The pool names neither with a code.
  return (
    typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(
      String(error.message),
    )
  );
};

/** True when a unique constraint refused a row; name the constraint or index to tell it from others. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  codeOf(error) === '23505' &&
  (constraint === undefined ||
    (typeof error === 'object' &&
      error !== null &&
      'constraint' in error &&
      error.constraint === constraint));

/** True when a disk is full or its quota used up: that of the files, or PostgreSQL's own. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error) ?? '');

/** True when a number was larger than its column: nothing can be at such an id, and no such amount is kept. */
export const isOutOfRange = (error: unknown): boolean => codeOf(error) === '22003';
