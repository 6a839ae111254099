import { randomUUID } from 'node:crypto';
import type { Invoice, Order } from '@shop/contracts';
import { dayIn } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { buyerOf, cards, readyBuyer, warsaw } from '../checkout/checkout.fixture.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { tax } from '../tax/tax.ts';
import type { RegistryAnswer } from '../tax/vat-registry.ts';
import { completeAccounting, convert, convertToSterling, findRateDay } from './accounting-amounts.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { invoices } from './invoices.ts';
import { goldenDocuments } from './test/golden-documents.fixture.ts';

/** The VAT register's reply in these tests. */
let answer: RegistryAnswer = { kind: 'silent', reason: 'unavailable' };
let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({
    vatRegistry: { name: 'vies', covers: () => true, ask: async () => answer },
    more: (ports) => [tax(ports), invoices(ports)],
  });
});
afterAll(() => shop.cleanup());

interface Page {
  readonly invoices: Invoice[];
  readonly total_count: number;
}
const list = async (token: string, query = ''): Promise<Page> =>
  (await shop.call('GET', `/invoices${query}`, { token })).body as Page;
const numbers = async (series: string): Promise<number[]> =>
  (
    await shop.db.query<{ sequence: number }>(
      sql`select sequence from invoices where series = ${series} order by id`,
    )
  ).map(({ sequence }) => sequence);

