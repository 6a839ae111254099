import type { CompanyItem, CompanyRole, Order, PlusItem } from '@shop/contracts';
import { companyRoles } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type CompanyAction, isAllowed } from '../../customers/index.ts';
import { buyerOf, cards, type OrderShop, outcome, startOrderShop, warsaw } from '../../sales/testing.ts';
import { createColleague, createCompanyWith } from '../companies/companies.fixture.ts';
import { companies } from '../companies/companies.ts';
import { ask, codeOf, companyCart, payNow, setRules } from '../order-approvals/order-approvals.fixture.ts';
import { orderApprovals } from '../order-approvals/order-approvals.ts';
import { plus } from './plus.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: (ports) => [companies(ports), plus(ports), orderApprovals(ports)] });
});
afterAll(() => shop.cleanup());

describe('a company’s orders', () => {
  it('are seen by those whose role says so, by their buyer, and by no stranger', async () => {
    const team = await createCompanyWith(shop, 'viewer', 'requester', 'approver', 'designer', 'finance');
    const { company, requester, approver } = team;
    const own = await companyCart(shop, requester, company.id, { po: 'A-1' });
    await payNow(own.buyer, own.number);
    const other = await companyCart(shop, approver, company.id);
    await payNow(other.buyer, other.number);
    const list = async (who: typeof requester, query = '') =>
      (await who.call('GET', `/v2/plus/orders?company_id=${company.id}${query}`)).body as {
        orders: { number: string; po_number: string | null; ordered_by: { user_id: number } }[];
        total_count: number;
        next_cursor: string | null;
      };
    for (const who of [team.viewer, team.finance, team.admin, approver])
      expect((await list(who)).orders.map(({ number }) => number)).toEqual([other.number, own.number]);
    expect((await list(requester)).orders).toMatchObject([
      { number: own.number, po_number: 'A-1', ordered_by: { user_id: requester.id } },
    ]);
    expect(codeOf(await team.designer.call('GET', `/v2/plus/orders?company_id=${company.id}`))).toBe(
      'forbidden',
    );
    expect((await list(team.admin, `&q[user_id_eq]=${approver.id}`)).orders).toMatchObject([
      { number: other.number },
    ]);
    expect((await list(team.admin, '&q[state_eq]=canceled')).total_count).toBe(0);
    expect((await list(team.admin, '&per_page=1&page=2')).orders).toMatchObject([{ number: own.number }]);
    const { next_cursor: cursor } = await list(team.admin, '&per_page=1');
    expect(await list(team.admin, `&per_page=1&cursor=${cursor}`)).toMatchObject({
      orders: [{ number: own.number }],
      next_cursor: null,
    });

    const read = (who: typeof requester, number: string) => who.call('GET', `/v2/plus/orders/${number}`);
    expect((await read(team.viewer, own.number)).body).toMatchObject({
      number: own.number,
      po_number: 'A-1',
      ordered_by: { user_id: requester.id, email: requester.email },
    });
    expect((await read(requester, own.number)).status).toBe(200);
    expect((await read(requester, other.number)).status).toBe(404);
    expect((await read(team.designer, own.number)).status).toBe(404);
    expect((await read(await createColleague(shop), own.number)).status).toBe(404);
    // The personal list does not change, and an open cart is visible only to its owner.
    expect((await approver.call('GET', '/orders/mine')).body).toMatchObject({ total_count: 1 });
    const open = await companyCart(shop, requester, company.id);
    expect((await read(team.admin, open.number)).status).toBe(404);
  });
});

