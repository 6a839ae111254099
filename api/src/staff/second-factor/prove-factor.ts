import { randomBytes } from 'node:crypto';
import type {
  BodyOf,
  verifyPasskey as passkeyContract,
  verifyRecoveryCode as recoveryContract,
  verifyTotp as totpContract,
} from '@shop/contracts';
import { markSecondFactor } from '../../customers/index.ts';
import { type CallUser, type Db, fail, ok, type Result, type Tx } from '../../platform/index.ts';
import { recordFactorChange } from './add-factor.ts';
import { saveChallenge, takeChallenge } from './challenges.repo.ts';
import { countProof, type FactorCall, type FactorDeps, readProof } from './factor-call.ts';
import { acceptStep, countWrongCode, findTotp, useRecoveryCode } from './factors.repo.ts';
import { advanceCounter, listPasskeysOf } from './passkeys.repo.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { openSecret } from './seal-secret.ts';
import { challengeBytes } from './set-up-passkey.ts';
import { findTotpStep } from './totp.ts';
import { checkAssertion, relyingParty, requestOptions } from './web-authn.ts';

type Proved = Result<true, 'second_factor_wrong' | 'unauthorized'>;

/** Uses a factor up and marks the session, in one commit: neither counts without the other. */
const prove = (db: Db, user: CallUser, accept: (tx: Tx) => Promise<boolean>): Promise<Proved> =>
  db.transaction(async (tx) => {
    if (!(await accept(tx))) return fail('second_factor_wrong');
    return (await markSecondFactor(tx, user.id, user.token)) ? ok(true) : fail('unauthorized');
  });

/** Proves the second factor with a code of the authenticator app. */
export const verifyTotp = async (call: FactorCall<BodyOf<typeof totpContract>>, deps: FactorDeps) => {
  const { db, user, body, log } = call;
  const proof = await readProof(db, user);
  if ('ok' in proof) return proof;
  return countProof(deps, call as FactorCall<never>, async () => {
    const totp = await findTotp(db, user.id);
    if (totp === null) return fail('second_factor_wrong');
    const secret = openSecret(deps.settings.sessionSecret, user.id, totp.sealed);
    if (secret === null) {
      // The shop has another SESSION_SECRET than when the app was set up.
      log.error({ user: user.id }, 'the secret of an authenticator app cannot be opened');
      return fail('second_factor_wrong');
    }
    const step = findTotpStep(secret, body.code.replace(' ', ''), totp.now);
    if (step === null) {
      await countWrongCode(db, user.id);
      return fail('second_factor_wrong');
    }
    return prove(db, user, (tx) => acceptStep(tx, user.id, totp, step));
  });
};

/** Proves the second factor with a recovery code. */
export const verifyRecoveryCode = async (
  call: FactorCall<BodyOf<typeof recoveryContract>>,
  deps: FactorDeps,
) => {
  const { db, user, body, actor } = call;
  const proof = await readProof(db, user);
  if ('ok' in proof) return proof;
  return countProof(deps, call as FactorCall<never>, () =>
    prove(db, user, async (tx) => {
      const used = await useRecoveryCode(tx, user.id, hashRecoveryCode(body.code));
      if (used) await recordFactorChange(tx, { actor, userId: user.id, kind: 'recovery_code_used' });
      return used;
    }),
  );
};

/** Makes a challenge for the person's passkeys of the region's host. */
export const challengePasskey = async ({ db, user, region }: FactorCall, deps: FactorDeps) => {
  const proof = await readProof(db, user);
  if ('ok' in proof) return proof;
  const party = relyingParty(deps.settings, region);
  const known = await listPasskeysOf(db, user.id, party.id);
  if (known.length === 0) return fail('not_found');
  const challenge = randomBytes(challengeBytes);
  return (await saveChallenge(db, user.token, 'verify', challenge)) === null
    ? fail('unauthorized')
    : ok(requestOptions(party, known, challenge));
};

/** Proves the second factor with a passkey. The challenge is used up, whatever comes of it. */
export const verifyPasskey = async (call: FactorCall<BodyOf<typeof passkeyContract>>, deps: FactorDeps) => {
  const { db, user, region, body, log } = call;
  const proof = await readProof(db, user);
  if ('ok' in proof) return proof;
  return countProof(deps, call as FactorCall<never>, async () => {
    const challenge = await takeChallenge(db, user.token, 'verify');
    if (challenge === null) return fail('challenge_expired');
    const party = relyingParty(deps.settings, region);
    const id = Buffer.from(body.id, 'base64url');
    const passkey = (await listPasskeysOf(db, user.id, party.id)).find((one) => id.equals(one.credential_id));
    if (passkey === undefined) return fail('second_factor_wrong');
    const checked = await checkAssertion(party, challenge, body, passkey);
    if ('refused' in checked) {
      log.warn({ reason: checked.refused }, 'passkey refused');
      return fail('second_factor_wrong');
    }
    return prove(db, user, (tx) => advanceCounter(tx, passkey.id, checked.counter));
  });
};
