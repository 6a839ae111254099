import type { Order, OrderApproval, Problem } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { cards, type OrderShop, outcome } from '../../sales/testing.ts';
import { createCompanyWith } from '../companies/companies.fixture.ts';
import {
  ask,
  askedOrder,
  codeOf,
  companyCart,
  payNow,
  setRules,
  startApprovalsShop,
} from './order-approvals.fixture.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startApprovalsShop();
});
afterAll(() => shop.cleanup());

const fieldsOf = ({ body }: { readonly body: unknown }) =>
  (body as Problem).requirements?.map(({ field, code }) => [field, code]);

describe('the limit', () => {
  it('of one order holds up what is above it, and not what is at it', async () => {
    const { company, admin, requester } = await createCompanyWith(shop, 'requester');
    const { buyer, number, order } = await companyCart(shop, requester, company.id);
    await setRules(admin, company.id, { order_limit: order.total });
    expect((await buyer.read(number)).requirements).toEqual([]);
    await setRules(admin, company.id, { order_limit: (Number(order.total) - 0.01).toFixed(2) });
    expect(fieldsOf(await payNow(buyer, number))).toEqual([['approval', 'not_accepted']]);
    expect(codeOf(await buyer.transfer(number))).toBe('requirements_unmet');
    expect(codeOf(await buyer.next(number))).toBe('requirements_unmet');
    const [made] = await shop.db.query<{ n: bigint }>(
      sql`select count(*) as n from payments p join carts c on c.id = p.order_id where c.number = ${number}`,
    );
    expect(Number(made?.n)).toBe(0);
  });

  it('of a window counts what the company has placed and what waits, and begins anew', async () => {
    const { company, admin, requester, approver } = await createCompanyWith(shop, 'requester', 'approver');
    const first = await companyCart(shop, requester, company.id);
    const limit = (Number(first.order.total) * 2).toFixed(2);
    await setRules(admin, company.id, { window_limit: limit, window_unit: 'day' });
    await payNow(first.buyer, first.number);
    const second = await companyCart(shop, approver, company.id);
    expect(second.order.requirements).toEqual([]);
    await payNow(second.buyer, second.number);
    const third = await companyCart(shop, requester, company.id);
    expect(third.order.requirements).toMatchObject([{ field: 'approval' }]);
    await shop.db.execute(sql`alter table orders disable trigger orders_are_immutable`);
    await shop.db.execute(
      sql`update orders set placed_at = placed_at - interval '2 days' where number = ${first.number}`,
    );
    await shop.db.execute(sql`alter table orders enable trigger orders_are_immutable`);
    expect((await third.buyer.read(third.number)).requirements).toEqual([]);
    // Another member's open request counts towards the window.
    await setRules(admin, company.id, { order_limit: '1.00' });
    const asked = (await ask(requester, third.number)).body as OrderApproval;
    await setRules(admin, company.id, { order_limit: null });
    const fourth = await companyCart(shop, approver, company.id);
    expect(fourth.order.requirements).toMatchObject([{ field: 'approval' }]);
    await requester.call('POST', `/v2/plus/approvals/${asked.id}/withdraw`);
    expect((await fourth.buyer.read(fourth.number)).requirements).toEqual([]);
  });

  it('is not passed by several orders at once', async () => {
    const { company, admin, requester, approver } = await createCompanyWith(shop, 'requester', 'approver');
    const carts = [
      await companyCart(shop, requester, company.id),
      await companyCart(shop, approver, company.id),
    ];
    const limit = (Number(carts[0]?.order.total) * 1.5).toFixed(2);
    await setRules(admin, company.id, { window_limit: limit });
    const replies = await Promise.all(carts.map(({ buyer, number }) => payNow(buyer, number)));
    expect(replies.map(codeOf).sort()).toEqual([200, 'requirements_unmet']);
  });

  it('holds an amount in another currency up, which is never converted', async () => {
    const { company, admin, requester } = await createCompanyWith(shop, 'requester');
    await setRules(admin, company.id, { order_limit: '9000.00' });
    const headers = { 'x-region': 'eu' };
    const { number } = (
      await shop.call('POST', '/v2/orders', { token: requester.token, headers, body: { currency: 'EUR' } })
    ).body as Order;
    const assigned = await shop.call('PUT', `/v2/plus/orders/${number}`, {
      token: requester.token,
      headers,
      body: { order: { company_id: company.id } },
    });
    expect((assigned.body as Order).requirements.map(({ field }) => field)).toContain('approval');
  });

  it('does not hold an admin, who sets it', async () => {
    const { company, admin } = await createCompanyWith(shop);
    await setRules(admin, company.id, { order_limit: '1.00' });
    const { buyer, number } = await companyCart(shop, admin, company.id);
    expect(codeOf(await ask(admin, number))).toBe('approval_not_needed');
    expect(outcome(await payNow(buyer, number)).order.state).toBe('complete');
  });
});