describe('an item of the catalogue', () => {
  it('is ordered again by another member, with a copy of the design that is theirs', async () => {
    const { company, designer, requester, viewer, admin } = await createCompanyWith(
      shop,
      'designer',
      'requester',
      'viewer',
    );
    const box_design_id = await shop.design(designer.token, 'Autumn');
    const at = `/v2/companies/${company.id}/items`;
    const { id } = (
      await designer.call('POST', at, {
        item: { label: 'Autumn', variant_id: 1, box_design_id, quantities: [100, 200] },
      })
    ).body as CompanyItem;
    const buyer = buyerOf(shop, requester.token);
    const { number } = await buyer.open();
    const order = (who: typeof requester, body: object) => who.call('POST', `${at}/${id}/order`, body);
    expect(codeOf(await order(requester, { order_number: number, quantity: 150 }))).toBe(
      'quantity_out_of_range',
    );
    expect(codeOf(await order(viewer, { order_number: number, quantity: 100 }))).toBe('forbidden');
    expect(codeOf(await order(admin, { order_number: number, quantity: 100 }))).toBe('not_found');
    const first = await order(requester, { order_number: number, quantity: 100 });
    expect(first.body).toMatchObject({
      company: { id: company.id },
      line_items: [{ quantity: 100, purchase_trigger: 'plus-reorder', box_design: { name: 'Autumn' } }],
    });
    const again = (await order(requester, { order_number: number, quantity: 200 })).body as Order;
    expect(again.line_items).toMatchObject([{ quantity: 300 }]);
    const copy = again.line_items[0]?.box_design?.id;
    expect(copy).not.toBe(box_design_id);
    const [owner] = await shop.db.query(sql`select user_id from box_designs where id = ${copy}`);
    expect(owner).toEqual({ user_id: requester.id });

    await buyer.submit(number, 'address', { ship_address_attributes: warsaw });
    await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
    await buyer.submit(number, 'payment', {
      payments_attributes: [{ payment_method: 'card' }],
      accepted_terms: true,
    });
    expect(outcome(await buyer.pay(number, await buyer.card(cards.success))).order.state).toBe('complete');
    const items = async (who: typeof requester, query = `?company_id=${company.id}`) =>
      ((await who.call('GET', `/v2/plus/items${query}`)).body as { items: PlusItem[] }).items;
    expect(await items(viewer)).toMatchObject([
      { variant_id: 1, box_design_id, design_name: 'Autumn', last_order_number: number, total_quantity: 300 },
    ]);
    expect(await items(viewer, '')).toEqual([]);
    expect(await items(requester, '')).toMatchObject([{ box_design_id: copy }]);
    await designer.call('DELETE', `${at}/${id}`);
    expect(await items(viewer)).toEqual([]);
    expect(
      (await (await createColleague(shop)).call('GET', `/v2/plus/items?company_id=${company.id}`)).status,
    ).toBe(404);
  });
});

