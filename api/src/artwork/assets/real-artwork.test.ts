import type { Asset } from '@shop/contracts';
import sharp from 'sharp';
import { identity } from '../../../test/domains.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { type ArtworkDecoder, createArtworkDecoder } from '../decoding/decoder.ts';
import { assets } from './assets.ts';

let shop: TestApi;
let artwork: ArtworkDecoder;
beforeAll(async () => {
  artwork = createArtworkDecoder();
  shop = await startTestApi({ domains: () => [identity(), assets({ artwork })] });
});
afterAll(async () => {
  await shop.cleanup();
  artwork.close();
});

const svg = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="20mm" viewBox="0 0 40 20">${inside}</svg>`,
  );
const upload = async (bytes: Uint8Array, name: string, token?: string) =>
  shop.call('POST', '/assets', {
    token: token ?? (await shop.visitor()),
    bytes,
    headers: { 'x-file-name': name },
  });

it('takes an SVG, shows it as a picture and never sends it out as an SVG', async () => {
  const token = await shop.visitor();
  const reply = await upload(svg('<rect width="40" height="20" fill="#e4002b"/>'), 'logo.svg', token);
  expect(reply.body).toMatchObject({ kind: 'svg', px: null, pages: 1 });
  const { id, mm, urls } = reply.body as Asset;
  expect(mm.map((value) => Math.round(value * 100) / 100)).toEqual([40, 20]);
  const picture = await fetch(`${shop.url}${urls.thumbnail}`);
  const { dominant } = await sharp(Buffer.from(await picture.arrayBuffer()))
    .removeAlpha()
    .stats();
  expect([dominant.r > 200, dominant.g < 40]).toEqual([true, true]);
  const original = await shop.call('GET', `/assets/${id}/original`, { token });
  expect(original.headers.get('content-type')).toBe('application/octet-stream');
  expect(original.headers.get('content-disposition')).toMatch(/^attachment/);
});

it('refuses what is not what it claims, with a code of its own', async () => {
  expect((await upload(svg('<script>alert(1)</script>'), 'a.svg')).body).toMatchObject({
    code: 'artwork_unsafe_svg',
  });
  expect((await upload(Buffer.from('just a text'), 'a.pdf')).body).toMatchObject({
    code: 'artwork_type_mismatch',
  });
  expect((await upload(Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n'), 'a.eps')).body).toMatchObject({
    code: 'artwork_postscript',
  });
  const wide = await sharp({ create: { width: 7001, height: 10, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect((await upload(wide, 'a.png')).body).toMatchObject({ code: 'artwork_too_many_pixels' });
});