describe('invoices', () => {
  it('are written once when a card has paid, and carry what was charged', async () => {
    const { buyer, number, order } = await readyBuyer(shop);
    expect((await list(buyer.token)).invoices).toEqual([]);
    const token = await buyer.card(cards.success);
    await buyer.pay(number, token);
    await buyer.pay(number, token);
    const { invoices: found, total_count } = await list(buyer.token);
    expect(total_count).toBe(1);
    expect(found).toMatchObject([
      {
        kind: 'normal',
        order_number: number,
        total: order.total,
        tax_total: order.tax_total,
        refers_to: null,
      },
    ]);
    expect(found[0]?.number).toMatch(/^FV-\d{4}-\d{6}$/);
    const one = await shop.call('GET', `/invoices/${found[0]?.number}`, { token: buyer.token });
    expect(one.body).toMatchObject({ number: found[0]?.number });
  });

  it('begin as a proforma with the account where a transfer is awaited', async () => {
    const { buyer, number, order } = await readyBuyer(shop);
    await buyer.submit(number, 'payment', { payments_attributes: [{ payment_method: 'check' }] });
    await buyer.transfer(number);
    const { invoices: found } = await list(buyer.token);
    expect(found).toMatchObject([{ kind: 'proforma', total: order.total }]);
    const xml = await shop.call('GET', `/invoices/${found[0]?.number}/xml`, { token: buyer.token });
    expect(xml.text).toContain('<cbc:InvoiceTypeCode>325</cbc:InvoiceTypeCode>');
    expect(xml.text).toContain(`<cbc:PayableAmount currencyID="PLN">${order.total}</cbc:PayableAmount>`);
    expect(xml.text).toContain('PL61109010140000071219812874');
    expect((await list(buyer.token, '?kind=normal')).invoices).toEqual([]);
    expect((await list(buyer.token, `?order_number=${number}&kind=proforma`)).invoices).toHaveLength(1);
    expect((await list(buyer.token, '?order_number=R000')).invoices).toEqual([]);
  });

  it('sum their lines to what was charged when a code took something off', async () => {
    const { buyer, number } = await readyBuyer(shop);
    await shop.db.execute(sql`
      insert into coupons (code, note, kind, rate, amounts, minimums, starts_at)
      values ('TENTH', 'test', 'percent', 1000, '{}', '{}', now() - interval '1 day')`);
    const applied = await buyer.call('PUT', `/orders/${number}/apply_coupon_code`, { coupon_code: 'TENTH' });
    expect(applied.status).toBe(200);
    await buyer.pay(number, await buyer.card(cards.success));
    const order = (await shop.call('GET', `/orders/${number}`, { token: buyer.token })).body as Order;
    expect(Number(order.promotion_amount)).toBeLessThan(0);
    const [invoice] = (await list(buyer.token)).invoices;
    expect(invoice).toMatchObject({ total: order.total, tax_total: order.tax_total });
    const xml = (await shop.call('GET', `/invoices/${invoice?.number}/xml`, { token: buyer.token })).text;
    const cents = (pattern: RegExp) =>
      [...xml.matchAll(pattern)].reduce((sum, [, amount]) => sum + Math.round(Number(amount) * 100), 0);
    const lines = cents(/<cac:InvoiceLine>.*?<cbc:LineExtensionAmount[^>]*>([\d.]+)/gs);
    const exclusive = cents(/<cbc:TaxExclusiveAmount[^>]*>([\d.]+)/g);
    const allowances = cents(/<cbc:AllowanceTotalAmount[^>]*>([\d.]+)/g);
    const charges = cents(/<cbc:ChargeTotalAmount[^>]*>([\d.]+)/g);
    // Each line has its price before the discount, and the discount beside it (article 226 (8)).
    const taken = cents(/<cbc:ChargeIndicator>false<.*?<cbc:Amount [^>]*>([\d.]+)/gs);
    expect(taken).toBe(-Math.round(Number(order.promotion_amount) * 100));
    expect(xml).toContain(
      `<cbc:PriceAmount currencyID="PLN">${order.line_items[0]?.price}</cbc:PriceAmount>`,
    );
    expect(lines - allowances + charges).toBe(exclusive);
    expect(exclusive + Math.round(Number(order.tax_total) * 100)).toBe(Math.round(Number(order.total) * 100));
  });

  it('are files behind signed addresses: PDF with the XML inside, UBL, CII', async () => {
    const { buyer, number } = await readyBuyer(shop);
    await buyer.pay(number, await buyer.card(cards.success));
    const [invoice] = (await list(buyer.token)).invoices;
    const load = async (url = '') => fetch(`${shop.url}${url}`);
    const pdf = await load(invoice?.pdf_url);
    const bytes = Buffer.from(await pdf.arrayBuffer());
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1')).toContain('<pdfaid:part>3</pdfaid:part>');
    const again = Buffer.from(await (await load(invoice?.pdf_url)).arrayBuffer());
    expect(again.equals(bytes)).toBe(true);
    expect(await (await load(invoice?.ubl_url)).text()).toContain(`<cbc:ID>${invoice?.number}</cbc:ID>`);
    expect(await (await load(invoice?.cii_url)).text()).toContain('rsm:CrossIndustryInvoice');
    // Without an electronic address and outside Italy: neither Peppol, XRechnung nor FatturaPA.
    expect(invoice?.formats.map(({ profile }) => profile)).toEqual(['en16931', 'factur-x', 'ksef']);
    for (const { url } of invoice?.formats ?? []) expect((await load(url)).status).toBe(200);
    const unsigned = invoice?.ubl_url.replace('&syntax=ubl', '') ?? '';
    const ksef = await load(`${unsigned}&profile=ksef`);
    expect(ksef.headers.get('content-disposition')).toContain(`${invoice?.number}-ksef.xml`);
    expect(await ksef.text()).toContain('<RodzajFaktury>VAT</RodzajFaktury>');
    const refused = await load(`${unsigned}&profile=peppol`);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { code: 'profile_not_possible', missing: ['buyer_electronic_address'] },
    ]);
    expect(await (await load(`${unsigned}&profile=ksef&syntax=ubl`)).json()).toMatchObject({
      fields: [{ path: 'query.syntax', code: 'not_offered' }],
    });
    expect((await load(invoice?.pdf_url.replace(/signature=.*/, 'signature=forged'))).status).toBe(404);
    expect((await load(`/api/invoices/${invoice?.number}/xml`)).status).toBe(404);
  });

  it('are their owner’s alone, and nobody can change them', async () => {
    const { buyer, number } = await readyBuyer(shop);
    await buyer.pay(number, await buyer.card(cards.success));
    const [invoice] = (await list(buyer.token)).invoices;
    const { token: stranger } = await shop.member();
    for (const path of ['', '/pdf', '/xml'])
      expect(
        (await shop.call('GET', `/invoices/${invoice?.number}${path}`, { token: stranger })).status,
      ).toBe(404);
    expect((await list(stranger)).invoices).toEqual([]);
    await expect(shop.db.execute(sql`update invoices set total = 1`)).rejects.toThrow();
    await expect(shop.db.execute(sql`delete from invoices`)).rejects.toThrow();
  });

  it('invariant 24: are gapless and increasing per series under parallel completions and failures', async () => {
    const ready = await Promise.all(Array.from({ length: 8 }, () => readyBuyer(shop)));
    await Promise.all(
      ready.map(async ({ buyer, number }, index) => {
        const card = await buyer.card(index % 4 === 3 ? cards.declined : cards.success);
        await Promise.all([buyer.pay(number, card), buyer.pay(number, card)]);
      }),
    );
    // A rollback releases the number.
    await expect(
      shop.db.transaction(async (tx) => {
        await tx.execute(sql`update invoice_series set last = last + 1 where series = 'FV'`);
        throw new Error('the server is killed');
      }),
    ).rejects.toThrow('killed');
    const { buyer, number } = await readyBuyer(shop);
    await buyer.pay(number, await buyer.card(cards.success));
    const found = await numbers('FV');
    expect(found).toEqual(found.map((_, index) => index + 1));
    expect(found.length).toBeGreaterThanOrEqual(7);
    const [paid] = await shop.db.query<{ count: bigint }>(
      sql`select count(*) from orders where payment_status = 'OK'`,
    );
    expect(BigInt(found.length)).toBe(paid?.count);
  });

  it('invariant 22: stay as they are when the order’s region, catalogue or cart change', async () => {
    const { buyer, number } = await readyBuyer(shop);
    await buyer.pay(number, await buyer.card(cards.success));
    const [invoice] = (await list(buyer.token)).invoices;
    const read = async () =>
      (await shop.call('GET', `/invoices/${invoice?.number}/xml`, { token: buyer.token })).text;
    const before = await read();
    await shop.db.execute(
      sql`update carts set ship_address = '{"city":"Elsewhere"}', vat_verdict = 'verified' where number = ${number}`,
    );
    shop.book.unit = 99_999n;
    expect(await read()).toBe(before);
    shop.book.unit = 12_345n;
  });
});

