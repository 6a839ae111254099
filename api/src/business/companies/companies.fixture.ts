import type { Company, CompanyRole } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { TestReply } from '../../../test/start-test-api.ts';
import type { OrderShop } from '../../sales/testing.ts';

export const testAddress = {
  firstname: 'Ewa',
  lastname: 'Kowal',
  address1: 'Polna 5',
  city: 'Warszawa',
  zipcode: '00-625',
  country_iso: 'PL',
  phone: '+48 22 555 66 77',
};

export interface Colleague {
  readonly token: string;
  readonly email: string;
  readonly id: number;
  readonly call: (method: string, path: string, body?: object) => Promise<TestReply>;
}

/** A registered user with a confirmed address in pl. */
export const createColleague = async (shop: OrderShop): Promise<Colleague> => {
  const { token, email } = await shop.member();
  const headers = { 'x-region': 'pl' };
  const call = (method: string, path: string, body?: object) =>
    shop.call(method, path, { token, headers, ...(body ? { body } : {}) });
  const { id } = (await call('GET', '/users/me')).body as { id: number };
  await shop.db.execute(sql`update users set confirmed_at = now() where id = ${id}`);
  return { token, email, id, call };
};

const seen = new Set<string>();
/** Returns the token mailed to an address since the last call; empty without one. */
export const readInvitationToken = async (shop: OrderShop, email: string): Promise<string> => {
  await shop.runJobs();
  const tokens = (await shop.mails())
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) => /invitations\/page\?token=([\w-]{43})/.exec(mail)?.[1] ?? []);
  const token = tokens.find((one) => !seen.has(one)) ?? '';
  seen.add(token);
  return token;
};

/** A company in pl with one member of each given role. */
export const createCompanyWith = async <Role extends CompanyRole>(
  shop: OrderShop,
  ...roles: readonly Role[]
) => {
  const admin = await createColleague(shop);
  const founded = await admin.call('POST', '/v2/companies', {
    company: { name: 'Pudełka sp. z o.o.', address: testAddress },
  });
  const company = founded.body as Company;
  const members = { admin } as Record<Role | 'admin', Colleague>;
  for (const role of roles) {
    const person = await createColleague(shop);
    await admin.call('POST', `/v2/companies/${company.id}/invitations`, {
      invitation: { email: person.email, role },
    });
    const joined = await person.call('POST', '/v2/company_invitations/accept', {
      token: await readInvitationToken(shop, person.email),
    });
    if (joined.status !== 200) throw new Error(joined.text);
    members[role] = person;
  }
  return { company, ...members };
};
