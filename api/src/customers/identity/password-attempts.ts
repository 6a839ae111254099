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
  networkOf,
  type Result,
} from '../../platform/index.ts';

/**
 * Wrong passwords in twenty minutes. Whoever uses up the first limit on purpose shuts the owner out from their own
 * network only. The second ends an attack on one account from many networks, the third one that tries a common password
 * on many accounts (password spraying). Right passwords do not count, so an office that shares one address is not shut
 * out by signing in.
 */
export const attemptLimits = {
  seconds: 1200,
  /** For one account, from one network. */
  accountAndNetwork: 10,
  /** For one account, from all networks. */
  account: 30,
  /** From one network, for all accounts. */
  network: 100,
} as const;

/** Who is asked for a password: an e-mail address, and the IP address of the caller. */
interface Attempt {
  readonly email: string;
  readonly ip: string;
}

/** What a refused attempt has to wait for. */
interface Refusal {
  readonly seconds: number;
  readonly limitedBy: 'account' | 'network';
}

export interface PasswordAttempts {
  /** Counts an attempt before its password is checked, so that many at once are counted too. Null: it may go on. */
  readonly count: (attempt: Attempt) => Promise<Refusal | null>;
  /** The password was right: the attempt does not count. */
  readonly giveBack: (attempt: Attempt) => Promise<void>;
}

/** Where limits are not shared: one count for all domains of an API, so that each does not allow as many again. */
const localLimiters = new WeakMap<object, LocalLimiter>();
const limiterOf = (deps: Pick<ApiDeps, 'clock'>): LocalLimiter => {
  const limiter = localLimiters.get(deps) ?? createRateLimiter(deps.clock);
  localLimiters.set(deps, limiter);
  return limiter;
};

/**
 * Counts by a keyed hash of the e-mail address as it was typed, whether or not there is an account, so that a refusal
 * does not tell which accounts exist. Counted together where limits are shared.
 */
export const createPasswordAttempts = (
  deps: Pick<ApiDeps, 'limits' | 'clock' | 'settings'>,
): PasswordAttempts => {
  const { rateLimitFactor, sessionSecret } = deps.settings;
  const limiter = deps.limits ?? limiterOf(deps);
  /** The limits of an attempt, the narrowest first: what it refuses does not count against the wider ones. */
  const limitsFor = ({ email, ip }: Attempt) => {
    const account = createHmac('sha256', sessionSecret).update(email.toLowerCase()).digest('base64url');
    const network = networkOf(ip);
    return [
      { key: `${account} ${network}`, limit: attemptLimits.accountAndNetwork, limitedBy: 'account' },
      { key: network, limit: attemptLimits.network, limitedBy: 'network' },
      { key: account, limit: attemptLimits.account, limitedBy: 'account' },
    ] as const;
  };
  const take = ({ key, limit }: { readonly key: string; readonly limit: number }, by: 1 | -1) =>
    limiter.take(`password ${key}`, limit * rateLimitFactor, { seconds: attemptLimits.seconds, by });
  return {
    count: async (attempt) => {
      if (rateLimitFactor <= 0) return null;
      const counted: { readonly key: string; readonly limit: number }[] = [];
      for (const limit of limitsFor(attempt)) {
        const { wait } = await take(limit, 1);
        if (wait > 0) {
          for (const passed of counted) await take(passed, -1);
          return { seconds: wait, limitedBy: limit.limitedBy };
        }
        counted.push(limit);
      }
      return null;
    },
    giveBack: async (attempt) => {
      if (rateLimitFactor > 0) for (const limit of limitsFor(attempt)) await take(limit, -1);
    },
  };
};

/** The failure of an attempt that is refused before its password is checked. */
export const refuseAttempt = (
  { seconds, limitedBy }: Refusal,
  { setHeader }: Pick<Call<unknown, unknown, unknown, CallUser>, 'setHeader'>,
): Failure<'rate_limited'> => {
  setHeader('retry-after', String(seconds));
  return fail('rate_limited', { limited_by: limitedBy });
};

/**
 * For endpoints that ask a signed-in person for their own password: an attempt counts together with those of signing in,
 * unless `work` finds the password right. Too many are refused before the password is checked.
 */
export const countAttempt = async <T, Code extends ProblemCode>(
  attempts: PasswordAttempts,
  call: Pick<Call<unknown, unknown, unknown, CallUser>, 'user' | 'ip' | 'setHeader'>,
  work: () => Promise<Result<T, Code>>,
): Promise<Result<T, Code> | Failure<'rate_limited'>> => {
  const attempt = { email: call.user.email ?? String(call.user.id), ip: call.ip };
  const refusal = await attempts.count(attempt);
  if (refusal !== null) return refuseAttempt(refusal, call);
  const done = await work();
  if (done.ok || done.code !== 'wrong_credentials') await attempts.giveBack(attempt);
  return done;
};
