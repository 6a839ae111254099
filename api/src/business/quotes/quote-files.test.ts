import type { QuoteFile, QuoteRequest } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { testArtwork } from '../../../test/test-artwork.ts';
import { identity } from '../../customers/composition.ts';
import { inspectQuoteFile } from './inspect-quote-file.ts';
import { quotes } from './quotes.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [identity(), quotes({ artwork: testArtwork() })] });
});
afterAll(() => shop.cleanup());

const operator = { authorization: 'Bearer a staff key for tests' };
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<<>>\n%%EOF\n');
/** An empty archive. */
const emptyZip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
const ask = async (token: string, change: object = {}, region = 'eu') =>
  (
    await shop.call('POST', '/v2/quote_requests', {
      token,
      headers: { 'x-region': region },
      body: {
        quote_request: {
          type: 1,
          quantities: [],
          message: 'A box for twelve candles, please.',
          email: 'buyer@example.com',
          full_name: 'Anna Nowak',
          ...change,
        },
      },
    })
  ).body as QuoteRequest;
const send = (token: string, id: number | string, name: string, bytes: Uint8Array) =>
  shop.call('POST', `/quote_requests/${id}/files`, {
    token,
    bytes,
    headers: { 'x-file-name': encodeURIComponent(name) },
  });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

it('keeps a file of a request for its owner and for staff, and sends it as nothing but bytes', async () => {
  const token = await shop.visitor();
  const { id, qr_number } = await ask(token);
  const sent = await send(token, qr_number, '../Zażółć "1".pdf', pdf);
  expect(sent.body).toMatchObject({
    kind: 'pdf',
    folder: 'request-a-quote',
    name: 'Zażółć "1".pdf',
    bytes: pdf.length,
  });
  const file = sent.body as QuoteFile;
  expect((await send(token, id, 'again.pdf', pdf)).body).toEqual(sent.body);
  const list = `/quote_requests/${id}/files`;
  expect((await shop.call('GET', list, { token })).body).toEqual({ files: [file] });
  for (const who of [{ token }, { headers: operator }]) {
    const got = await shop.call('GET', `${list}/${file.id}`, who);
    expect([got.status, got.text]).toEqual([200, pdf.toString()]);
    expect(got.headers.get('content-type')).toBe('application/octet-stream');
    expect(got.headers.get('x-content-type-options')).toBe('nosniff');
    expect(got.headers.get('content-disposition')).toMatch(/^attachment; filename="Za_+1_\.pdf"/);
  }
  const other = await shop.visitor();
  for (const path of [list, `${list}/${file.id}`])
    expect((await shop.call('GET', path, { token: other })).status).toBe(404);
  expect((await send(other, id, 'mine.pdf', pdf)).status).toBe(404);
  expect((await shop.call('GET', `${list}/${file.id}`)).status).toBe(401);
  const theirs = await ask(other);
  expect(
    (await shop.call('GET', `/quote_requests/${theirs.id}/files/${file.id}`, { token: other })).status,
  ).toBe(404);
  expect((await shop.call('GET', list, { token })).body).toEqual({ files: [file] });
});

it('takes what designers send, and nothing else', async () => {
  const picture = { create: { width: 8, height: 8, channels: 3, background: '#123456' } } as const;
  const png = await sharp(picture).png().toBuffer();
  const jpg = await sharp(picture).jpeg().toBuffer();
  const legacy = Buffer.from('%!PS-Adobe-3.0\n%%Creator: Adobe Illustrator(R) 8\n');
  const kindOf = (name: string, bytes: Uint8Array) => {
    const judged = inspectQuoteFile(Buffer.from(bytes), name);
    return judged.ok ? judged.value : judged.code;
  };
  const cases: readonly (readonly [string, Uint8Array, string])[] = [
    ['box.pdf', pdf, 'pdf'],
    ['box.ai', pdf, 'pdf'],
    ['box.ai', legacy, 'postscript'],
    ['box.eps', legacy, 'postscript'],
    ['box.png', png, 'png'],
    ['box.JPG', jpg, 'jpg'],
    ['box.zip', emptyZip, 'zip'],
    ['box.pdf', png, 'artwork_type_mismatch'],
    ['box.zip', pdf, 'artwork_type_mismatch'],
    ['box.exe', Buffer.from('MZ'), 'artwork_unsupported'],
    ['box.svg', Buffer.from('<svg onload="alert(1)"/>'), 'artwork_unsupported'],
    ['box.html', pdf, 'artwork_unsupported'],
    ['box.pdf', Buffer.from('<script>1</script>%PDF-1.7 %%EOF'), 'artwork_unsupported'],
    ['box.pdf', Buffer.alloc(0), 'artwork_damaged'],
    ['box.pdf', Buffer.from('%PDF-1.7 cut off'), 'artwork_damaged'],
    ['box.pdf', Buffer.concat([pdf, emptyZip]), 'artwork_damaged'],
    ['box.png', Buffer.concat([png, Buffer.from('<script>')]), 'artwork_damaged'],
    ['box.png', png.subarray(0, -4), 'artwork_damaged'],
    ['box.jpg', Buffer.concat([jpg, emptyZip]), 'artwork_damaged'],
    ['box.zip', Buffer.concat([emptyZip, Buffer.from('MZ')]), 'artwork_damaged'],
    // Random bytes of a compressed stream; only a parser judges what a PDF does.
    ['box.pdf', Buffer.from('%PDF-1.7 stream ~/JS ~ endstream %%EOF'), 'pdf'],
  ];
  expect(cases.map(([name, bytes]) => [name, kindOf(name, bytes)])).toEqual(
    cases.map(([name, , expected]) => [name, expected]),
  );
});

