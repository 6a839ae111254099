import { forgetSecondFactor, revokeAllTokens } from '../../customers/index.ts';
import { type Call, type CallUser, fail, ok, type Result, type Tx } from '../../platform/index.ts';
import { findAccount } from '../desk/accounts.ts';
import { makeRecoveryCodes, recordFactorChange } from './add-factor.ts';
import { demandFresh, type FactorCall, type FactorDeps, readProof } from './factor-call.ts';
import { deleteFactors, deleteTotp, lockPerson } from './factors.repo.ts';
import { deletePasskey } from './passkeys.repo.ts';

/**
 * Removes a factor. The last one stays where the shop demands one; elsewhere the recovery codes go
 * with it, and no session counts as proved any more.
 */
const remove = (
  { db, user, actor }: FactorCall,
  { settings }: FactorDeps,
  kind: 'totp_removed' | 'passkey_removed',
  erase: (tx: Tx) => Promise<boolean>,
) =>
  db.transaction(async (tx) => {
    await lockPerson(tx, user.id);
    const proof = await demandFresh(tx, user);
    if ('ok' in proof) return proof;
    if (!(await erase(tx))) return fail('not_found');
    const left = await readProof(tx, user);
    if ('ok' in left) return left;
    if (!left.enrolled) {
      if (settings.environment === 'production') return fail('last_factor');
      await deleteFactors(tx, user.id);
      await forgetSecondFactor(tx, user.id);
    }
    await recordFactorChange(tx, { actor, userId: user.id, kind });
    return ok(true);
  });

export const removeTotp = (call: FactorCall, deps: FactorDeps) =>
  remove(call, deps, 'totp_removed', (tx) => deleteTotp(tx, call.user.id));

export const removePasskey = (call: FactorCall<unknown, { readonly id: string }>, deps: FactorDeps) =>
  remove(call, deps, 'passkey_removed', (tx) => deletePasskey(tx, call.user.id, Number(call.params.id)));

/** Replaces the recovery codes, used and unused. */
export const renewRecoveryCodes = ({ db, user, actor }: FactorCall) =>
  db.transaction(async (tx) => {
    await lockPerson(tx, user.id);
    const proof = await demandFresh(tx, user);
    if ('ok' in proof) return proof;
    const codes = await makeRecoveryCodes(tx, user.id);
    await recordFactorChange(tx, { actor, userId: user.id, kind: 'recovery_codes_renewed' });
    return ok(codes);
  });

/**
 * Removes every factor of another person and ends their sessions: they sign in with the password and
 * set up a new one.
 */
export const resetSecondFactor = async ({
  db,
  params,
  user,
  actor,
}: Call<{ readonly id: string }, unknown, unknown, CallUser | null>) => {
  const id = Number(params.id);
  // Otherwise a session that somebody took over could remove what protects the account.
  if (user?.id === id)
    return fail('forbidden', {
      detail: 'Replace your own factors on the page of your account, or ask another admin.',
    });
  return db.transaction(async (tx): Promise<Result<Record<string, never>, 'not_found'>> => {
    if (!(await findAccount(tx, id))) return fail('not_found');
    await lockPerson(tx, id);
    await deleteFactors(tx, id);
    await revokeAllTokens(tx, id);
    await recordFactorChange(tx, { actor, userId: id, kind: 'second_factor_reset' });
    return ok({});
  });
};
