import { randomBytes } from 'node:crypto';
import {
  type addPasskey as addContract,
  type BodyOf,
  type beginPasskey as beginContract,
  passkeyLimit,
} from '@shop/contracts';
import { fail, ok } from '../../platform/index.ts';
import { addFactor } from './add-factor.ts';
import { saveChallenge, takeChallenge } from './challenges.repo.ts';
import { demandForNewFactor, type FactorCall, type FactorDeps, readProof } from './factor-call.ts';
import { countPasskeys, insertPasskey, listPasskeysOf } from './passkeys.repo.ts';
import { checkAttestation, createOptions, relyingParty } from './web-authn.ts';

/** Bytes of a challenge; WebAuthn asks for 16 at least (Level 3, 13.4.3). */
export const challengeBytes = 32;

/** Begins to add a passkey. */
export const beginPasskey = async (call: FactorCall<BodyOf<typeof beginContract>>, deps: FactorDeps) => {
  const proof = await demandForNewFactor(call, deps);
  if ('ok' in proof) return proof;
  const { db, user, region } = call;
  if ((await countPasskeys(db, user.id)) >= passkeyLimit) return fail('too_many_passkeys');
  const party = relyingParty(deps.settings, region);
  const challenge = randomBytes(challengeBytes);
  if ((await saveChallenge(db, user.token, 'register', challenge)) === null) return fail('unauthorized');
  const known = await listPasskeysOf(db, user.id, party.id);
  return ok(await createOptions(party, { id: user.id, email: proof.email }, known, challenge));
};

/** Adds the passkey that the browser has made. The challenge is used up, whatever comes of it. */
export const addPasskey = async (call: FactorCall<BodyOf<typeof addContract>>, deps: FactorDeps) => {
  const { db, user, region, body, log } = call;
  const proof = await readProof(db, user);
  if ('ok' in proof) return proof;
  const challenge = await takeChallenge(db, user.token, 'register');
  if (challenge === null) return fail('challenge_expired');
  const made = await checkAttestation(relyingParty(deps.settings, region), challenge, body);
  if ('refused' in made) {
    log.warn({ reason: made.refused }, 'passkey refused');
    return fail('second_factor_wrong');
  }
  return addFactor<'second_factor_wrong' | 'too_many_passkeys'>(db, user, 'passkey_added', async (tx) => {
    if ((await countPasskeys(tx, user.id)) >= passkeyLimit) return fail('too_many_passkeys');
    return (await insertPasskey(tx, user.id, { ...made, name: body.name }))
      ? null
      : fail('second_factor_wrong');
  });
};
