import type { ApprovalFileset, Problem } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { cards, type OrderShop, readyBuyer, startOrderShop } from '../../sales/testing.ts';
import { noArtwork } from '../production/production.fixture.ts';
import { production } from '../production/production.ts';
import { approvals } from './approvals.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({
    more: (ports) => [approvals(), production(ports, { artwork: noArtwork })],
  });
});
afterAll(() => shop.cleanup());

const staff = { headers: { authorization: 'Bearer a staff key for tests' } };
/** A paid order; with a print file once production has written one. */
const placed = async ({ printed = true } = {}) => {
  const { buyer, number, email } = await readyBuyer(shop);
  await buyer.pay(number, await buyer.card(cards.success));
  await shop.work();
  if (printed)
    await shop.db.execute(sql`
      insert into production_files (order_id, order_line_id, status, sha256, bytes)
      select order_id, id, 'ready', repeat('ab', 32), 1234 from order_lines
      where order_id = (select id from orders where number = ${number})`);
  return { number, email, buyer };
};
const ask = (order_number: string, note?: string) =>
  shop.call('POST', '/client_approval_filesets', {
    ...staff,
    body: { order_number, ...(note ? { note } : {}) },
  });
const asked = async (number: string, note?: string) => (await ask(number, note)).body as ApprovalFileset;
const read = (uuid: string) => shop.call('GET', `/client_approval_filesets/${uuid}`);
const decide = (uuid: string, body: object) =>
  shop.call('PUT', `/client_approval_filesets/${uuid}`, { body });
const begin = (number: string) => shop.call('PUT', `/v1/orders/${number}/begin_production`, staff);
const code = ({ body }: { body: unknown }) => (body as Problem).code;
const mailsTo = async (address: string) => {
  await shop.runJobs();
  return (await shop.mails()).filter((mail) => mail.includes(`To: ${address}`));
};

it('waits for the customer, who is mailed a link and approves once; staff hear of it', async () => {
  const { number, email } = await placed();
  const proof = await asked(number, 'The logo was moved by 2 mm.');
  expect(proof).toMatchObject({
    type: 'client_approval_fileset',
    attributes: {
      status: 'pending',
      review_reason: null,
      email: null,
      order_number: number,
      files: [{ bytes: 1234, url: expect.stringContaining('signature=') }],
    },
  });
  expect(code(await begin(number))).toBe('approval_pending');
  const mail = (await mailsTo(email)).find((one) => one.includes(proof.uuid)) ?? '';
  expect(mail).toContain('The logo was moved by 2 mm.');

  const approval = { status: 'approved', email: 'Boss@example.com' };
  const replies = await Promise.all([1, 2, 3].map(() => decide(proof.uuid, approval)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await read(proof.uuid)).body).toMatchObject({
    uuid: proof.uuid,
    attributes: { status: 'approved', email: 'boss@example.com', decided_at: expect.any(String) },
  });
  expect(code(await decide(proof.uuid, { ...approval, email: 'other@example.com' }))).toBe(
    'approval_decided',
  );
  expect(code(await decide(proof.uuid, { ...approval, status: 'rejected', review_reason: 'No' }))).toBe(
    'approval_decided',
  );
  await shop.runJobs();
  const told = (await shop.mails()).filter((one) => one.includes(`Proof of order ${number}: approved`));
  expect(told).toHaveLength(1);
  expect((await begin(number)).status).toBe(200);
});

it('is rejected with a reason, holds production back, and is asked about anew', async () => {
  const { number } = await placed();
  const first = await asked(number);
  expect(await decide(first.uuid, { status: 'rejected', email: 'a@b.example' })).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'review_reason', code: 'required' }] },
  });
  const reason = 'The blue is too dark.\nSee the second page.';
  await decide(first.uuid, { status: 'rejected', email: 'a@b.example', review_reason: reason });
  expect((await read(first.uuid)).body).toMatchObject({
    attributes: { status: 'rejected', review_reason: reason },
  });
  expect(code(await begin(number))).toBe('approval_pending');
  await expect(
    shop.db.execute(sql`update orders set fulfilment_status = 'in_production' where number = ${number}`),
  ).rejects.toThrow();
  const second = await asked(number);
  expect((await read(first.uuid)).body).toMatchObject({ attributes: { status: 'superseded' } });
  expect(code(await decide(first.uuid, { status: 'approved', email: 'a@b.example' }))).toBe(
    'approval_decided',
  );
  await decide(second.uuid, { status: 'approved', email: 'a@b.example' });
  expect((await begin(number)).status).toBe(200);
  expect(code(await ask(number))).toBe('requirements_unmet');
});

it('is decided on its page without scripts, in the language of the link', async () => {
  const { number } = await placed();
  const { uuid } = await asked(number, '<b>bold</b>');
  const address = `${shop.url}/api/client_approval_filesets/${uuid}/review?lang=pl-PL`;
  const page = await fetch(address);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).toContain('lang="pl-PL"');
  expect(html).toContain('&lt;b&gt;bold');
  const send = async (fields: Record<string, string>) =>
    (await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })).text();
  expect(await send({ status: 'rejected', email: 'a@b.example', review_reason: '' })).toContain(
    'role="alert"',
  );
  expect(await send({ status: 'approved', email: 'a@b.example', review_reason: '' })).toContain(
    'zaakceptowany',
  );
  expect((await read(uuid)).body).toMatchObject({ attributes: { status: 'approved' } });
});

it('is listed for staff by order and status, and for nobody else', async () => {
  const { number, buyer } = await placed();
  const { uuid } = await asked(number);
  const list = (query: string) => shop.call('GET', `/client_approval_filesets?${query}`, staff);
  expect((await list(`order_number=${number}`)).body).toMatchObject({
    total_count: 1,
    client_approval_filesets: [{ uuid }],
  });
  expect((await list(`order_number=${number}&q[status_eq]=approved`)).body).toMatchObject({ total_count: 0 });
  const { token } = buyer;
  expect((await shop.call('GET', '/client_approval_filesets', { token })).status).toBe(404);
  const body = { order_number: number };
  expect((await shop.call('POST', '/client_approval_filesets', { token, body })).status).toBe(404);
});

it('is not asked about what is not there, and nothing is decided on a canceled order', async () => {
  const bare = await placed({ printed: false });
  expect(code(await ask(bare.number))).toBe('requirements_unmet');
  expect((await begin(bare.number)).status).toBe(200);
  expect(code(await ask('R999999999'))).toBe('not_found');
  const { number } = await placed();
  const { uuid } = await asked(number);
  await shop.db.execute(sql`update orders set canceled_at = now() where number = ${number}`);
  expect(code(await decide(uuid, { status: 'approved', email: 'a@b.example' }))).toBe('order_canceled');
  expect(code(await ask(number))).toBe('order_canceled');
  for (const bad of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
    expect((await read(bad)).status).toBe(404);
    expect((await decide(bad, { status: 'approved', email: 'a@b.example' })).status).toBe(404);
  }
  expect((await decide(uuid, { status: 'pending', email: 'a@b.example' })).status).toBe(422);
});