describe('role × endpoint', () => {
  /** The action each endpoint requires, and a call that only the role can refuse. */
  const calls = (companyId: number, memberId: number, invitationId: number) =>
    [
      ['company.read', 'GET', `/v2/companies/${companyId}`],
      ['company.update', 'PATCH', `/v2/companies/${companyId}`, { company: { name: 'Renamed' } }],
      ['rules.update', 'PATCH', `/v2/companies/${companyId}/rules`, { rules: { po_required: false } }],
      ['members.read', 'GET', `/v2/companies/${companyId}/members`],
      [
        'members.manage',
        'PATCH',
        `/v2/companies/${companyId}/members/${memberId}`,
        { member: { role: 'viewer' } },
      ],
      ['members.manage', 'GET', `/v2/companies/${companyId}/invitations`],
      [
        'members.manage',
        'POST',
        `/v2/companies/${companyId}/invitations`,
        { invitation: { email: `x-${companyId}@example.com`, role: 'viewer' } },
      ],
      ['members.manage', 'DELETE', `/v2/companies/${companyId}/invitations/${invitationId}`],
      ['items.read', 'GET', `/v2/companies/${companyId}/items`],
      [
        'items.manage',
        'POST',
        `/v2/companies/${companyId}/items`,
        { item: { label: 'Plain', variant_id: 101 } },
      ],
      ['items.read', 'GET', `/v2/plus/items?company_id=${companyId}`],
      ['members.manage', 'DELETE', `/v2/companies/${companyId}/members/${memberId}`],
    ] as const satisfies readonly (readonly [CompanyAction, string, string, object?])[];

  /** Reads all data of a company, to check that nothing has changed. */
  const everything = async (companyId: number): Promise<string> => {
    const rows = [];
    for (const table of [
      'companies',
      'company_members',
      'company_invitations',
      'company_items',
      'order_approvals',
    ])
      rows.push(
        await shop.db.query(sql`
          select to_jsonb(t)::text as row from ${sql.identifier(table)} t
          where ${sql.identifier(table === 'companies' ? 'id' : 'company_id')} = ${companyId} order by 1`),
      );
    return JSON.stringify(rows);
  };
  const prepared = async () => {
    const { company, admin, viewer } = await createCompanyWith(shop, 'viewer');
    const invited = await admin.call('POST', `/v2/companies/${company.id}/invitations`, {
      invitation: { email: `guest-${company.id}@example.com`, role: 'viewer' },
    });
    return { company, admin, viewer, invitationId: (invited.body as { id: number }).id };
  };
  const joinAs = async (companyId: number, role: CompanyRole) => {
    const person = await createColleague(shop);
    await shop.db.execute(
      sql`insert into company_members (company_id, user_id, role) values (${companyId}, ${person.id}, ${role})`,
    );
    return person;
  };

  it.each(companyRoles)('lets a %s do what the table says, and nothing else', async (role) => {
    const { company, viewer, invitationId } = await prepared();
    const who = await joinAs(company.id, role);
    for (const [action, method, path, body] of calls(company.id, viewer.id, invitationId)) {
      const before = await everything(company.id);
      const reply = await who.call(method, path, body);
      const allowed = isAllowed(role, action);
      expect({ role, method, path, status: reply.status }).toEqual({
        role,
        method,
        path,
        status: allowed ? 200 : 403,
      });
      if (!allowed) expect(await everything(company.id)).toBe(before);
    }
  });

  it('is 404 to strangers, other companies’ admins and former members, 401 to visitors, and changes nothing', async () => {
    const { company, viewer, invitationId } = await prepared();
    const other = await createCompanyWith(shop);
    const former = await joinAs(company.id, 'admin');
    await former.call('POST', `/v2/companies/${company.id}/leave`);
    const visitor = await shop.visitor();
    const before = await everything(company.id);
    const rows = [
      ...calls(company.id, viewer.id, invitationId).map(
        ([, method, path, body]) => [method, path, body] as const,
      ),
      ['POST', `/v2/companies/${company.id}/leave`, undefined] as const,
      ['DELETE', `/v2/companies/${company.id}/items/1`, undefined] as const,
      ['GET', `/v2/plus/orders?company_id=${company.id}`, undefined] as const,
      ['GET', `/v2/plus/approvals?company_id=${company.id}`, undefined] as const,
    ];
    for (const [method, path, body] of rows) {
      for (const who of [await createColleague(shop), other.admin, former])
        expect({ method, path, status: (await who.call(method, path, body)).status }).toEqual({
          method,
          path,
          status: 404,
        });
      const reply = await shop.call(method, path, { token: visitor, ...(body ? { body } : {}) });
      expect({ method, path, status: reply.status }).toEqual({ method, path, status: 401 });
    }
    expect(await everything(company.id)).toBe(before);
    for (const id of ['0', '-1', '99999999999999', 'x', '2147483647'])
      expect((await other.admin.call('GET', `/v2/companies/${id}`)).status).toBe(404);
  });

  it('shows and gives an approval to nobody of another company', async () => {
    const team = await createCompanyWith(shop, 'requester', 'viewer', 'approver');
    await setRules(team.admin, team.company.id, { order_limit: '1.00' });
    const { number } = await companyCart(shop, team.requester, team.company.id);
    const { id } = (await ask(team.requester, number)).body as { id: number };
    const other = await createCompanyWith(shop);
    const before = await everything(team.company.id);
    for (const who of [other.admin, team.viewer, await createColleague(shop)]) {
      expect((await who.call('GET', `/v2/plus/approvals/${id}`)).status).toBe(404);
      for (const [verb, body] of [
        ['approve', {}],
        ['decline', { reason: 'No' }],
        ['withdraw', undefined],
      ] as const)
        expect((await who.call('POST', `/v2/plus/approvals/${id}/${verb}`, body)).status).toBe(404);
      expect(codeOf(await ask(who, number))).toBe('not_found');
    }
    expect(await everything(team.company.id)).toBe(before);
  });
});
