import { sql } from 'drizzle-orm';
import { findTablesWith } from '../../customers/testing.ts';
import { type OrderShop, startOrderShop } from '../../sales/testing.ts';
import { ask, companyCart, setRules } from '../order-approvals/order-approvals.fixture.ts';
import { orderApprovals } from '../order-approvals/order-approvals.ts';
import { plus } from '../plus/plus.ts';
import { createCompanyWith, testAddress } from './companies.fixture.ts';
import { companiesPersonal } from './companies.personal.ts';
import { companies } from './companies.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: (ports) => [companies(ports), plus(ports), orderApprovals(ports)] });
});
afterAll(() => shop.cleanup());

const erase = ({ id, email }: { readonly id: number; readonly email: string }) =>
  shop.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('shop.erasing', 'on', true)`);
    for (const statement of companiesPersonal.erase?.({ userId: id, ids: [id], emails: [email] }) ?? [])
      await tx.execute(statement);
  });
const own = Object.keys(companiesPersonal.tables);
const left = async (...markers: string[]) =>
  (await findTablesWith(shop.db, markers)).filter((table) => own.includes(table));

it('takes a person out of what companies keep, and leaves the company and its figures', async () => {
  const { company, admin, requester, viewer } = await createCompanyWith(shop, 'requester', 'viewer');
  const at = `/v2/companies/${company.id}`;
  const tag = `Zq${company.id}secret`;
  await admin.call('PATCH', at, { company: { address: { ...testAddress, lastname: tag } } });
  await setRules(admin, company.id, { order_limit: '1.00' });
  const { number } = await companyCart(shop, requester, company.id);
  const asked = (await ask(requester, number, `Note of ${tag}`)).body as { id: number };
  await admin.call('POST', `/v2/plus/approvals/${asked.id}/decline`, { reason: `No, says ${tag}` });
  expect(await left(tag)).toEqual(['companies', 'order_approvals']);
  await erase(requester);
  await erase(admin);
  expect(await left(tag, requester.email, admin.email)).toEqual([]);
  expect((await viewer.call('GET', at)).body).toMatchObject({
    name: company.name,
    address: { city: 'Warszawa', country_iso: 'PL' },
  });
  const [request] = await shop.db.query(
    sql`select status, note, reason from order_approvals where id = ${asked.id}`,
  );
  expect(request).toEqual({ status: 'declined', note: null, reason: null });
  expect((await requester.call('GET', at)).status).toBe(404);
  // Without members the company's name is erased too.
  await erase(viewer);
  expect(await left(company.name)).toEqual([]);
});

it('makes who has been there longest the admin of a company whose only admin is erased', async () => {
  const { company, admin, viewer, approver } = await createCompanyWith(shop, 'viewer', 'approver');
  const other = await createCompanyWith(shop, 'viewer');
  const roles = async (id: number) =>
    new Map(
      (
        await shop.db.query<{ user_id: number; role: string; approval_limit: bigint | null }>(
          sql`select user_id, role, approval_limit from company_members where company_id = ${id}`,
        )
      ).map(({ user_id, role, approval_limit }) => [user_id, [role, approval_limit]]),
    );
  await shop.db.execute(sql`update company_members set approval_limit = 100 where user_id = ${approver.id}`);
  await shop.db.execute(sql`
    update company_members set joined_at = joined_at - interval '1 day' where user_id = ${approver.id}`);
  await erase(admin);
  expect(await roles(company.id)).toEqual(
    new Map([
      [viewer.id, ['viewer', null]],
      [approver.id, ['admin', null]],
    ]),
  );
  expect((await roles(other.company.id)).get(other.viewer.id)).toEqual(['viewer', null]);
  // With another admin nobody is promoted.
  await approver.call('PATCH', `/v2/companies/${company.id}/members/${viewer.id}`, {
    member: { role: 'admin' },
  });
  await erase(viewer);
  expect(await roles(company.id)).toEqual(new Map([[approver.id, ['admin', null]]]));
});

it('copies memberships, invitations and requests of the person and of nobody else', async () => {
  const { company, requester, viewer } = await createCompanyWith(shop, 'requester', 'viewer');
  const read = async (section: string, { id, email }: typeof viewer) => {
    const statement = companiesPersonal.exports?.[section]?.({ userId: id, ids: [id], emails: [email] });
    return statement ? shop.db.query(statement) : [];
  };
  expect(await read('companies', requester)).toMatchObject([{ name: company.name, role: 'requester' }]);
  expect(await read('company_invitations', viewer)).toMatchObject([
    { company: company.name, role: 'viewer' },
  ]);
  expect(await read('order_approvals', viewer)).toEqual([]);
});
