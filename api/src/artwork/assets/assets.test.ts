import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Asset } from '@shop/contracts';
import sharp from 'sharp';
import { identity } from '../../../test/domains.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { testArtwork } from '../../../test/test-artwork.ts';
import { fail } from '../../platform/index.ts';
import type { ArtworkVariant } from './artwork.port.ts';
import { assets } from './assets.ts';
import { sanitizeFileName } from './upload-asset.ts';

const rendered: string[] = [];
/** Simulates a busy machine: the next file takes too long to read. */
let refuseNext = false;
let shop: TestApi;
beforeAll(async () => {
  const reader = testArtwork();
  const artwork = {
    ...reader,
    inspect: async (file: string, name: string) => {
      if (!refuseNext) return reader.inspect(file, name);
      refuseNext = false;
      return fail('artwork_timeout');
    },
    render: (file: string, kind: Asset['kind'], variant: ArtworkVariant) => {
      rendered.push(`${variant} ${file}`);
      return reader.render(file, kind, variant);
    },
  };
  shop = await startTestApi({ domains: () => [identity(), assets({ artwork })] });
});
afterAll(() => shop.cleanup());

const picture = (background: string, width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const upload = (token: string, bytes: Uint8Array, name = 'logo.png') =>
  shop.call('POST', '/assets', { token, bytes, headers: { 'x-file-name': encodeURIComponent(name) } });
const storedFiles = async () => {
  const folder = join(shop.dataDir, 'files');
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

it('takes a file, says what it is, and answers the same bytes with the same artwork', async () => {
  const token = await shop.visitor();
  const bytes = await picture('#00f');
  const reply = await upload(token, bytes, 'Über uns – 1.png');
  expect(reply.body).toMatchObject({
    name: 'Über uns – 1.png',
    kind: 'png',
    bytes: bytes.length,
    px: [40, 20],
    pages: 1,
  });
  const asset = reply.body as Asset;
  expect((await upload(token, bytes)).body).toMatchObject({ id: asset.id });
  expect((await shop.call('GET', `/assets/${asset.id}`, { token })).body).toMatchObject({
    id: asset.id,
    sha256: asset.sha256,
  });
  const other = await shop.visitor();
  expect((await shop.call('GET', `/assets/${asset.id}`, { token: other })).status).toBe(404);
  expect((await shop.call('GET', `/assets/${asset.id}`)).status).toBe(401);
});

it('serves pictures by signed address, made once however many ask', async () => {
  const token = await shop.visitor();
  const { urls, id } = (await upload(token, await picture('#0f0'))).body as Asset;
  rendered.length = 0;
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => fetch(`${shop.url}${urls.originalLimited}`)),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(rendered).toHaveLength(1);
  const [first] = replies;
  expect(first?.headers.get('content-type')).toBe('image/png');
  expect(first?.headers.get('x-content-type-options')).toBe('nosniff');
  expect(first?.headers.get('content-security-policy')).toContain('sandbox');
  // A signature is for one variant; others need the owner's token.
  expect((await fetch(`${shop.url}${urls.thumbnail.replace('thumbnail', 'original')}`)).status).toBe(404);
  expect((await shop.call('GET', `/assets/${id}/original`)).status).toBe(404);
  expect((await shop.call('GET', `/assets/${id}/original`, { token: await shop.visitor() })).status).toBe(
    404,
  );
  expect((await shop.call('GET', `/assets/${id}/thumbnailBW`, { token })).status).toBe(200);
  expect((await shop.call('GET', `/assets/${id}/nonsense`, { token })).status).toBe(422);
  const original = await shop.call('GET', `/assets/${id}/original`, { token });
  expect(original.headers.get('content-disposition')).toMatch(/^attachment; filename="logo.png"/);
});

it('refuses what it cannot read, keeps nothing of it, and keeps what others uploaded', async () => {
  const token = await shop.visitor();
  const good = await picture('#f0f');
  await upload(token, good);
  const before = (await storedFiles()).sort();
  expect((await upload(token, Buffer.from('just text'), 'a.pdf')).body).toMatchObject({
    code: 'artwork_damaged',
  });
  expect((await upload(token, new Uint8Array())).body).toMatchObject({ code: 'artwork_damaged' });
  expect((await shop.call('POST', '/assets', { token, body: { file: 'x' } })).body).toMatchObject({
    code: 'invalid_input',
  });
  expect((await shop.call('POST', '/assets', { bytes: good })).status).toBe(401);
  expect((await storedFiles()).sort()).toEqual(before);
});

it('gathers nothing in memory of what is no file: JSON or a form of that size is refused unread', async () => {
  const token = await shop.visitor();
  const send = (type: string, bytes: Uint8Array) =>
    shop.call('POST', '/assets', { token, bytes, headers: { 'content-type': type } });
  // Invalid JSON: a reader would report that.
  const large = Buffer.alloc(3_000_000, '{');
  for (const type of [
    'application/json',
    'application/json; charset=utf-8',
    'multipart/form-data; boundary=x',
  ])
    expect((await send(type, large)).body).toMatchObject({
      code: 'invalid_input',
      detail: expect.stringContaining('application/octet-stream'),
    });
  expect((await send('application/json', Buffer.from('{}'))).status).toBe(422);
});

it('keeps a file that is needed elsewhere when somebody uploads the same bytes and is refused', async () => {
  const token = await shop.visitor();
  const { urls } = (await upload(token, await picture('#0ff', 400, 300))).body as Asset;
  const thumbnail = Buffer.from(await (await fetch(`${shop.url}${urls.thumbnail}`)).arrayBuffer());
  refuseNext = true;
  expect((await upload(await shop.visitor(), thumbnail, 'copy.png')).body).toMatchObject({
    code: 'artwork_timeout',
  });
  const again = await fetch(`${shop.url}${urls.thumbnail}`);
  expect([again.status, Buffer.from(await again.arrayBuffer()).equals(thumbnail)]).toEqual([200, true]);
});

it('refuses a file over 64 MB while it comes in, announced or not', async () => {
  const token = await shop.visitor();
  const before = (await storedFiles()).length;
  const big = randomBytes(1024 * 1024);
  const announced = await upload(token, Buffer.concat(Array(65).fill(big)));
  expect(announced.body).toMatchObject({ code: 'artwork_too_large', status: 413 });
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > 66) controller.close();
      else controller.enqueue(new Uint8Array(big));
    },
  });
  const streamed = await fetch(`${shop.url}/api/assets`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-spree-token': token },
    body,
    duplex: 'half',
  } as RequestInit);
  expect([streamed.status, ((await streamed.json()) as { code: string }).code]).toEqual([
    413,
    'artwork_too_large',
  ]);
  expect((await storedFiles()).length).toBe(before);
});

it('cleans names', () => {
  expect(sanitizeFileName('..%2F..%2Fetc%2Fpasswd')).toBe('passwd');
  expect(sanitizeFileName('C%3A%5Cart%5Clogo.svg')).toBe('logo.svg');
  expect(sanitizeFileName('%E2%80%AEgnp.exe%00%0A')).toBe('gnp.exe');
  expect(sanitizeFileName('100%.png')).toBe('100%.png');
  expect(sanitizeFileName(encodeURIComponent('lo\ufe0fg\ue000o\u{e0041}\u3164.svg'))).toBe('logo .svg');
  expect(sanitizeFileName(encodeURIComponent(`${'x'.repeat(199)}🎁.svg`))).toBe('x'.repeat(199));
  expect([sanitizeFileName(undefined), sanitizeFileName('%20')]).toEqual(['artwork', 'artwork']);
});
