import { type Problem, type ProRequest, pathBrandOf } from '@shop/contracts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { identity } from '../../customers/composition.ts';
import { pro } from './pro.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [identity(), pro()] });
});
afterAll(() => shop.cleanup());

const staff = { authorization: 'Bearer a staff key for tests' };
const path = '/packwright_pro_requests';
const application = {
  email: 'Ola@Example.com',
  full_name: 'Ola Lis',
  company_name: 'Lis Studio',
  country_iso: 'PL',
  business_type: 'agency',
  monthly_volume: '500-2000',
  message: 'Tell me more.',
};
const send = async (token: string, pro_request: object = application) =>
  shop.call('POST', path, { token, headers: { 'x-region': 'pl' }, body: { pro_request } });

it('stores a request, shows it to its sender alone, and mails both sides', async () => {
  const [token, stranger] = [await shop.visitor(), await shop.visitor()];
  const made = await send(token);
  expect(made.body).toMatchObject({
    ...application,
    email: 'ola@example.com',
    status: 'received',
    region: 'pl',
    website: null,
  });
  expect((await shop.call('GET', path, { token })).body).toMatchObject({
    total_count: 1,
    pro_requests: [made.body],
  });
  expect((await shop.call('GET', path, { token: stranger })).body).toMatchObject({
    total_count: 0,
    pro_requests: [],
  });
  expect((await shop.call('GET', path)).status).toBe(401);
  await shop.runJobs();
  const mails = await shop.mails();
  expect(
    mails.filter((mail) => mail.includes('To: ola@example.com') && mail.includes('zgłoszenie')),
  ).toHaveLength(1);
  expect(mails.filter((mail) => mail.includes('Lis Studio') && mail.includes('Tell me more.'))).toHaveLength(
    1,
  );
});

it('is moved on by staff, who filter, notify the applicant once per state and never revert a decision', async () => {
  const token = await shop.visitor();
  const { id } = (await send(token, { ...application, email: 'jan@example.com' })).body as ProRequest;
  const at = `/staff${path}/${id}`;
  const move = (status: string) =>
    shop.call('PATCH', at, { headers: staff, body: { pro_request: { status } } });
  expect((await shop.call('GET', at, { headers: staff })).body).toMatchObject({ id, status: 'received' });
  expect((await move('in_progress')).body).toMatchObject({ status: 'in_progress' });
  expect((await move('accepted')).body).toMatchObject({ status: 'accepted' });
  expect((await move('accepted')).status).toBe(200);
  const back = await move('received');
  expect([back.status, (back.body as Problem).code]).toEqual([409, 'application_decided']);
  const count = async (query: string) =>
    ((await shop.call('GET', `/staff${path}?${query}`, { headers: staff })).body as { total_count: number })
      .total_count;
  expect(await count('q[status_eq]=accepted')).toBe(1);
  expect(await count('q[region_eq]=pl')).toBeGreaterThan(1);
  expect(await count('q[region_eq]=se')).toBe(0);
  expect((await shop.call('GET', `${path}?q[status_eq]=declined`, { token })).body).toMatchObject({
    total_count: 0,
  });
  await shop.runJobs();
  expect((await shop.mails()).filter((mail) => mail.includes('To: jan@example.com'))).toHaveLength(3);
});

it('keeps what staff may do from everybody else', async () => {
  const token = await shop.visitor();
  const { id } = (await send(token)).body as ProRequest;
  for (const [method, at, body] of [
    ['GET', `/staff${path}`, undefined],
    ['GET', `/staff${path}/${id}`, undefined],
    ['PATCH', `/staff${path}/${id}`, { pro_request: { status: 'accepted' } }],
  ] as const)
    expect((await shop.call(method, at, { token, ...(body ? { body } : {}) })).status).toBe(404);
  expect((await shop.call('GET', path, { token })).body).toMatchObject({
    pro_requests: [{ status: 'received' }],
  });
  expect((await shop.call('GET', `/staff${path}/999999`, { headers: staff })).status).toBe(404);
});

it.each([
  ['an unknown field', { ...application, admin: true }],
  ['another business', { ...application, business_type: 'spy' }],
  ['a script as website', { ...application, website: 'javascript:alert(1)' }],
  ['a line break in the address', { ...application, email: 'a@b.pl\r\nBcc: c@d.pl' }],
  ['no name', { ...application, full_name: ' ' }],
  ['dashes as name', { ...application, full_name: '-----' }],
  ['words as phone', { ...application, phone: 'call me' }],
])('refuses %s', async (_what, pro_request) => {
  expect((await send(await shop.visitor(), pro_request)).body).toMatchObject({ code: 'invalid_input' });
});

it('lies under the brand of the shop', async () => {
  expect([
    pathBrandOf('packwright'),
    pathBrandOf('Box & Co.'),
    pathBrandOf('Pudełka'),
    pathBrandOf('—'),
  ]).toEqual(['packwright', 'box_co', 'pude_ka', 'shop']);
  const other = await startTestApi({ domains: () => [identity(), pro()], settings: { brand: 'Box & Co.' } });
  const token = await other.visitor();
  expect((await other.call('GET', '/box_co_pro_requests', { token })).status).toBe(200);
  expect((await other.call('GET', path, { token })).status).toBe(404);
  await other.cleanup();
});
