import { randomBytes } from 'node:crypto';

export const cohortCookie = 'cohort';
/** 365 days, the shop's default for what it stores (specification 9). */
export const cohortMaxAge = 365 * 24 * 60 * 60;

/**
 * Returns the visitor's cohort for all rollouts: 128 random bits, essential and first party. It contains nothing about
 * the person and does not change at sign-in, so that signing in never changes a version.
 */
export const resolveCohort = (
  cookies: Readonly<Record<string, string>>,
): { cohort: string; isNew: boolean } => {
  const stored = cookies[cohortCookie];
  return stored !== undefined && /^[0-9a-f]{32}$/.test(stored)
    ? { cohort: stored, isNew: false }
    : { cohort: randomBytes(16).toString('hex'), isNew: true };
};