it('keeps nothing of what it refuses, and ten files at most', async () => {
  const token = await shop.visitor();
  const { id } = await ask(token);
  const hostile = Buffer.from('<!doctype html><script>alert(1)</script>');
  expect(codeOf(await send(token, id, 'box.pdf', hostile))).toBe('artwork_unsupported');
  const many = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      send(token, id, 'box.pdf', Buffer.concat([pdf, Buffer.from(`${index}`)])),
    ),
  );
  expect(many.filter(({ status }) => status === 200)).toHaveLength(10);
  const [row] = await shop.db.query<{ files: number }>(
    sql`select count(*)::int as files from quote_request_uploads where quote_request_id = ${id}`,
  );
  expect(row?.files).toBe(10);
  const { createHash } = await import('node:crypto');
  expect(await shop.deps.files.has(createHash('sha256').update(hostile).digest('hex'))).toBe(false);
});

it('lists requests to their owner and to staff; every filter changes the result', async () => {
  const [token, other] = [await shop.visitor(), await shop.visitor()];
  const one = await ask(token, { email: 'one@example.com' }, 'pl');
  const two = await ask(other, { email: 'two@example.com' }, 'se');
  await shop.db.execute(sql`update quote_requests set status = 'closed' where id = ${two.id}`);
  const ids = async (query: string, who: object) => {
    const { body } = await shop.call('GET', `/quote_requests?${query}`, who);
    return (body as { quote_requests: QuoteRequest[] }).quote_requests.map(({ id }) => id);
  };
  expect(await ids('', { token })).toEqual([one.id]);
  expect(await ids('', { token: other })).toEqual([two.id]);
  const staff = { headers: operator };
  expect((await ids('', staff)).slice(0, 2)).toEqual([two.id, one.id]);
  expect(await ids('q[status_eq]=closed', staff)).toEqual([two.id]);
  expect(await ids('q[region_eq]=pl', staff)).toEqual([one.id]);
  expect(await ids('q[email_eq]=ONE@example.com', staff)).toEqual([one.id]);
  expect(await ids('q[type_eq]=0', staff)).toEqual([]);
  expect(await ids('q[type_eq]=1', staff)).not.toEqual([]);
  const { body } = await shop.call('GET', '/quote_requests?per_page=1', staff);
  const { next_cursor } = body as { next_cursor: string };
  expect(await ids(`per_page=1&cursor=${next_cursor}`, staff)).toEqual([one.id]);
  expect(await ids('per_page=1&page=2', staff)).toEqual([one.id]);
  expect((await shop.call('GET', '/quote_requests')).status).toBe(401);
  expect((await shop.call('GET', `/quote_requests/${two.id}`, { token })).status).toBe(404);
  expect((await shop.call('GET', `/quote_requests/${two.id}`, staff)).status).toBe(200);
});

it('knows the eight onboarding answers by name and no other', async () => {
  const token = await shop.visitor();
  const answers = {
    company_size_employees: '1-10',
    customer_best_description: 'brand',
    customer_coming_from: 'search',
    industry_v2: 'cosmetics',
    packaging_cost_yearly: '10000',
    packaging_volume_monthly: '500',
    packwright_the_only_supplier: 'yes',
    role: 'owner',
  };
  expect((await ask(token, { onboarding: answers })).onboarding).toEqual(answers);
  for (const name of ['shoe_size', 'another_the_only_supplier', '__proto_', 'Role'])
    expect(await ask(token, { onboarding: { [name]: 'x' } })).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: `quote_request.onboarding.${name}`, code: 'unknown_field' }],
    });
  expect((await ask(token, { onboarding: { role: 'a\u0007b' } })).onboarding).toEqual({ role: 'ab' });
});

it('counts files of requests with a person’s artwork, against one quota', async () => {
  const token = await shop.visitor();
  const { id } = await ask(token);
  expect((await send(token, id, 'one.pdf', pdf)).status).toBe(200);
  // Simulates a visitor whose quota is used up except for a few bytes.
  const room = 524_288_000 - pdf.length;
  await shop.db.execute(sql`update quote_request_uploads set bytes = ${room} where quote_request_id = ${id}`);
  expect((await send(token, id, 'two.zip', emptyZip)).status).toBe(200);
  const other = await ask(token);
  expect(codeOf(await send(token, other.id, 'three.pdf', pdf))).toBe('storage_used_up');
  expect((await shop.call('GET', `/quote_requests/${other.id}/files`, { token })).body).toEqual({
    files: [],
  });
});
