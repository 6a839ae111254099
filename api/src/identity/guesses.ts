import { createHmac } from 'node:crypto';
import type { ApiDeps } from '../server/domain.ts';
import { createRateLimiter } from '../server/rate-limit.ts';

/**
 * Wrong passwords for one account, from wherever: thirty an hour. The window is short, so that somebody who uses them up
 * on purpose keeps the owner out for minutes; a link to a new password comes by mail meanwhile.
 */
export const guessLimit = { failures: 10, seconds: 1200 } as const;

export interface Guesses {
  /** Counts a try before the password is looked at, so that many at once are counted too. Returns the seconds to wait. */
  readonly count: (email: string) => Promise<number>;
  /** The password was right: the try was no guess. */
  readonly giveBack: (email: string) => Promise<void>;
}

/**
 * Counts by a keyed hash of the address as it was typed, whether or not there is an account, so that it tells nothing of which
 * there are. Counted together where limits are shared.
 */
export const createGuesses = ({
  limits,
  clock,
  settings: { rateLimitFactor, sessionSecret },
}: Pick<ApiDeps, 'limits' | 'clock' | 'settings'>): Guesses => {
  const limiter = limits ?? createRateLimiter(clock);
  const take = (email: string, by: number) => {
    const name = createHmac('sha256', sessionSecret).update(email.toLowerCase()).digest('base64url');
    const options = { seconds: guessLimit.seconds, by };
    return limiter.take(`guess ${name}`, guessLimit.failures * rateLimitFactor, options);
  };
  return {
    count: async (email) => (rateLimitFactor <= 0 ? 0 : (await take(email, 1)).wait),
    giveBack: async (email) => {
      if (rateLimitFactor > 0) await take(email, -1);
    },
  };
};
