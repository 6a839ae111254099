import { createHmac } from 'node:crypto';
import type { ProblemCode } from '@shop/contracts';
import {
  type ApiDeps,
  type Call,
  type CallUser,
  createRateLimiter,
  type Failure,
  fail,
  type LocalLimiter,
  type Result,
} from '../../platform/index.ts';

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

/** Where limits are not shared: one count for all domains of an API, so that each does not allow as many again. */
const alone = new WeakMap<object, LocalLimiter>();
const limiterOf = (deps: Pick<ApiDeps, 'clock'>): LocalLimiter => {
  const limiter = alone.get(deps) ?? createRateLimiter(deps.clock);
  alone.set(deps, limiter);
  return limiter;
};

/**
 * Counts by a keyed hash of the address as it was typed, whether or not there is an account, so that it tells nothing of which
 * there are. Counted together where limits are shared.
 */
export const createGuesses = (deps: Pick<ApiDeps, 'limits' | 'clock' | 'settings'>): Guesses => {
  const { rateLimitFactor, sessionSecret } = deps.settings;
  const limiter = deps.limits ?? limiterOf(deps);
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

/**
 * For what asks somebody who is in for their own password: a try counts with those at the door, unless `work` finds the
 * password right. Too many of them are refused before it is looked at.
 */
export const countGuess = async <T, Code extends ProblemCode>(
  guesses: Guesses,
  { user, setHeader }: Pick<Call<unknown, unknown, unknown, CallUser>, 'user' | 'setHeader'>,
  work: () => Promise<Result<T, Code>>,
): Promise<Result<T, Code> | Failure<'rate_limited'>> => {
  const who = user.email ?? String(user.id);
  const wait = await guesses.count(who);
  if (wait > 0) {
    setHeader('retry-after', String(wait));
    return fail('rate_limited');
  }
  const done = await work();
  if (done.ok || done.code !== 'wrong_credentials') await guesses.giveBack(who);
  return done;
};