describe('VAT in another currency than its state’s', () => {
  const staffCall = (method: string, body?: object) =>
    shop.call(method, '/v1/staff/exchange_rates', {
      headers: { authorization: 'Bearer a staff key for tests', 'idempotency-key': randomUUID() },
      ...(body ? { body } : {}),
    });
  const invoiceInEuros = async (address: object = warsaw) => {
    const { token } = await shop.member();
    const buyer = buyerOf(shop, token, 'eu', 'EUR');
    const { number } = await buyer.open();
    await buyer.add(number, { variant_id: 101, quantity: 100 });
    await buyer.submit(number, 'address', { ship_address_attributes: address });
    await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
    await buyer.submit(number, 'payment', {
      payments_attributes: [{ payment_method: 'card' }],
      accepted_terms: true,
    });
    await buyer.pay(number, await buyer.card(cards.success));
    const [invoice] = (await list(token)).invoices;
    if (!invoice) throw new Error('no invoice');
    const xml = async (query = '') =>
      (await shop.call('GET', `/invoices/${invoice.number}/xml${query}`, { token })).text;
    return { invoice, xml };
  };

  it('is on the invoice in zlotys at the stored rate; without one the list of what is missing names it', async () => {
    const before = await invoiceInEuros();
    expect(await before.xml()).not.toContain('TaxCurrencyCode');
    expect(JSON.parse(await before.xml('?profile=ksef'))).toMatchObject({ missing: ['vat_in_pln'] });
    const day = findRateDay({ issueDate: dayIn('Europe/Warsaw', new Date()) });
    const table = (rate: string) => ({
      tables: [
        { number: '105/A/NBP/2002', day: '2002-06-03', rates: [{ currency: 'EUR', rate: '3.7499' }] },
        { number: '039/A/NBP/2022', day, rates: [{ currency: 'EUR', rate }] },
      ],
    });
    expect((await staffCall('POST', table('4.6608'))).body).toMatchObject({ tables: 2, added: 2 });
    expect((await staffCall('POST', table('4.6608'))).body).toMatchObject({ added: 0 });
    expect(await staffCall('POST', table('4.6609'))).toMatchObject({
      status: 409,
      body: { code: 'exchange_rate_differs' },
    });
    const { invoice, xml } = await invoiceInEuros();
    const zlotys = convert(invoice.tax_total, '4.6608');
    expect(await xml()).toContain('<cbc:TaxCurrencyCode>PLN</cbc:TaxCurrencyCode>');
    expect(await xml()).toContain(`<cbc:TaxAmount currencyID="PLN">${zlotys}</cbc:TaxAmount>`);
    expect(await xml('?profile=ksef')).toContain(`<P_14_1W>${zlotys}</P_14_1W>`);
    // What was issued stays as it was; staff see what lacks its VAT in zlotys.
    expect(await before.xml()).not.toContain('TaxCurrencyCode');
    expect((await staffCall('GET')).body).toMatchObject({
      exchange_rates: [
        { day, currency: 'EUR', rate: '4.6608', table: '039/A/NBP/2022' },
        { day: '2002-06-03', rate: '3.7499' },
      ],
      invoices_without: [{ number: before.invoice.number, currency: 'PLN' }],
    });
    await expect(shop.db.execute(sql`update exchange_rates set rate = 1`)).rejects.toThrow();
    // A credit note has the rate of its invoice (article 31b), not that before its own day.
    const credit = {
      ...(goldenDocuments['mixed-rates'] as InvoiceDocument),
      kind: 'correction' as const,
      issueDate: '2002-06-04',
      refersTo: { number: invoice.number, issueDate: day },
    };
    expect(await completeAccounting(shop.db, credit)).toMatchObject({ accounting: { rate: '4.6608', day } });
    expect(await completeAccounting(shop.db, { ...credit, refersTo: null })).toMatchObject({
      accounting: { rate: '3.7499', table: '105/A/NBP/2002', day: '2002-06-03' },
    });
  });

  it('is on an invoice with British VAT in sterling at the rate of the period that holds the tax point', async () => {
    const london = {
      ...warsaw,
      address1: '10 Downing Street',
      city: 'London',
      zipcode: 'SW1A 2AA',
      country_iso: 'GB',
      phone: '+44 20 7925 0918',
    };
    const today = dayIn('Europe/London', new Date());
    const days = (day: string, offset: number) =>
      new Date(Date.parse(`${day}T00:00:00Z`) + offset * 86_400_000).toISOString().slice(0, 10);
    const period = (first: number, last: number, rate: string) => ({
      first_day: days(today, first),
      last_day: days(today, last),
      rates: [{ currency: 'EUR', rate }],
    });
    // A rate of a period that is over is not applied.
    expect((await staffCall('POST', { periods: [period(-60, -31, '1.1564')] })).body).toMatchObject({
      periods: 1,
      added: 1,
    });
    const before = await invoiceInEuros(london);
    expect(await before.xml()).not.toContain('TaxCurrencyCode');
    expect(await before.xml('?profile=ksef')).toContain('seller_vat_number');
    expect((await staffCall('POST', { periods: [period(-30, 30, '1.1681')] })).status).toBe(200);
    expect((await staffCall('POST', { periods: [period(-30, 30, '1.1682')] })).body).toMatchObject({
      code: 'exchange_rate_differs',
    });
    const { invoice, xml } = await invoiceInEuros(london);
    const pounds = convertToSterling(invoice.tax_total, '1.1681');
    expect(await xml()).toContain('<cbc:TaxCurrencyCode>GBP</cbc:TaxCurrencyCode>');
    expect(await xml()).toContain(`<cbc:TaxAmount currencyID="GBP">${pounds}</cbc:TaxAmount>`);
    expect((await staffCall('GET')).body).toMatchObject({
      period_rates: [{ currency: 'EUR', rate: '1.1681' }, { rate: '1.1564' }],
      invoices_without: expect.arrayContaining([
        expect.objectContaining({ number: before.invoice.number, currency: 'GBP' }),
      ]),
    });
    await expect(shop.db.execute(sql`update sterling_rates set rate = 1`)).rejects.toThrow();
    // A credit note has the rate of its invoice; another document that of its own tax point, not of its issue.
    const credit = {
      ...(goldenDocuments['vat-in-sterling-credited'] as InvoiceDocument),
      accounting: undefined,
      refersTo: { number: invoice.number, issueDate: today },
    } as unknown as InvoiceDocument;
    expect(await completeAccounting(shop.db, credit)).toMatchObject({
      accounting: { currency: 'GBP', rate: '1.1681' },
    });
    const late = { ...credit, refersTo: null, issueDate: today, taxPointDate: days(today, -31) };
    expect(await completeAccounting(shop.db, late)).toMatchObject({ accounting: { rate: '1.1564' } });
  });

  it('is refused where a period ends before it began, or nothing is sent', async () => {
    const body = {
      periods: [
        { first_day: '2026-09-30', last_day: '2026-09-01', rates: [{ currency: 'EUR', rate: '1.1681' }] },
      ],
    };
    expect((await staffCall('POST', body)).body).toMatchObject({
      fields: [{ path: 'periods.0.last_day', code: 'too_early' }],
    });
    expect((await staffCall('POST', {})).body).toMatchObject({
      fields: [{ path: 'tables', code: 'required' }],
    });
  });
});

