import type { Asset, BoxDesign, Configuration } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { checkConfiguration } from './check-configuration.ts';
import { configuration, type DesignShop, painted, startDesignShop } from './designs.fixture.ts';

let shop: DesignShop;
beforeAll(async () => {
  shop = await startDesignShop();
});
afterAll(() => shop.cleanup());

const testDie = (of: Configuration) => {
  const checked = checkConfiguration(of, '');
  if (!checked.ok) throw new Error(checked.code);
  return checked.value.die;
};

describe('the picture of a design', () => {
  const pixel = async (bytes: ArrayBuffer) => {
    const { dominant } = await sharp(Buffer.from(bytes)).removeAlpha().stats();
    return dominant;
  };

  it('loads by signed address alone, shows the design and follows its revisions', async () => {
    const token = await shop.visitor();
    const design = await shop.created(token);
    const fetchPicture = (path: string | null) => fetch(`${shop.url}${path}`);
    const blank = await fetchPicture(design.thumbnail);
    expect([blank.status, blank.headers.get('content-type')]).toEqual([200, 'image/png']);
    const saved = (await shop.save(token, design.id, { rev: 1, document: painted(design.document) }))
      .body as BoxDesign;
    expect(saved.thumbnail).not.toBe(design.thumbnail);
    const colour = await pixel(await (await fetchPicture(saved.thumbnail)).arrayBuffer());
    expect([colour.r > 200, colour.g < 60, colour.b < 80]).toEqual([true, true, true]);
    const [row] = await shop.db.query<{ thumbnail_rev: number }>(
      sql`select thumbnail_rev from box_designs where id = ${design.id}`,
    );
    expect(row?.thumbnail_rev).toBe(2);
  });

  it('shows artwork, its crop and text where the document puts them', async () => {
    const token = await shop.visitor();
    const { id, document } = await shop.created(token);
    // Left half red, right half green.
    const png = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#0a0' } })
      .composite([
        { input: { create: { width: 100, height: 100, channels: 3, background: '#a00' } }, left: 0, top: 0 },
      ])
      .png()
      .toBuffer();
    const uploaded = await shop.call('POST', '/assets', { token, bytes: png });
    const { sha256, mm, px } = uploaded.body as Asset;
    const node = {
      kind: 'node',
      parent: 'layer:lid',
      name: '',
      locked: false,
      hidden: false,
      flagged: false,
      continueSeams: [],
    };
    const place = (x: number, y: number) => ({ x, y, rot: 0, flipX: false, flipY: false });
    const records = {
      ...document.records,
      'asset:a': { kind: 'asset', id: 'asset:a', sha256, name: 'a.png', format: 'png', page: 1, mm, px },
      'layer:lid': {
        kind: 'layer',
        id: 'layer:lid',
        surface: 'outside',
        side: 'top',
        index: 'a0',
        background: null,
        hidden: false,
        locked: false,
      },
      'node:a': {
        ...node,
        id: 'node:a',
        index: 'a0',
        type: 'image',
        xf: place(150, 290),
        size: { w: 80, h: 40 },
        props: { asset: 'asset:a', crop: { x: 0.5, y: 0, w: 0.5, h: 1 }, opacity: 1 },
      },
      'node:b': {
        ...node,
        id: 'node:b',
        index: 'a1',
        type: 'image',
        xf: place(250, 290),
        size: { w: 80, h: 40 },
        props: { asset: 'asset:a', crop: { x: 0, y: 0, w: 1, h: 1 }, opacity: 1 },
      },
      'node:t': {
        ...node,
        id: 'node:t',
        index: 'a2',
        type: 'text',
        xf: place(150, 350),
        size: { w: 180, h: 40 },
        props: {
          text: 'ŻÓŁĆ',
          font: 'font:archivo-bold',
          size: 40,
          color: 'color:ink',
          align: 'left',
          lineHeight: 1.2,
          lines: null,
        },
      },
      'color:ink': {
        kind: 'color',
        id: 'color:ink',
        uid: 'ink',
        index: 'zz',
        srgb: '#0000ff',
        cmyk: null,
        spot: null,
      },
    };
    const saved = (await shop.save(token, id, { rev: 1, document: { ...document, records } }))
      .body as BoxDesign;
    const bytes = await (await fetch(`${shop.url}${saved.thumbnail}`)).arrayBuffer();
    const { data, info } = await sharp(Buffer.from(bytes))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const sheet = testDie(configuration).sheet.width;
    const at = (x: number, y: number) => {
      const start =
        (Math.round((y * info.width) / sheet) * info.width + Math.round((x * info.width) / sheet)) * 3;
      return [...data.subarray(start, start + 3)];
    };
    const green = [0, 170, 0];
    const red = [170, 0, 0];
    expect([at(160, 310), at(220, 310), at(260, 310), at(320, 310)]).toEqual([green, green, red, green]);
    let blue = 0;
    for (let x = 150; x < 330; x += 1)
      for (let y = 350; y < 400; y += 1) if ((at(x, y)[0] ?? 255) < 60 && (at(x, y)[2] ?? 0) > 200) blue += 1;
    expect(blue).toBeGreaterThan(500);
  });

  it('is not there for a changed, foreign or expired address', async () => {
    const token = await shop.visitor();
    const [one, two] = [await shop.created(token), await shop.created(token)];
    const url = one.thumbnail ?? '';
    for (const bad of [
      url.replace(one.id, two.id),
      url.replace(/expires=(\d)/, (_all, digit: string) => `expires=${Number(digit) + 1}`),
      url.replace(/signature=./, 'signature=!'),
    ]) {
      expect(bad).not.toBe(url);
      expect((await fetch(`${shop.url}${bad}`)).status).toBe(404);
    }
    shop.setClock(new Date(Date.now() + 3 * 3_600_000));
    expect((await fetch(`${shop.url}${url}`)).status).toBe(404);
    shop.setClock(null);
    expect((await fetch(`${shop.url}${url}`)).status).toBe(200);
  });
});
