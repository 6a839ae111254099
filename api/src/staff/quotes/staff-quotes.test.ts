import { randomUUID } from 'node:crypto';
import type {
  Problem,
  QuoteRequest,
  StaffAccount,
  StaffAssignment,
  StaffQuote,
  StaffQuoteRow,
} from '@shop/contracts';
import { testArtwork } from '../../../test/test-artwork.ts';
import { quotes } from '../../business/composition.ts';
import { type OrderShop, startOrderShop } from '../../sales/testing.ts';
import { staff } from '../desk/staff.ts';
import { type SearchBounds, searchEverything } from '../orders/search.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: () => [quotes({ artwork: testArtwork() }), staff()] });
});
afterAll(() => shop.cleanup());

const keyed = () => ({ 'idempotency-key': randomUUID() });
const code = ({ body }: { body: unknown }) => (body as Problem).code;

interface Person {
  readonly id: number;
  readonly call: (
    method: string,
    path: string,
    body?: object,
    region?: string,
  ) => ReturnType<OrderShop['call']>;
}
/** A signed-in person of the staff. */
const person = async (first_name: string, ...roles: StaffAssignment[]): Promise<Person> => {
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
const manager = (regions: string[] | null = null): StaffAssignment => ({ role: 'order_manager', regions });

/** A request of a new buyer, asked at a time. */
const ask = async (region: string, change: object = {}, at = new Date()) => {
  shop.setClock(at);
  const { token } = await shop.member();
  const { body } = await shop.call('POST', '/v2/quote_requests', {
    token,
    headers: { 'x-region': region },
    body: {
      quote_request: {
        type: 1,
        quantities: [500],
        message: 'A box for twelve candles, please.',
        email: `asker-${randomUUID().slice(0, 8)}@example.com`,
        full_name: 'Anna Nowak',
        ...change,
      },
    },
  });
  shop.setClock(null);
  return { token, request: body as QuoteRequest };
};
const list = async (who: Person, query: string) =>
  (await who.call('GET', `/v1/staff/quote_requests?${query}`)).body as {
    quote_requests: StaffQuoteRow[];
    next_cursor: string | null;
  };
const numbers = async (who: Person, query: string) =>
  (await list(who, query)).quote_requests.map(({ number }) => number);
const assign = (who: Person, number: string, revision: number, owner_id: number | null, region = 'pl') =>
  who.call('PUT', `/v1/staff/quote_requests/${number}/owner`, { revision, owner_id }, region);

it('lists the requests of the regions that somebody works for, by every filter', async () => {
  const [everywhere, polish] = [await person('Ewa', manager()), await person('Ola', manager(['pl', 'cz']))];
  const long = { full_name: 'Zażółć Gęślą' };
  const { request: old } = await ask('pl', long, new Date('2026-11-02T09:00:00Z'));
  const { request: romanian } = await ask('ro', long);
  const { request: czech } = await ask('cz', { ...long, company_name: 'Sklo Praha' });
  const search = 'text=zazolc&per_page=50';
  expect((await numbers(everywhere, search)).sort()).toEqual(
    [old, romanian, czech].map(({ qr_number }) => qr_number).sort(),
  );
  expect((await numbers(polish, search)).sort()).toEqual(
    [old, czech].map(({ qr_number }) => qr_number).sort(),
  );
  expect(code(await polish.call('GET', `/v1/staff/quote_requests?${search}&region=ro`))).toBe('forbidden');
  expect(await numbers(everywhere, `${search}&region=ro`)).toEqual([romanian.qr_number]);
  expect(await numbers(everywhere, `${search}&overdue=true`)).toEqual([old.qr_number]);
  expect(await numbers(everywhere, `${search}&sort=due`).then(([first]) => first)).toBe(old.qr_number);
  expect(await numbers(everywhere, `${search}&type=0`)).toEqual([]);
  await assign(everywhere, czech.qr_number, 0, polish.id, 'cz');
  expect(await numbers(polish, `${search}&owner=me`)).toEqual([czech.qr_number]);
  expect(await numbers(everywhere, `${search}&owner=${polish.id}&state=in_progress`)).toEqual([
    czech.qr_number,
  ]);
  expect((await numbers(everywhere, `${search}&owner=none&state=open`)).sort()).toEqual(
    [old, romanian].map(({ qr_number }) => qr_number).sort(),
  );
  // Page by page: nothing twice, nothing missing.
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof list>> = await list(
      everywhere,
      `text=zazolc&per_page=1&sort=-created${cursor === '' ? '' : `&cursor=${cursor}`}`,
    );
    seen.push(...page.quote_requests.map(({ number }) => number));
    cursor = page.next_cursor;
  }
  expect(seen).toEqual([czech, romanian, old].map(({ qr_number }) => qr_number));
  for (const wrong of ['cursor=abc', 'owner=0', 'state=lost', 'text=ab'])
    expect({ wrong, code: code(await everywhere.call('GET', `/v1/staff/quote_requests?${wrong}`)) }).toEqual({
      wrong,
      code: 'invalid_input',
    });
});

