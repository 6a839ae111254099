import { endOtherSessions, markSecondFactor } from '../../customers/index.ts';
import { type CallUser, type Db, enqueue, type Failure, fail, type Tx } from '../../platform/index.ts';
import { recordStaffChange } from '../people/staff-changes.repo.ts';
import { readProof } from './factor-call.ts';
import { type FactorChange, factorMailJob } from './factor-mail.job.ts';
import { hasRecoveryCodes, lockPerson, replaceRecoveryCodes } from './factors.repo.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';

/** Records a change of a person's factors and tells the person by mail. */
export const recordFactorChange = async (
  tx: Tx,
  { actor, userId, kind }: { readonly actor: string; readonly userId: number; readonly kind: FactorChange },
): Promise<void> => {
  await recordStaffChange(tx, { actor, userId, kind });
  await enqueue(tx, factorMailJob, { userId, kind });
};

/** Makes a person's recovery codes. The reply alone has them. */
export const makeRecoveryCodes = async (tx: Tx, userId: number): Promise<string[]> => {
  const codes = [...newRecoveryCodes()];
  await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode));
  return codes;
};

interface Added {
  readonly ok: true;
  /** The recovery codes that came with the first factor. */
  readonly value: string[] | null;
}

/**
 * Adds a factor that the session has just shown to have: it is proved from now on. The first factor
 * brings the recovery codes and ends the person's other sessions, which were opened without it. Of two
 * sessions that set up a first factor at the same time one does.
 */
export const addFactor = <Code extends 'second_factor_wrong' | 'too_many_passkeys'>(
  db: Db,
  user: CallUser,
  kind: 'totp_added' | 'passkey_added',
  store: (tx: Tx) => Promise<Failure<Code> | null>,
): Promise<Added | Failure<Code | 'not_found' | 'unauthorized' | 'second_factor_required'>> =>
  db.transaction(async (tx) => {
    await lockPerson(tx, user.id);
    const proof = await readProof(tx, user);
    if ('ok' in proof) return proof;
    if (proof.enrolled && !proof.proved) return fail('second_factor_required');
    const failure = await store(tx);
    if (failure) return failure;
    const codes = (await hasRecoveryCodes(tx, user.id)) ? null : await makeRecoveryCodes(tx, user.id);
    if (!(await markSecondFactor(tx, user.id, user.token))) return fail('unauthorized');
    if (!proof.enrolled) await endOtherSessions(tx, user.id, user.token);
    await recordFactorChange(tx, { actor: `staff:${user.id}`, userId: user.id, kind });
    return { ok: true, value: codes };
  });
