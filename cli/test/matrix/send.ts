import { randomUUID } from 'node:crypto';
import type { TestReply } from '@shop/api/test/start-test-api.ts';
import type { Endpoint } from '@shop/contracts';
import type { Stage, ValidCall } from './stage.ts';

/** Returns the address of a call with its parameters filled in. */
export const addressOf = (endpoint: Endpoint, { params = {}, query = {} }: ValidCall): string => {
  const filled = endpoint.path.replace(/:(\w+)/g, (_all, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${endpoint.path} needs a value for ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
    ),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
};

/** The credentials of a call: none, a token, or a bearer. */
export type Credentials = { readonly token?: string; readonly bearer?: string };

export const send = (
  stage: Stage,
  endpoint: Endpoint,
  call: ValidCall,
  { token, bearer }: Credentials,
): Promise<TestReply> =>
  stage.shop.call(endpoint.method, addressOf(endpoint, call), {
    ...(token === undefined ? {} : { token }),
    ...(call.body === undefined ? {} : { body: call.body }),
    ...(call.bytes === undefined ? {} : { bytes: call.bytes }),
    headers: {
      ...(endpoint.method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...call.headers,
    },
  });

export const staffBearer = 'a staff key for tests';

/** Returns the credentials of the rightful caller: a session of the owner, nothing, or the key of the shop's tools. */
export const ownerCredentials = async (stage: Stage, endpoint: Endpoint): Promise<Credentials> =>
  endpoint.audience === 'staff'
    ? { bearer: staffBearer }
    : endpoint.audience === 'anyone'
      ? {}
      : { token: (await stage.owner()).token };