describe('an approval', () => {
  it('is asked for, given by another one, and lets the order be placed', async () => {
    const { requester, approver, admin, buyer, number, approval, order, company } = await askedOrder(shop);
    expect(approval).toMatchObject({
      status: 'requested',
      order_number: number,
      total: order.total,
      currency: 'PLN',
      note: 'For the fair',
      requested_by: { user_id: requester.id, email: requester.email },
      decided_by: null,
    });
    expect(approval).toMatchObject({ po_number: null, order_placed: false });
    expect((await ask(requester, number)).body).toEqual(approval);
    await shop.work();
    const mails = await shop.mails();
    for (const { email } of [approver, admin])
      expect(mails.some((mail) => mail.includes(`To: ${email}`) && mail.includes(number))).toBe(true);
    expect(mails.some((mail) => mail.includes(`To: ${requester.email}`) && mail.includes(number))).toBe(
      false,
    );

    const at = `/v2/plus/approvals/${approval.id}`;
    const seen = (await approver.call('GET', at)).body as { order: Order };
    expect(seen.order).toMatchObject({ number, total: order.total });
    expect(codeOf(await payNow(buyer, number))).toBe('requirements_unmet');
    const given = await approver.call('POST', `${at}/approve`, { version: seen.order.version });
    expect(given.body).toMatchObject({ status: 'approved', decided_by: { user_id: approver.id } });
    expect((await approver.call('POST', `${at}/approve`)).body).toEqual(given.body);
    expect(codeOf(await admin.call('POST', `${at}/approve`))).toBe('approval_closed');
    expect(codeOf(await admin.call('POST', `${at}/decline`, { reason: 'Too late' }))).toBe('approval_closed');
    expect((await requester.call('GET', at)).body).toMatchObject({
      approval: { status: 'approved' },
      stands: true,
    });
    // The payment method is not part of the approval.
    await buyer.submit(number, 'payment', { payments_attributes: [{ payment_method: 'check' }] });
    expect(outcome(await payNow(buyer, number)).order.state).toBe('complete');
    await shop.work();
    expect(
      (await shop.mails()).some(
        (mail) => mail.includes(`To: ${requester.email}`) && mail.includes('zaakceptowane'),
      ) ||
        (await shop.mails()).some(
          (mail) => mail.includes(`To: ${requester.email}`) && mail.includes('is approved'),
        ),
    ).toBe(true);
    const list = async (query = '') =>
      (
        (await approver.call('GET', `/v2/plus/approvals?company_id=${company.id}${query}`)).body as {
          total_count: number;
        }
      ).total_count;
    expect([
      await list(),
      await list('&q[status_eq]=approved'),
      await list('&q[status_eq]=declined'),
      await list(`&q[user_id_eq]=${requester.id}`),
      await list(`&q[user_id_eq]=${approver.id}`),
      // A page beyond the end has no rows and the same total.
      await list('&page=2'),
    ]).toEqual([1, 1, 0, 1, 0, 1]);
    expect((await requester.call('GET', at)).body).toMatchObject({ approval: { order_placed: true } });
  });

  it('is declined with a reason, and asked for again', async () => {
    const { requester, approver, buyer, number, approval } = await askedOrder(shop);
    const at = `/v2/plus/approvals/${approval.id}`;
    expect(codeOf(await approver.call('POST', `${at}/decline`, { reason: ' ' }))).toBe('invalid_input');
    const declined = await approver.call('POST', `${at}/decline`, { reason: 'Too many' });
    expect(declined.body).toMatchObject({ status: 'declined', reason: 'Too many' });
    expect(codeOf(await payNow(buyer, number))).toBe('requirements_unmet');
    const again = await ask(requester, number);
    expect(again.body).toMatchObject({ status: 'requested' });
    expect((again.body as OrderApproval).id).not.toBe(approval.id);
  });

  it('is decided by nobody for themselves, by no lower role, and not above the own limit', async () => {
    const { company, admin, requester, approver, number, approval } = await askedOrder(shop);
    const at = `/v2/plus/approvals/${approval.id}`;
    expect(codeOf(await requester.call('POST', `${at}/approve`))).toBe('approval_own_request');
    expect(codeOf(await requester.call('POST', `${at}/decline`, { reason: 'No' }))).toBe(
      'approval_own_request',
    );
    const role = (who: typeof requester, member: object) =>
      admin.call('PATCH', `/v2/companies/${company.id}/members/${who.id}`, { member });
    await role(requester, { role: 'admin' });
    expect(codeOf(await requester.call('POST', `${at}/approve`))).toBe('approval_own_request');
    await role(requester, { role: 'requester' });
    await role(approver, { approval_limit: '151.83' });
    expect(codeOf(await approver.call('POST', `${at}/approve`))).toBe('approval_limit_exceeded');
    await role(approver, { role: 'finance' });
    expect((await approver.call('GET', at)).status).toBe(200);
    expect(codeOf(await approver.call('POST', `${at}/approve`))).toBe('forbidden');
    await role(approver, { role: 'approver', approval_limit: approval.total });
    expect(codeOf(await approver.call('POST', `${at}/approve`))).toBe(200);
    expect(number).toBe(approval.order_number);
  });

  it('is refused for a cart that was changed, and void for one that is changed afterwards', async () => {
    const changed = await askedOrder(shop);
    const at = `/v2/plus/approvals/${changed.approval.id}`;
    const grown = await changed.buyer.add(changed.number, { variant_id: 102, quantity: 50 });
    expect((await changed.requester.call('GET', at)).body).toMatchObject({ stands: false });
    const refused = await changed.approver.call('POST', `${at}/approve`);
    expect([refused.status, codeOf(refused), (refused.body as Problem).current_total]).toEqual([
      409,
      'cart_changed',
      grown.total,
    ]);
    const asked = (await ask(changed.requester, changed.number)).body as OrderApproval;
    expect(asked).toMatchObject({ status: 'requested', total: grown.total });
    expect((await changed.requester.call('GET', at)).body).toMatchObject({
      approval: { status: 'withdrawn' },
    });
    const stale = await changed.approver.call('POST', `/v2/plus/approvals/${asked.id}/approve`, {
      version: grown.version - 1,
    });
    expect(codeOf(stale)).toBe('cart_changed');
    expect(codeOf(await changed.approver.call('POST', `/v2/plus/approvals/${asked.id}/approve`))).toBe(200);
    await changed.buyer.submit(changed.number, 'address', {
      ship_address_attributes: { ...grown.ship_address, address1: 'Inna 3' },
    });
    expect(fieldsOf(await payNow(changed.buyer, changed.number))).toEqual([['approval', 'not_accepted']]);
    expect((await changed.requester.call('GET', `/v2/plus/approvals/${asked.id}`)).body).toMatchObject({
      approval: { status: 'approved' },
      stands: false,
    });
  });

  it('covers a lower price and no higher one', async () => {
    const { approver, buyer, number, approval } = await askedOrder(shop);
    await approver.call('POST', `/v2/plus/approvals/${approval.id}/approve`);
    shop.book.unit = 20_000n;
    expect(codeOf(await payNow(buyer, number))).toBe('cart_changed');
    expect(fieldsOf(await payNow(buyer, number))).toEqual([['approval', 'not_accepted']]);
    shop.book.unit = 10_000n;
    expect(outcome(await payNow(buyer, number)).order.state).toBe('complete');
    shop.book.unit = 12_345n;
  });

  it('is withdrawn by who asked, given or not, and runs out', async () => {
    const { requester, approver, admin, buyer, number, approval } = await askedOrder(shop);
    const at = `/v2/plus/approvals/${approval.id}`;
    expect(codeOf(await admin.call('POST', `${at}/withdraw`))).toBe('forbidden');
    await approver.call('POST', `${at}/approve`);
    expect((await requester.call('POST', `${at}/withdraw`)).body).toMatchObject({ status: 'withdrawn' });
    expect(codeOf(await approver.call('POST', `${at}/approve`))).toBe('approval_closed');
    expect(codeOf(await payNow(buyer, number))).toBe('requirements_unmet');
    const { id } = (await ask(requester, number)).body as OrderApproval;
    await shop.db.execute(sql`update order_approvals set expires_at = now() where id = ${id}`);
    expect((await requester.call('GET', `/v2/plus/approvals/${id}`)).body).toMatchObject({
      approval: { status: 'expired' },
    });
    expect(codeOf(await approver.call('POST', `/v2/plus/approvals/${id}/approve`))).toBe('approval_closed');
    await shop.db.execute(sql`update jobs set run_at = now() where name = 'order-approvals.expire'`);
    await shop.work();
    const [row] = await shop.db.query(sql`select status from order_approvals where id = ${id}`);
    expect(row).toEqual({ status: 'expired' });
    expect((await ask(requester, number)).body).toMatchObject({ status: 'requested' });
  });

  it('goes with the member who asked', async () => {
    const { company, admin, requester, approver, approval } = await askedOrder(shop);
    await admin.call('DELETE', `/v2/companies/${company.id}/members/${requester.id}`);
    expect((await approver.call('GET', `/v2/plus/approvals/${approval.id}`)).body).toMatchObject({
      approval: { status: 'withdrawn' },
    });
    expect((await requester.call('GET', `/v2/plus/approvals/${approval.id}`)).status).toBe(404);
  });

  it('is asked for with everything else in place', async () => {
    const { company, admin, requester } = await createCompanyWith(shop, 'requester');
    await setRules(admin, company.id, { order_limit: '1.00', po_required: true });
    const { buyer, number } = await companyCart(shop, requester, company.id);
    expect(fieldsOf(await ask(requester, number))).toEqual([['po_number', 'blank']]);
    await buyer.call('PUT', `/v2/plus/orders/${number}`, { order: { po_number: 'X1' } });
    await buyer.submit(number, 'confirm', { accepted_terms: false });
    expect(codeOf(await ask(requester, number))).toBe(200);
    const personal = await buyer.call('PUT', `/v2/plus/orders/${number}`, { order: { company_id: null } });
    expect(personal.status).toBe(200);
    expect(codeOf(await ask(requester, number))).toBe('not_found');
  });

  it('of two approvers at once is given once', async () => {
    const { admin, approver, approval, buyer, number } = await askedOrder(shop);
    const replies = await Promise.all(
      [admin, approver].map((one) => one.call('POST', `/v2/plus/approvals/${approval.id}/approve`)),
    );
    expect(replies.map(codeOf).sort()).toEqual([200, 'approval_closed']);
    expect(outcome(await payNow(buyer, number)).order.state).toBe('complete');
  });

  it('races an edit and never covers what was not seen', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { approver, approval, buyer, number } = await askedOrder(shop);
      const [given, edited] = await Promise.all([
        approver.call('POST', `/v2/plus/approvals/${approval.id}/approve`),
        buyer.call('POST', `/v2/orders/${number}/line_item`, {
          line_item: { variant_id: 102, quantity: 500 },
        }),
      ]);
      expect(edited.status).toBe(200);
      expect([200, 'cart_changed']).toContain(codeOf(given));
      expect(fieldsOf(await payNow(buyer, number))).toEqual([['approval', 'not_accepted']]);
    }
  });
});

it('keeps a declined card from taking part of the window', async () => {
  const { company, admin, requester, approver } = await createCompanyWith(shop, 'requester', 'approver');
  const one = await companyCart(shop, requester, company.id);
  await setRules(admin, company.id, { window_limit: one.order.total });
  await one.buyer.pay(one.number, await one.buyer.card(cards.declined));
  const two = await companyCart(shop, approver, company.id);
  expect(two.order.requirements).toEqual([]);
  const asked = outcome(await two.buyer.pay(two.number, await two.buyer.card(cards.secure)));
  expect(asked.status).toBe('requires_action');
  expect(codeOf(await payNow(one.buyer, one.number))).toBe('requirements_unmet');
});
