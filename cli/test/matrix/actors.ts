import { randomUUID } from 'node:crypto';
import { coversScope, type Endpoint, memberScopes, scopeOf } from '@shop/contracts';
import type { Entry } from './entry.ts';
import { type Credentials, staffBearer } from './send.ts';
import { password, type Stage } from './stage.ts';

/** Everybody else who might make a call. Keys come before people, because a new password ends its account's keys. */
export const actorNames = [
  'stranger’s key',
  'narrow key',
  'narrow staff key',
  'stranger',
  'other company',
  'visitor',
  'nobody',
  'forged token',
  'staff account',
  'staff key',
] as const;
export type ActorName = (typeof actorNames)[number];

export type OtherActors = Readonly<
  Record<ActorName, (endpoint: Endpoint) => Promise<Credentials> | Credentials>
>;

/** Scopes of an account's key without exactly the one that is needed. */
const scopesWithout = (endpoint: Endpoint): readonly string[] => {
  const needed = scopeOf(endpoint);
  const narrow = memberScopes.filter(
    (scope) => /:(read|write)$/.test(scope) && (needed === null || !coversScope([scope], needed)),
  );
  return narrow.slice(0, 50);
};

const keyOf = async (stage: Stage, token: string, scopes: readonly string[]): Promise<string> => {
  const { body } = await stage.shop.call('POST', '/v1/api_keys', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: { name: 'Matrix', scopes },
  });
  return (body as { key: string }).key;
};

/** Creates the other callers once; keys that lack a scope are created for the current owner. */
export const createActors = async (stage: Stage): Promise<OtherActors> => {
  const { world, shop } = stage;
  const [stranger, colleague, visitor] = [await world.member(), await world.member(), await world.visitor()];
  const account = { email: `desk-${randomUUID().slice(0, 8)}@example.com`, password };
  await stage.byStaff('POST', '/v1/staff/accounts', account);
  const { body } = await shop.call('POST', '/sign_in', {
    token: await shop.visitor(),
    body: { user: account },
  });
  const desk = (body as { token: string }).token;
  await shop.call('POST', '/v2/companies', {
    token: colleague.token,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      company: {
        name: 'Another company',
        address: {
          firstname: 'Eva',
          lastname: 'Berg',
          address1: 'Storgatan 1',
          city: 'Lund',
          zipcode: '222 22',
          country_iso: 'SE',
          phone: '+46 46 123456',
        },
      },
    },
  });
  const wide = await keyOf(
    stage,
    stranger.token,
    memberScopes.filter((scope) => scope.endsWith(':*')),
  );
  const staffKeys = new Map<string, Promise<string>>();
  const narrowStaff = (endpoint: Endpoint): Promise<string> => {
    // Where staff may act for the owner, the needed scope is the staff scope.
    const needed = scopeOf({ ...endpoint, audience: 'staff' });
    const scopes = ['staff:wallet:read', 'staff:quotes:read'].filter((scope) => scope !== needed);
    const name = scopes.join();
    const made =
      staffKeys.get(name) ??
      stage
        .byStaff<{ key: string }>('POST', '/v1/staff/api_keys', { name: 'Narrow', scopes })
        .then(({ key }) => key);
    staffKeys.set(name, made);
    return made;
  };
  return {
    stranger: () => ({ token: stranger.token }),
    'other company': () => ({ token: colleague.token }),
    visitor: () => ({ token: visitor.token }),
    nobody: () => ({}),
    'forged token': () => ({ token: `${'x'.repeat(40)}` }),
    'staff account': () => ({ token: desk }),
    'staff key': () => ({ bearer: staffBearer }),
    'stranger’s key': () => ({ bearer: wide }),
    'narrow key': async (endpoint) => {
      const owner = await stage.owner();
      // Where no key may call, its owner does not matter; the owner's key may have ended with their password.
      const who = owner.email === '' || scopeOf(endpoint) === null ? stranger : owner;
      return { bearer: await keyOf(stage, who.token, scopesWithout(endpoint)) };
    },
    'narrow staff key': async (endpoint) => ({ bearer: await narrowStaff(endpoint) }),
  };
};

export type ExpectedResult = 'through' | 'own' | 401 | 403 | 404;

/**
 * Returns the result that the rules require. `through`: succeeds. `own`: about the caller's own data, so it may
 * succeed or fail, and the owner's data does not change.
 */
export const expectedResult = (
  endpoint: Endpoint,
  { reach, byStaffToo }: Entry,
  actor: ActorName,
): ExpectedResult => {
  const { audience } = endpoint;
  const staffToo = audience === 'staff' || endpoint.alsoStaff === true;
  const keyless = scopeOf(endpoint) === null;
  const others: ExpectedResult = reach === 'owned' ? 404 : 'own';
  switch (actor) {
    case 'stranger':
    case 'other company':
      return audience === 'anyone' ? 'through' : audience === 'staff' ? 404 : others;
    case 'visitor':
      return audience === 'anyone'
        ? 'through'
        : audience === 'staff'
          ? 404
          : audience === 'member'
            ? 401
            : others;
    case 'nobody':
    case 'forged token':
      return audience === 'anyone' ? 'through' : 401;
    case 'staff account':
      return audience === 'anyone' || staffToo || byStaffToo !== undefined ? 'through' : others;
    case 'staff key':
      return audience === 'anyone' || staffToo ? 'through' : 401;
    case 'stranger’s key':
      return audience === 'staff' ? 404 : keyless ? 403 : audience === 'anyone' ? 'through' : others;
    case 'narrow key':
      return audience === 'staff' ? 404 : 403;
    case 'narrow staff key':
      return 403;
  }
};
