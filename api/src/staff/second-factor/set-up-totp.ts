import type { BodyOf, beginTotp as beginContract, confirmTotp as confirmContract } from '@shop/contracts';
import { fail, ok } from '../../platform/index.ts';
import { addFactor } from './add-factor.ts';
import { findChallenge, saveChallenge, takeChallenge } from './challenges.repo.ts';
import {
  countProof,
  demandForNewFactor,
  type FactorCall,
  type FactorDeps,
  readProof,
} from './factor-call.ts';
import { saveTotp } from './factors.repo.ts';
import { openSecret, sealSecret } from './seal-secret.ts';
import { describeTotp, findTotpStep, newTotpSecret } from './totp.ts';

/** Begins to set up an authenticator app: its secret waits, sealed, for the first code. */
export const beginTotp = async (call: FactorCall<BodyOf<typeof beginContract>>, deps: FactorDeps) => {
  const proof = await demandForNewFactor(call, deps);
  if ('ok' in proof) return proof;
  const { db, user } = call;
  const { sessionSecret, brand } = deps.settings;
  const secret = newTotpSecret();
  const expires = await saveChallenge(db, user.token, 'totp', sealSecret(sessionSecret, user.id, secret));
  return expires === null
    ? fail('unauthorized')
    : ok({ ...describeTotp(secret, brand, proof.email), expires_at: expires.toISOString() });
};

/** Finishes it with a code of the app. A mistyped code leaves it open. */
export const confirmTotp = async (
  call: FactorCall<BodyOf<typeof confirmContract>>,
  deps: FactorDeps,
  now: () => Promise<number>,
) => {
  const { db, user, body } = call;
  const proof = await readProof(db, user);
  if ('ok' in proof) return proof;
  return countProof(deps, call as FactorCall<never>, async () => {
    const sealed = await findChallenge(db, user.token, 'totp');
    const secret = sealed && openSecret(deps.settings.sessionSecret, user.id, sealed);
    if (sealed === null || secret === null) return fail('challenge_expired');
    const step = findTotpStep(secret, body.code.replace(' ', ''), await now());
    if (step === null) return fail('second_factor_wrong');
    return addFactor(db, user, 'totp_added', async (tx) => {
      // Of two confirmations at once one finds it.
      if ((await takeChallenge(tx, user.token, 'totp')) === null) return fail('second_factor_wrong');
      await saveTotp(tx, user.id, sealed, step);
      return null;
    });
  });
};
