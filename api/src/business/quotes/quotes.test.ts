import type { QuoteRequest } from '@shop/contracts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { testArtwork } from '../../../test/test-artwork.ts';
import { identity } from '../../customers/composition.ts';
import { computeAnswerDeadline } from './office-hours.ts';
import { quotes } from './quotes.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [identity(), quotes({ artwork: testArtwork() })] });
});
afterAll(() => shop.cleanup());

const request = {
  type: 0,
  configuration: {
    product: 'mailer-box-full-color',
    size: { length: 212, width: 148, height: 61 },
    material: 'cardboard-white-one-side',
    print_mode: 'print-color-budget',
    finish: 'foil-none',
    quality: 'standard',
  },
  quantities: [500, 1000],
  message: '',
  email: 'buyer@example.com',
  full_name: 'Anna Nowak',
};
const ask = (token: string, change: object = {}, headers: Record<string, string> = {}) =>
  shop.call('POST', '/v2/quote_requests', {
    token,
    headers,
    body: { quote_request: { ...request, ...change } },
  });

it('stores a request, lists it newest first, finds it by number and id, and mails once', async () => {
  const token = await shop.visitor();
  shop.setClock(new Date('2026-11-27T15:00:00Z'));
  const reply = await ask(
    token,
    { phone: '600100200', onboarding: { role: 'owner', packwright_the_only_supplier: 'no' } },
    { 'x-region': 'pl' },
  );
  shop.setClock(null);
  expect(reply.body).toMatchObject({
    ...request,
    phone: '+48 600 100 200',
    status: 'received',
    qr_number: expect.stringMatching(/^QR[2-9A-Z]{8}$/),
    answer_by: '2026-11-30T15:00:00.000Z',
    onboarding: { role: 'owner', packwright_the_only_supplier: 'no' },
  });
  const { id, qr_number } = reply.body as QuoteRequest;
  await ask(token, {
    type: 1,
    configuration: null,
    quantities: [],
    message: 'A box for twelve candles, please.',
  });
  const list = (await shop.call('GET', '/v2/quote_requests/mine', { token })).body as {
    quote_requests: QuoteRequest[];
  };
  expect(list.quote_requests.map(({ type }) => type)).toEqual([1, 0]);
  for (const key of [qr_number, String(id)])
    expect((await shop.call('GET', `/quote_requests/${key}`, { token })).body).toEqual(reply.body);
  await shop.runJobs();
  const mails = (await shop.mails()).filter((mail) => mail.includes(qr_number));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('Twoje zapytanie dotarło');
  expect(mails[0]).toContain('30 listopada 2026');
});

it('belongs to its owner', async () => {
  const { qr_number, id } = (await ask(await shop.visitor())).body as QuoteRequest;
  const other = await shop.visitor();
  for (const key of [qr_number, String(id), '0', 'QR', '1 or 1=1'])
    expect(
      (await shop.call('GET', `/quote_requests/${encodeURIComponent(key)}`, { token: other })).status,
    ).toBe(404);
  expect((await shop.call('GET', `/quote_requests/${qr_number}`)).status).toBe(401);
  expect((await shop.call('GET', '/v2/quote_requests/mine', { token: other })).body).toEqual({
    quote_requests: [],
  });
});

// 03:00 in Greenwich on the 29th is 22:00 of the 28th in New York, 17:00 in Honolulu and 04:00 of the 29th in Warsaw.
it.each([
  ['us', '2026-11-28', 200],
  ['us', '2026-11-27', 422],
  ['pl', '2026-11-28', 422],
  ['pl', '2026-11-29', 200],
])('accepts in %s the deadline %s while it is today there: %i', async (region, deadline, status) => {
  shop.setClock(new Date('2026-11-29T03:00:00Z'));
  const reply = await ask(await shop.visitor(), { deadline }, { 'x-region': region });
  shop.setClock(null);
  expect([reply.status, deadline]).toEqual([status, deadline]);
});

it('names what is missing or wrong', async () => {
  const token = await shop.visitor();
  const problems = async (change: object) => (await ask(token, change)).body;
  expect(await problems({ configuration: null, quantities: [] })).toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'quote_request.configuration' }, { path: 'quote_request.quantities' }],
  });
  expect(await problems({ type: 1, configuration: null, message: 'short' })).toMatchObject({
    fields: [{ path: 'quote_request.message', code: 'too_short', limit: 10 }],
  });
  expect(await problems({ deadline: '2020-01-01' })).toMatchObject({
    fields: [{ path: 'quote_request.deadline', code: 'too_early' }],
  });
  for (const deadline of ['2027-02-29', '2026-13-45', '0000-01-01', 'soon'])
    expect(await problems({ deadline })).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'quote_request.deadline', code: 'wrong_format' }],
    });
  expect(await problems({ quantities: [0] })).toMatchObject({
    fields: [{ path: 'quote_request.quantities.0', code: 'too_small', limit: 1 }],
  });
  expect(
    await problems({
      phone: 'call me',
      full_name: '-----',
      company_name: 'http://x.example',
      country_iso: 'PL',
    }),
  ).toMatchObject({
    fields: [
      { path: 'quote_request.full_name', code: 'wrong_format' },
      { path: 'quote_request.company_name', code: 'wrong_format' },
      { path: 'quote_request.phone', code: 'wrong_format', example: '+48 512 345 678' },
    ],
  });
  expect(await problems({ onboarding: { shoe_size: '42' } })).toMatchObject({
    fields: [{ code: 'unknown_field' }],
  });
  expect(
    await problems({
      configuration: { ...request.configuration, size: { length: 9999, width: 1, height: 61 } },
    }),
  ).toMatchObject({
    code: 'size_out_of_range',
  });
  expect(await problems({ box_design_id: '5e3f6f58-4c8e-4f9e-9f43-6f8f6f9b2a11' })).toMatchObject({
    fields: [{ path: 'quote_request.box_design_id', code: 'not_found' }],
  });
  expect((await shop.call('GET', '/v2/quote_requests/mine', { token })).body).toEqual({ quote_requests: [] });
});

describe('an answer is due after eight office hours', () => {
  it.each([
    ['pl', 'in the morning, before opening', '2026-11-26T05:00:00Z', '2026-11-26T16:00:00Z'],
    ['pl', 'during the day', '2026-11-26T10:30:00Z', '2026-11-27T10:30:00Z'],
    ['pl', 'over a weekend', '2026-11-28T12:00:00Z', '2026-11-30T16:00:00Z'],
    ['pl', 'over Christmas and the weekend behind it', '2026-12-23T15:00:00Z', '2026-12-28T15:00:00Z'],
    ['pl', 'over the change to summer time', '2026-03-27T14:00:00Z', '2026-03-30T13:00:00Z'],
    ['us', 'in New York', '2026-11-23T15:00:00Z', '2026-11-24T15:00:00Z'],
  ] as const)('%s %s', (region, _when, from, due) => {
    expect(computeAnswerDeadline(region, new Date(from), 8 * 60).toISOString()).toBe(
      due.replace('Z', '.000Z'),
    );
  });
});
