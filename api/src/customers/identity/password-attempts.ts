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
 * Limits of wrong passwords in twenty minutes. Exhausting the first limit on purpose locks the
 * owner out from the attacker's network only. The second stops an attack on one account from many
 * networks, the third one that tries a common password on many accounts (password spraying).
 * Correct passwords do not count, so sign-ins do not lock out an office that shares one address.
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

/**
 * Limits of wrong codes and passkeys in twenty minutes. Only who knows the password gets that far, so
 * nobody else can exhaust them.
 */
export const secondFactorLimits = { ...attemptLimits, accountAndNetwork: 5, account: 10 } as const;

/** A password attempt: the e-mail address, and the caller's IP address. */
interface Attempt {
  readonly email: string;
  readonly ip: string;
}

/** How long a refused attempt must wait, and why. */
interface Refusal {
  readonly seconds: number;
  readonly limitedBy: 'account' | 'network' | 'second_factor';
}

export interface Attempts {
  /**
   * Counts an attempt before its password or code is checked, so that concurrent attempts count too.
   * Null: it may proceed.
   */
  readonly count: (attempt: Attempt) => Promise<Refusal | null>;
  /** Undoes the count after a correct password or code. */
  readonly giveBack: (attempt: Attempt) => Promise<void>;
}

/**
 * Local counters when limits are not shared: one per API, so that its domains do not multiply the
 * limit.
 */
const localLimiters = new WeakMap<object, LocalLimiter>();
const limiterOf = (deps: Pick<ApiDeps, 'clock'>): LocalLimiter => {
  const limiter = localLimiters.get(deps) ?? createRateLimiter(deps.clock);
  localLimiters.set(deps, limiter);
  return limiter;
};

type AttemptDeps = Pick<ApiDeps, 'limits' | 'clock' | 'settings'>;

/**
 * Creates a counter of attempts. It uses a keyed hash of the entered e-mail address, whether or
 * not an account exists, so that a refusal does not reveal accounts. Processes share the count
 * where limits are shared.
 */
const createAttempts = (
  deps: AttemptDeps,
  kind: 'password' | 'second factor',
  limits: Readonly<Record<keyof typeof attemptLimits, number>>,
): Attempts => {
  const { rateLimitFactor, sessionSecret } = deps.settings;
  const limiter = deps.limits ?? limiterOf(deps);
  /**
   * The limits of an attempt, the narrowest first: an attempt that one refuses does not count
   * against the wider ones.
   */
  const limitsFor = ({ email, ip }: Attempt) => {
    const account = createHmac('sha256', sessionSecret).update(email).digest('base64url');
    const network = networkOf(ip);
    return [
      { key: `${account} ${network}`, limit: limits.accountAndNetwork, limitedBy: 'account' },
      { key: network, limit: limits.network, limitedBy: 'network' },
      { key: account, limit: limits.account, limitedBy: 'account' },
    ] as const;
  };
  const take = ({ key, limit }: { readonly key: string; readonly limit: number }, by: 1 | -1) =>
    limiter.take(`${kind} ${key}`, limit * rateLimitFactor, { seconds: limits.seconds, by });
  return {
    count: async (attempt) => {
      if (rateLimitFactor <= 0) return null;
      const counted: { readonly key: string; readonly limit: number }[] = [];
      for (const limit of limitsFor(attempt)) {
        const { wait } = await take(limit, 1);
        if (wait > 0) {
          for (const passed of counted) await take(passed, -1);
          return { seconds: wait, limitedBy: kind === 'password' ? limit.limitedBy : 'second_factor' };
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

/** The counter of wrong passwords. */
export const createPasswordAttempts = (deps: AttemptDeps): Attempts =>
  createAttempts(deps, 'password', attemptLimits);

/** The counter of wrong codes and passkeys of staff who know their password. */
export const createSecondFactorAttempts = (deps: AttemptDeps): Attempts =>
  createAttempts(deps, 'second factor', secondFactorLimits);

/** Builds the failure of an attempt that is refused before its password is checked. */
export const refuseAttempt = (
  { seconds, limitedBy }: Refusal,
  { setHeader }: Pick<Call<unknown, unknown, unknown, CallUser>, 'setHeader'>,
): Failure<'rate_limited'> => {
  setHeader('retry-after', String(seconds));
  return fail('rate_limited', { limited_by: limitedBy });
};

/**
 * Counts an attempt of a signed-in user, a password together with sign-in attempts, unless `work`
 * finds it correct. Refuses too many attempts before it is checked.
 */
export const countAttempt = async <T, Code extends ProblemCode>(
  attempts: Attempts,
  call: Pick<Call<unknown, unknown, unknown, CallUser>, 'user' | 'ip' | 'setHeader'>,
  work: () => Promise<Result<T, Code>>,
): Promise<Result<T, Code> | Failure<'rate_limited'>> => {
  const attempt = { email: call.user.email ?? String(call.user.id), ip: call.ip };
  const refusal = await attempts.count(attempt);
  if (refusal !== null) return refuseAttempt(refusal, call);
  const done = await work();
  if (done.ok || (done.code !== 'wrong_credentials' && done.code !== 'second_factor_wrong'))
    await attempts.giveBack(attempt);
  return done;
};
