import { Resvg } from '@resvg/resvg-js';
import type { getProductStructure, listPatterns, ReplyOf } from '@shop/contracts';
import { makeDie, structures } from '@shop/packaging';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { toSku } from '../variants/sku.ts';
import { saveVariants } from '../variants/variants.repo.ts';
import { products } from './products.ts';

const box = {
  product: 'mailer-box-eco',
  size: { length: 212, width: 148, height: 61 },
  material: 'cardboard-natural',
  print_mode: 'print-monochrome',
  finish: 'foil-none',
  quality: 'standard',
};
const sku = toSku(box, 'eu');

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [products()] });
  shop.setClock(new Date('2026-11-27T09:00:00Z'));
  await saveVariants(shop.db, [{ configuration: box, region: 'eu', size_type: 'custom' }]);
});
afterAll(() => shop.cleanup());

const patternsIn = async (region: string, headers: Record<string, string> = {}) =>
  (await shop.call('GET', `/v2/products/patterns?region=${region}`, { headers })).body as ReplyOf<
    typeof listPatterns
  >;

describe('GET product_structure', () => {
  it('returns parameters, sizes, sides, panels and the addresses of the die', async () => {
    const reply = await shop.call('GET', `/product_structure?sku=${sku}`);
    const body = reply.body as ReplyOf<typeof getProductStructure>;
    const made = makeDie('fefco-0427', { L: 212, W: 148, H: 61, t: 1.5 });
    if (!made.ok) throw new Error('the mailer cannot be made');
    expect(body).toMatchObject({
      structure: 'fefco-0427',
      version: made.die.version,
      parameters: { L: 212, W: 148, H: 61, t: 1.5 },
      sizes: { inside: { length: 212, width: 148, height: 61 } },
    });
    const outside = structures['fefco-0427'].outside(made.die.parameters);
    expect(body.sizes.outside.length).toBeCloseTo(outside.L, 2);
    expect(body.panels).toHaveLength(made.die.panels.length);
    expect(body.panels.filter(({ parent }) => parent === null)).toHaveLength(1);
    expect(new Set(body.sides.map(({ side }) => side)).size).toBe(6);
    expect(body.dies.svg).toBe('/api/v1/dies/fefco-0427.svg?L=212&W=148&H=61&t=1.5&board=natural-e');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('says lengths to a hundredth, as the drawing does', async () => {
    const carton = {
      ...box,
      product: 'product-box',
      size: { length: 100, width: 60, height: 160 },
      material: 'cardboard-cardstock',
      print_mode: 'print-indigo-color',
    };
    await saveVariants(shop.db, [{ configuration: carton, region: 'eu', size_type: 'custom' }]);
    const { body } = await shop.call('GET', `/product_structure?sku=${toSku(carton, 'eu')}`);
    const { sides, sizes } = body as ReplyOf<typeof getProductStructure>;
    const made = makeDie('tuck-end-reverse', { L: 100, W: 60, H: 160, t: 0.45 });
    if (!made.ok) throw new Error('the carton cannot be made');
    // A board of 0.45 mm is in every panel but the first.
    expect(sides.find(({ side }) => side === 'right')?.width).toBe(60.45);
    expect(sizes.flat).toEqual(made.die.sheet);
  });

  it.each([
    ['?sku=hat', 404, 'unknown_product'],
    ['', 422, 'invalid_input'],
    [`?sku=${sku}&side=front`, 422, 'invalid_input'],
  ])('refuses %s with %d %s', async (query, status, code) => {
    expect((await shop.call('GET', `/product_structure${query}`)).body).toMatchObject({ status, code });
  });
});

describe('GET v2/products/patterns', () => {
  it('measures as the market does, and speaks the reader’s language', async () => {
    const [eu, us] = [await patternsIn('eu'), await patternsIn('us')];
    const ids = ({ patterns }: typeof eu) => patterns.map(({ id }) => id);
    expect(ids(eu)).toContain('grid-cm');
    expect(ids(eu)).not.toContain('grid-in');
    expect(ids(us)).toContain('grid-in');
    expect(ids(us)).not.toContain('grid-cm');
    expect(ids(eu)).toEqual(expect.arrayContaining(['dies-fefco-0427', 'boxes-tuck-end-reverse', 'flute-e']));
    const swedish = await patternsIn('eu', { 'accept-language': 'sv-SE' });
    expect(swedish.patterns.find(({ id }) => id === 'grid-cm')?.name).toBe('Skärmatta i centimeter');
    expect((await shop.call('GET', '/v2/products/patterns?region=atlantis')).status).toBe(422);
    expect((await shop.call('GET', '/v2/products/patterns?colour=red')).status).toBe(422);
  });

  it('draws tiles that repeat without a seam', async () => {
    const all = [...(await patternsIn('eu')).patterns, ...(await patternsIn('us')).patterns];
    expect(all.length).toBeGreaterThan(12);
    for (const { id, svg, tile } of all) {
      const inner = svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');
      const pixels = (width: number, height: number, body: string) =>
        new Resvg(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>${body}</svg>`,
          { fitTo: { mode: 'zoom', value: 480 / Math.max(width, height) } },
        ).render();
      const { width, height } = tile;
      // Seen through a window half a tile aside, over four tiles: clipped at their edges, and not clipped.
      const at = (dx: number, dy: number, clipped: boolean) =>
        clipped
          ? `<svg x="${dx}" y="${dy}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`
          : `<g transform="translate(${dx} ${dy})">${inner}</g>`;
      const laid = (clipped: boolean) =>
        [-0.5, 0.5].flatMap((x) => [-0.5, 0.5].map((y) => at(x * width, y * height, clipped))).join('');
      const [seamed, whole] = [pixels(width, height, laid(true)), pixels(width, height, laid(false))];
      const [one, other] = [seamed.pixels, whole.pixels];
      expect([id, differing(one, other) < 0.004]).toEqual([id, true]);
      // Some pixels are drawn, and some paper is visible.
      let dark = 0;
      for (let at = 0; at < other.length; at += 4) if ((other[at] ?? 255) < 128) dark += 1;
      const share = dark / (other.length / 4);
      expect([id, share > 0.005 && share < 0.6]).toEqual([id, true]);
    }
  });
});

/** The share of pixels that differ by more than the antialiasing of an edge. */
const differing = (one: Uint8Array, other: Uint8Array): number => {
  let count = 0;
  for (let index = 0; index < one.length; index += 4)
    if (Math.abs((one[index] ?? 0) - (other[index] ?? 0)) > 96) count += 1;
  return count / (one.length / 4);
};
