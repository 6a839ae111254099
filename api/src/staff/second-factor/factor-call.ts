import type { ProblemCode } from '@shop/contracts';
import { type Attempts, checkPassword, countAttempt } from '../../customers/index.ts';
import {
  type ApiDeps,
  type Call,
  type CallUser,
  type Failure,
  fail,
  type Queryable,
  type Result,
} from '../../platform/index.ts';
import { findProof, type Proof } from './factors.repo.ts';

/** A call about the caller's own second factor. */
export type FactorCall<Body = unknown, Params = unknown> = Call<Params, unknown, Body, CallUser>;

/** What the calls share. */
export interface FactorDeps extends Pick<ApiDeps, 'settings'> {
  readonly passwords: Attempts;
  readonly codes: Attempts;
}

/** The caller's session; `not_found` for everybody who is not of the staff. */
export const readProof = async (
  db: Queryable,
  { id, token }: Pick<CallUser, 'id' | 'token'>,
): Promise<Proof | Failure<'not_found'>> => (await findProof(db, id, token)) ?? fail('not_found');

/** Demands that the session has proved the second factor in the last ten minutes. */
export const demandFresh = async (
  db: Queryable,
  user: Pick<CallUser, 'id' | 'token'>,
): Promise<Proof | Failure<'not_found' | 'second_factor_required'>> => {
  const proof = await readProof(db, user);
  return 'ok' in proof || proof.fresh ? proof : fail('second_factor_required');
};

/**
 * Demands what a new factor needs: the present one, proved in the last ten minutes, or for the first
 * one the password.
 */
export const demandForNewFactor = async (
  { db, user, body, ip, setHeader }: FactorCall<{ readonly password?: string | undefined }>,
  { passwords }: FactorDeps,
): Promise<
  | Proof
  | Failure<'not_found' | 'second_factor_required' | 'wrong_credentials' | 'invalid_input' | 'rate_limited'>
> => {
  const proof = await readProof(db, user);
  if ('ok' in proof) return proof;
  if (proof.enrolled) return proof.fresh ? proof : fail('second_factor_required');
  const { password } = body;
  if (password === undefined)
    return fail('invalid_input', {
      fields: [{ path: 'password', code: 'blank', message: 'Enter your password.' }],
    });
  const checked = await countAttempt(passwords, { user, ip, setHeader }, async () =>
    (await checkPassword(db, user.id, password))
      ? ({ ok: true, value: proof } as const)
      : fail('wrong_credentials'),
  );
  return checked.ok ? checked.value : checked;
};

/** Counts a wrong code or passkey; refuses after too many, before it is checked. */
export const countProof = <T, Code extends ProblemCode>(
  { codes }: FactorDeps,
  call: FactorCall<never>,
  work: () => Promise<Result<T, Code>>,
): Promise<Result<T, Code> | Failure<'rate_limited'>> => countAttempt(codes, call, work);
