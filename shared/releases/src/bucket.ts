import { createHash } from 'node:crypto';

/** Shares are counted in basis points: 10 000 is everybody. */
export const maxBasisPoints = 10_000;

/**
 * Returns a visitor's bucket in a rollout, 0 to 9999: `sha256(salt:cohort)`, first four bytes, mod 10 000. The salt
 * belongs to the rollout, not to a version, so a larger share includes all previous visitors, and rollouts are
 * independent of each other. (2^32 mod 10 000 leaves a bias below 3 in a million.)
 */
export const getBucket = (salt: string, cohort: string): number =>
  createHash('sha256').update(`${salt}:${cohort}`).digest().readUInt32BE(0) % maxBasisPoints;

/** Whether a visitor belongs to the share. 0 is nobody, 10 000 is everybody. */
export const isInShare = (salt: string, cohort: string, basisPoints: number): boolean =>
  getBucket(salt, cohort) < basisPoints;