it('is taken, handed over and given back; whoever was slower learns who was faster', async () => {
  const [ewa, jan] = [await person('Ewa', manager()), await person('Jan', manager())];
  const { request, token } = await ask('pl');
  const number = request.qr_number;
  expect(request.owner_name).toBeNull();
  expect((await assign(ewa, number, 0, ewa.id)).body).toEqual({
    number,
    status: 'in_progress',
    owner: { id: ewa.id, name: 'Ewa' },
    revision: 1,
  });
  expect((await assign(jan, number, 0, jan.id)).body).toMatchObject({
    code: 'quote_conflict',
    changed_by: 'Ewa',
  });
  // The buyer reads who answers.
  expect((await shop.call('GET', `/quote_requests/${number}`, { token })).body).toMatchObject({
    owner_name: 'Ewa',
    status: 'in_progress',
  });
  expect((await assign(ewa, number, 1, jan.id)).body).toMatchObject({ owner: { name: 'Jan' }, revision: 2 });
  expect((await assign(jan, number, 2, null)).body).toMatchObject({ status: 'received', owner: null });
  const race = await Promise.all([ewa, jan].map((who) => assign(who, number, 3, who.id)));
  expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('goes to nobody who may not answer it there, and is changed by nobody without the region', async () => {
  const [polish, prepress] = [
    await person('Ola', manager(['pl'])),
    await person('Piotr', { role: 'prepress', regions: null }),
  ];
  const { request } = await ask('ro');
  const address = `/v1/staff/quote_requests/${request.qr_number}`;
  expect(code(await polish.call('GET', address))).toBe('forbidden');
  expect(code(await assign(polish, request.qr_number, 0, polish.id))).toBe('forbidden');
  expect(code(await assign(polish, request.qr_number, 0, polish.id, 'ro'))).toBe('forbidden');
  expect(code(await polish.call('POST', `${address}/notes`, { text: 'Mine.' }))).toBe('forbidden');
  // Reading is allowed, answering is not.
  expect((await prepress.call('GET', address)).status).toBe(200);
  expect(code(await assign(prepress, request.qr_number, 0, prepress.id))).toBe('forbidden');
  const ewa = await person('Ewa', manager());
  for (const other of [polish.id, prepress.id, 2_000_000_000])
    expect((await assign(ewa, request.qr_number, 0, other)).body).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'owner_id', code: 'not_offered' }],
    });
  const owners = (await ewa.call('GET', '/v1/staff/quote_requests/owners')).body as {
    owners: { id: number; regions: string[] | null }[];
  };
  const found = new Map(owners.owners.map(({ id, regions }) => [id, regions]));
  expect([found.get(polish.id), found.get(ewa.id), found.has(prepress.id)]).toEqual([['pl'], null, false]);
  expect(code(await assign(ewa, 'QRNOTHERE', 0, ewa.id))).toBe('not_found');
});

it('shows files by signed addresses and notes to colleagues, neither to strangers', async () => {
  const ewa = await person('Ewa', manager());
  const { request, token } = await ask('pl');
  const address = `/v1/staff/quote_requests/${request.qr_number}`;
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await shop.call('POST', `/quote_requests/${request.id}/files`, {
    token,
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'logo.png' },
    bytes: png,
  });
  const note = await ewa.call('POST', `${address}/notes`, { text: 'Wants a sample\nfirst.' });
  expect(note.body).toMatchObject({ text: 'Wants a sample\nfirst.', author_name: 'Ewa' });
  const shown = (await ewa.call('GET', address)).body as StaffQuote;
  expect(shown).toMatchObject({
    request: { qr_number: request.qr_number, message: request.message },
    region: 'pl',
    owner: null,
    customer: { requests: 1, orders: 0 },
    offers: [],
    files: [{ name: 'logo.png', kind: 'png' }],
    notes: [{ text: 'Wants a sample\nfirst.' }],
  });
  const link = shown.files[0]?.url.replace(/^\/api/, '') ?? '';
  const file = await shop.call('GET', link);
  expect([file.status, file.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringMatching(/^attachment/),
  ]);
  const forged = link.replace(/signature=(.)/, (_all, first) => `signature=${first === 'A' ? 'B' : 'A'}`);
  expect((await shop.call('GET', forged)).status).toBe(404);
  expect((await shop.call('GET', link.split('?')[0] ?? '')).status).toBe(404);
  expect((await shop.call('GET', address, { token })).status).toBe(404);
});

it('finds quote requests by a fragment in the newest and in older ones, the newest first', async () => {
  const name = `Zofia ${randomUUID().slice(0, 8)}`;
  const numbers: string[] = [];
  for (let asked = 0; asked < 3; asked += 1)
    numbers.unshift((await ask('pl', { full_name: name })).request.qr_number);
  const find = async (bounds?: SearchBounds) =>
    (await searchEverything(shop.db, name, null, bounds)).flatMap(({ kind, id }) =>
      kind === 'quote' ? [id] : [],
    );
  expect(await find()).toEqual(numbers);
  // The first is in the window, the others come from the index.
  expect(await find({ newest: 1, candidates: 50 })).toEqual(numbers);
  expect(await find({ newest: 2, candidates: 0 })).toEqual(numbers.slice(0, 2));
});
