import { randomUUID } from 'node:crypto';
import type { Problem, StaffAccount, StaffAssignment } from '@shop/contracts';
import type { TestApi } from '../../../test/start-test-api.ts';

export interface Person {
  readonly id: number;
  /** Calls as this person, in a region. */
  readonly call: (
    method: string,
    path: string,
    body?: object,
    region?: string,
  ) => ReturnType<TestApi['call']>;
}

const keyed = () => ({ 'idempotency-key': randomUUID() });

/** A signed-in person of the staff with a first name and roles. */
export const startPerson = async (
  shop: Pick<TestApi, 'call' | 'visitor'>,
  first_name: string,
  ...roles: StaffAssignment[]
): Promise<Person> => {
  const user = { email: `p${randomUUID()}@example.com`, password: 'correct horse battery' };
  const made = await shop.call('POST', '/v1/staff/accounts', {
    headers: { ...keyed(), authorization: 'Bearer a staff key for tests' },
    body: { ...user, first_name, roles },
  });
  const { body } = await shop.call('POST', '/sign_in', { token: await shop.visitor(), body: { user } });
  const { token } = body as { token: string };
  return {
    id: (made.body as StaffAccount).id,
    call: (method, path, sent, region = 'pl') =>
      shop.call(method, path, {
        token,
        headers: { ...keyed(), 'x-region': region },
        ...(sent ? { body: sent } : {}),
      }),
  };
};

/** The code of a refusal. */
export const codeOf = ({ body }: { readonly body: unknown }) => (body as Problem).code;
