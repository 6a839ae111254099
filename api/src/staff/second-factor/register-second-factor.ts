import type { ProblemCode, SecondFactor } from '@shop/contracts';
import * as contracts from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { createPasswordAttempts, createSecondFactorAttempts } from '../../customers/index.ts';
import { type ApiDeps, fail, ok, type Queryable, type Result, type Route } from '../../platform/index.ts';
import { type FactorCall, type FactorDeps, readProof } from './factor-call.ts';
import { renamePasskey } from './passkeys.repo.ts';
import { presentSecondFactor } from './present-second-factor.ts';
import { challengePasskey, verifyPasskey, verifyRecoveryCode, verifyTotp } from './prove-factor.ts';
import { removePasskey, removeTotp, renewRecoveryCodes, resetSecondFactor } from './remove-factor.ts';
import { addPasskey, beginPasskey } from './set-up-passkey.ts';
import { beginTotp, confirmTotp } from './set-up-totp.ts';
import { relyingParty } from './web-authn.ts';

/** Secrets and codes are not stored for replays. */
const secret = { replay: false, perMinute: 60 } as const;

const databaseTime = async (db: Queryable): Promise<number> => {
  const [row] = await db.query<{ now: Date }>(sql`select now() as now`);
  return (row?.now ?? new Date(0)).getTime();
};

/** Registers the routes of the second factor of sign-in. */
export const registerSecondFactor = (route: Route, apiDeps: ApiDeps): void => {
  const { settings } = apiDeps;
  const deps: FactorDeps = {
    settings,
    passwords: createPasswordAttempts(apiDeps),
    codes: createSecondFactorAttempts(apiDeps),
  };
  const present = ({ db, user, region }: FactorCall<never, never> | FactorCall) =>
    presentSecondFactor(db, user.id, user.token, {
      required: settings.environment === 'production',
      host: relyingParty(settings, region).id,
    });
  /** Replies the state after a change that succeeded. */
  const after = async <Code extends ProblemCode>(
    call: FactorCall,
    done: Result<unknown, Code>,
  ): Promise<Result<SecondFactor, Code | 'not_found'>> => (done.ok ? present(call) : done);
  /** The same, with the recovery codes that it made. */
  const withCodes = async <Code extends ProblemCode>(
    call: FactorCall,
    done: Result<string[] | null, Code>,
  ): Promise<Result<contracts.ChangedFactor, Code | 'not_found'>> => {
    if (!done.ok) return done;
    const state = await present(call);
    return state.ok ? ok({ second_factor: state.value, recovery_codes: done.value }) : state;
  };

  route(contracts.getSecondFactor, present);
  route(contracts.beginTotp, (call) => beginTotp(call, deps), secret);
  route(
    contracts.confirmTotp,
    async (call) => withCodes(call, await confirmTotp(call, deps, () => databaseTime(call.db))),
    secret,
  );
  route(contracts.removeTotp, async (call) => after(call, await removeTotp(call, deps)), secret);
  route(
    contracts.renewRecoveryCodes,
    async (call) => withCodes(call, await renewRecoveryCodes(call)),
    secret,
  );
  route(contracts.beginPasskey, (call) => beginPasskey(call, deps), secret);
  route(contracts.addPasskey, async (call) => withCodes(call, await addPasskey(call, deps)), secret);
  route(
    contracts.renamePasskey,
    async (call) => {
      const { db, user, params, body } = call;
      const proof = await readProof(db, user);
      if ('ok' in proof) return proof;
      if (!proof.proved) return fail('second_factor_required');
      return (await renamePasskey(db, user.id, Number(params.id), body.name))
        ? present(call)
        : fail('not_found');
    },
    secret,
  );
  route(contracts.removePasskey, async (call) => after(call, await removePasskey(call, deps)), secret);
  route(contracts.challengePasskey, (call) => challengePasskey(call, deps), secret);
  route(contracts.verifyTotp, async (call) => after(call, await verifyTotp(call, deps)), secret);
  route(
    contracts.verifyRecoveryCode,
    async (call) => after(call, await verifyRecoveryCode(call, deps)),
    secret,
  );
  route(contracts.verifyPasskey, async (call) => after(call, await verifyPasskey(call, deps)), secret);
  route.staff(contracts.resetSecondFactor, resetSecondFactor);
};
