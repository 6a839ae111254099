import type { Order, Problem } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type OrderShop, outcome } from '../../sales/testing.ts';
import { createColleague, createCompanyWith } from '../companies/companies.fixture.ts';
import { codeOf, companyCart, payNow, setRules, startApprovalsShop } from './order-approvals.fixture.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startApprovalsShop();
});
afterAll(() => shop.cleanup());

const fieldsOf = ({ body }: { readonly body: unknown }) =>
  (body as Problem).requirements?.map(({ field, code }) => [field, code]);

describe('an order for a company', () => {
  it('is invoiced to the company, whatever the buyer types, and names its purchase order', async () => {
    const { company, requester } = await createCompanyWith(shop, 'requester');
    const { buyer, number, order } = await companyCart(shop, requester, company.id, { po: 'PO-77' });
    expect(order).toMatchObject({
      company: { id: company.id, name: company.name },
      po_number: 'PO-77',
      bill_address: { company: company.name, address1: 'Polna 5', lastname: 'Kowal' },
      state: 'confirm',
      requirements: [],
    });
    await buyer.submit(number, 'address', {
      bill_address_attributes: { ...order.ship_address, company: 'Somebody else' },
    });
    await buyer.submit(number, 'address', { use_shipping: true });
    expect((await buyer.read(number)).bill_address).toMatchObject({ company: company.name });
    const paid = outcome(await payNow(buyer, number)).order;
    expect(paid).toMatchObject({ state: 'complete', company: { id: company.id }, po_number: 'PO-77' });
    const [row] = await shop.db.query(
      sql`select company_id, po_number from orders where number = ${number} and placed_at is not null`,
    );
    expect(row).toEqual({ company_id: company.id, po_number: 'PO-77' });
    await shop.work();
    const mails = await shop.mails();
    expect(mails.some((mail) => mail.includes(`To: ${requester.email}`) && mail.includes('PO-77'))).toBe(
      true,
    );
    const listed = await buyer.call('GET', `/invoices?order_number=${number}`);
    const [invoice] = (listed.body as { invoices: { number: string }[] }).invoices;
    const xml = async (syntax: string) =>
      (await buyer.call('GET', `/invoices/${invoice?.number}/xml?syntax=${syntax}`)).text.replace(/\s+/g, '');
    expect(await xml('ubl')).toContain(
      `<cac:OrderReference><cbc:ID>PO-77</cbc:ID><cbc:SalesOrderID>${number}</cbc:SalesOrderID></cac:OrderReference>`,
    );
    expect(await xml('cii')).toContain(
      '<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>PO-77</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>',
    );
    expect(await xml('ubl')).toContain(company.name.replace(/\s+/g, ''));
  });

  it('follows the company’s address until it is placed, and becomes personal again', async () => {
    const { company, admin, requester } = await createCompanyWith(shop, 'requester');
    const { buyer, number } = await companyCart(shop, requester, company.id, { po: 'PO-1' });
    await admin.call('PATCH', `/v2/companies/${company.id}`, {
      company: { address: { ...company.address, address1: 'Nowa 9' } },
    });
    expect((await buyer.read(number)).bill_address).toMatchObject({ address1: 'Nowa 9' });
    const own = await buyer.call('PUT', `/v2/plus/orders/${number}`, { order: { company_id: null } });
    expect(own.body).toMatchObject({
      company: null,
      po_number: null,
      bill_address: { address1: 'Prosta 1' },
    });
  });

  it('wants a purchase order number where the company says so', async () => {
    const { company, admin, requester } = await createCompanyWith(shop, 'requester');
    await setRules(admin, company.id, { po_required: true });
    const { buyer, number, order } = await companyCart(shop, requester, company.id);
    expect(order.requirements).toMatchObject([{ step: 'confirm', field: 'po_number', code: 'blank' }]);
    expect(fieldsOf(await payNow(buyer, number))).toEqual([['po_number', 'blank']]);
    await buyer.call('PUT', `/v2/plus/orders/${number}`, { order: { po_number: '  4500-1 ' } });
    expect((await buyer.read(number)).po_number).toBe('4500-1');
    expect(outcome(await payNow(buyer, number)).order.state).toBe('complete');
  });

  it('is for members who order, in regions with Plus, of an open cart of their own', async () => {
    const { company, viewer, requester } = await createCompanyWith(shop, 'viewer', 'requester');
    const stranger = await createColleague(shop);
    const { number } = await companyCart(shop, requester, company.id);
    const assign = (who: typeof viewer, cart: string, company_id: number) =>
      who.call('PUT', `/v2/plus/orders/${cart}`, { order: { company_id } });
    const own = async (who: typeof viewer) =>
      ((await who.call('POST', '/v2/orders', { currency: 'PLN' })).body as Order).number;
    expect(codeOf(await assign(viewer, await own(viewer), company.id))).toBe('forbidden');
    expect(codeOf(await assign(stranger, await own(stranger), company.id))).toBe('not_found');
    expect(codeOf(await assign(stranger, number, company.id))).toBe('not_found');
    const headers = { 'x-region': 'se' };
    const cart = await shop.call('POST', '/v2/orders', {
      token: requester.token,
      headers,
      body: { currency: 'SEK' },
    });
    expect(codeOf(await assign(requester, (cart.body as Order).number, company.id))).toBe('plus_not_offered');
  });

  it('cannot be placed any more by who has left the company or lost the role', async () => {
    const { company, admin, requester } = await createCompanyWith(shop, 'requester');
    const { buyer, number } = await companyCart(shop, requester, company.id);
    await admin.call('PATCH', `/v2/companies/${company.id}/members/${requester.id}`, {
      member: { role: 'viewer' },
    });
    expect(fieldsOf(await payNow(buyer, number))).toEqual([['company_id', 'not_offered']]);
    await admin.call('DELETE', `/v2/companies/${company.id}/members/${requester.id}`);
    expect(fieldsOf(await payNow(buyer, number))).toEqual([['company_id', 'not_offered']]);
    await buyer.call('PUT', `/v2/plus/orders/${number}`, { order: { company_id: null } });
    expect(outcome(await payNow(buyer, number)).order.state).toBe('complete');
  });
});