describe('a VAT number that is verified after the order was charged VAT', () => {
  const berlin = {
    firstname: 'Greta',
    lastname: 'Berg',
    company: 'Berg GmbH',
    vat_id: 'DE136695976',
    address1: 'Hauptstraße 1',
    city: 'Berlin',
    zipcode: '10115',
    country_iso: 'DE',
    phone: '+49 30 1234567',
  };
  it('cancels the invoice by a credit note and writes it anew without VAT, once', async () => {
    answer = { kind: 'silent', reason: 'unavailable' };
    const { token } = await shop.member();
    const buyer = buyerOf(shop, token, 'eu', 'EUR');
    const { number } = await buyer.open();
    await buyer.add(number, { variant_id: 101, quantity: 100 });
    await buyer.submit(number, 'address', { ship_address_attributes: berlin });
    await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
    await buyer.submit(number, 'payment', {
      payments_attributes: [{ payment_method: 'card' }],
      accepted_terms: true,
    });
    await buyer.pay(number, await buyer.card(cards.success));
    const placed = await buyer.read(number);
    expect(placed).toMatchObject({ state: 'complete', vat_check: { verdict: 'pending_verification' } });
    const before = (await list(token)).invoices;
    expect(before).toMatchObject([{ kind: 'normal', total: placed.total, tax_total: placed.tax_total }]);
    answer = { kind: 'valid', name: 'Berg GmbH', address: null, consultationId: 'C-9' };
    const due = sql`update jobs set run_at = now() where name = 'tax.verify-vat' and state = 'waiting'`;
    await shop.db.execute(due);
    await shop.work();
    await shop.work();
    const after = (await list(token)).invoices;
    expect(after).toMatchObject([
      { kind: 'normal', tax_total: '0.00', refers_to: before[0]?.number },
      { kind: 'correction', total: placed.total, tax_total: placed.tax_total, refers_to: before[0]?.number },
      { kind: 'normal', total: placed.total, refers_to: null },
    ]);
    expect(Number(after[0]?.total)).toBeCloseTo(Number(placed.total) - Number(placed.tax_total), 2);
    const xml = (await shop.call('GET', `/invoices/${after[0]?.number}/xml`, { token })).text;
    expect(xml).toContain('VATEX-EU-IC');
    expect(xml).toContain('<cbc:CompanyID>DE136695976</cbc:CompanyID>');
    const unchanged: Order = await buyer.read(number);
    expect(unchanged).toEqual(placed);
    await shop.db.execute(
      sql`update jobs set state = 'waiting', run_at = now() where name = 'invoices.correct-vat'`,
    );
    await shop.work();
    expect((await list(token)).total_count).toBe(3);
    const [audit] = await shop.db.query(sql`
      select actor from order_audit a join carts c on c.id = a.order_id
      where c.number = ${number} and action = 'vat.corrected'`);
    expect(audit).toEqual({ actor: 'system' });
  });
});
