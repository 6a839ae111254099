import type { Asset, BoxDesign, Configuration } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { testArtwork } from '../../test/test-artwork.ts';
import { assets } from '../assets/assets.ts';
import { identity } from '../identity/identity.ts';
import { checkConfiguration } from './check-configuration.ts';
import { designs } from './designs.ts';

let shop: TestApi;
beforeAll(async () => {
  const artwork = testArtwork();
  shop = await startTestApi({ domains: () => [identity(), designs({ artwork }), assets({ artwork })] });
}, 60_000);
afterAll(() => shop.cleanup());

const configuration: Configuration = {
  product: 'mailer-box-full-color',
  size: { length: 212, width: 148, height: 61 },
  material: 'cardboard-white-one-side',
  print_mode: 'print-color-budget',
  finish: 'foil-none',
  quality: 'standard',
};

const testDie = (of: Configuration) => {
  const checked = checkConfiguration(of, '');
  if (!checked.ok) throw new Error(checked.code);
  return checked.value.die;
};

const create = (token: string, more: object = {}) =>
  shop.call('POST', '/box_designs', { token, body: { box_design: { configuration, ...more } } });
const created = async (token: string, more: object = {}) => {
  const reply = await create(token, more);
  expect([reply.status, reply.text]).toEqual([200, expect.anything()]);
  return reply.body as BoxDesign & {
    document: { records: Record<string, unknown>; rev: number; id: string };
  };
};
const save = (token: string, id: string, box_design: object) =>
  shop.call('PUT', `/box_designs/${id}`, { token, body: { box_design } });

/** The document with the lid painted red. */
const painted = (document: { records: Record<string, unknown> }, srgb = '#e4002b') => ({
  ...document,
  records: {
    ...document.records,
    'color:test': { kind: 'color', id: 'color:test', uid: 'test', index: 'zz', srgb, cmyk: null, spot: null },
    'layer:all': {
      kind: 'layer',
      id: 'layer:all',
      index: 'a0',
      surface: 'outside',
      side: null,
      background: 'color:test',
      clip: 'bleed',
      hidden: false,
      locked: false,
    },
  },
});

describe('a design', () => {
  it('starts blank, is saved over its revision and conflicts over an older one', async () => {
    const token = await shop.visitor();
    const design = await created(token);
    expect(design).toMatchObject({
      rev: 1,
      design_status: 'draft',
      name: '212 × 148 × 61 mm',
      configuration,
    });
    expect(design.document).toMatchObject({ id: `design:${design.id}`, rev: 1 });

    const saved = await save(token, design.id, { rev: 1, name: 'Lid', document: painted(design.document) });
    expect(saved.body).toMatchObject({ rev: 2, name: 'Lid', design_status: 'ready', document: { rev: 2 } });
    const stale = await save(token, design.id, { rev: 1, name: 'Late' });
    expect(stale.body).toMatchObject({ code: 'design_conflict', status: 409, current_rev: 2 });
    const read = await shop.call('GET', `/box_designs/${design.id}`, { token });
    expect(read.body).toMatchObject({ rev: 2, name: 'Lid', document: (saved.body as BoxDesign).document });
  });

  it('lets one of five simultaneous saves through', async () => {
    const token = await shop.visitor();
    const design = await created(token);
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, index) => save(token, design.id, { rev: 1, name: `Save ${index}` })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('is held to what can be made, and each refusal names the field and its limit', async () => {
    const token = await shop.visitor();
    const refused = async (change: object) =>
      (await create(token, { configuration: { ...configuration, ...change } })).body;
    expect(await refused({ product: 'paper-aeroplane' })).toMatchObject({
      code: 'unknown_product',
      status: 404,
    });
    expect(await refused({ size: { length: 5000, width: 148, height: 61 } })).toMatchObject({
      code: 'size_out_of_range',
      fields: [
        { path: 'box_design.configuration.size.length', code: 'too_large', limit: expect.any(Number) },
      ],
    });
    for (const length of [0, -5])
      expect(await refused({ size: { length, width: 148, height: 61 } })).toMatchObject({
        code: 'size_out_of_range',
      });
    expect(await refused({ size: { length: '212', width: 148, height: 61 } })).toMatchObject({
      code: 'invalid_input',
    });
    expect(await refused({ print_mode: 'no-print' })).toMatchObject({
      code: 'combination_not_allowed',
      fields: [{ path: 'box_design.configuration.print_mode', code: 'not_offered' }],
    });
    expect(await refused({ quality: 'HD+' })).toMatchObject({
      code: 'combination_not_allowed',
      fields: [{ path: 'box_design.configuration.print_mode', code: 'needs_printMode' }],
    });
  });

  it('is refused when its document is broken, drawn for another box or shows somebody else’s artwork', async () => {
    const token = await shop.visitor();
    const { id, document } = await created(token);
    const put = async (changed: unknown) => (await save(token, id, { rev: 1, document: changed })).body;
    expect(await put('nonsense')).toMatchObject({
      code: 'design_invalid',
      fields: [{ code: 'not_a_design' }],
    });
    expect(
      await put({
        ...document,
        structure: { id: 'fefco-0201', version: 1, params: { L: 212, W: 148, H: 61, t: 1.5 } },
      }),
    ).toMatchObject({
      code: 'design_invalid',
      fields: [{ path: 'box_design.document.structure', code: 'other_size' }],
    });
    const dangling = painted(document);
    Reflect.deleteProperty(dangling.records, 'color:test');
    expect(await put(dangling)).toMatchObject({
      code: 'design_invalid',
      fields: [{ code: 'missing_color' }],
    });
    const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#00f' } })
      .png()
      .toBuffer();
    const other = await shop.visitor();
    const uploaded = await shop.call('POST', '/assets', {
      token: other,
      bytes: png,
      headers: { 'x-file-name': 'a.png' },
    });
    const { sha256 } = uploaded.body as { sha256: string };
    const asset = {
      kind: 'asset',
      id: 'asset:a',
      sha256,
      name: 'a.png',
      format: 'png',
      page: 1,
      mm: [3, 2],
      px: [30, 20],
    };
    const stolen = { ...document, records: { ...document.records, 'asset:a': asset } };
    expect(await put(stolen)).toMatchObject({
      code: 'design_invalid',
      fields: [{ code: 'unknown_artwork' }],
    });
    await shop.call('POST', '/assets', { token, bytes: png, headers: { 'x-file-name': 'a.png' } });
    expect(await put(stolen)).toMatchObject({ rev: 2 });
  });

  it('follows a new size while it is blank, and must be resized by the editor once something is on it', async () => {
    const token = await shop.visitor();
    const design = await created(token);
    const wider = { ...configuration, size: { length: 260, width: 148, height: 61 } };
    const saved = await save(token, design.id, { rev: 1, configuration: wider });
    expect(saved.body).toMatchObject({ rev: 2, document: { structure: { params: { L: 260 } } } });
    const { document } = saved.body as { document: { records: Record<string, unknown> } };
    await save(token, design.id, { rev: 2, document: painted(document) });
    expect((await save(token, design.id, { rev: 3, configuration })).body).toMatchObject({
      code: 'design_invalid',
    });
  });

  it('is copied, listed newest first, and gone after it was deleted', async () => {
    const token = await shop.visitor();
    const first = await created(token, { name: 'First' });
    const copy = (await shop.call('POST', `/box_designs/${first.id}/duplicate`, { token })).body as BoxDesign;
    expect(copy).toMatchObject({ name: 'First (2)', rev: 1, document: { id: `design:${copy.id}` } });
    const third = (await shop.call('POST', `/box_designs/${copy.id}/duplicate`, { token })).body as BoxDesign;
    expect(third.name).toBe('First (3)');
    const list = async () =>
      ((await shop.call('GET', '/box_designs/mine', { token })).body as { box_designs: BoxDesign[] })
        .box_designs;
    expect((await list()).map(({ name }) => name)).toEqual(['First (3)', 'First (2)', 'First']);
    expect((await list())[0]).not.toHaveProperty('document');
    expect((await shop.call('DELETE', `/box_designs/${copy.id}`, { token })).status).toBe(200);
    expect((await shop.call('DELETE', `/box_designs/${copy.id}`, { token })).status).toBe(404);
    expect((await list()).map(({ id }) => id)).toEqual([third.id, first.id]);
  });

  it('belongs to its owner: to others and to nobody it does not exist', async () => {
    const owner = await shop.visitor();
    const other = await shop.visitor();
    const { id } = await created(owner);
    for (const [method, path, body] of [
      ['GET', `/box_designs/${id}`, undefined],
      ['PUT', `/box_designs/${id}`, { box_design: { rev: 1, name: 'Mine now' } }],
      ['DELETE', `/box_designs/${id}`, undefined],
      ['POST', `/box_designs/${id}/duplicate`, undefined],
    ] as const) {
      const options = body ? { body } : {};
      expect([method, (await shop.call(method, path, { token: other, ...options })).status]).toEqual([
        method,
        404,
      ]);
      expect([method, (await shop.call(method, path, options)).status]).toEqual([method, 401]);
      const odd = path.replace(id, "1' or 1=1");
      expect((await shop.call(method, odd, { token: owner, ...options })).status).toBe(404);
    }
    expect((await shop.call('GET', `/box_designs/${id}`, { token: owner })).body).toMatchObject({ rev: 1 });
    expect((await shop.call('GET', '/box_designs/mine', { token: other })).body).toEqual({ box_designs: [] });
  });

  it('goes along into the account, once, with its artwork', async () => {
    const visitor = await shop.visitor();
    const { id } = await created(visitor);
    await created(visitor);
    const user = { email: 'merge@example.com', password: 'kartony-i-tektura-7' };
    const up = await shop.call('POST', '/sign_up', { token: visitor, body: { user } });
    expect(up.body).toMatchObject({ merged: { designs: 2 } });
    const token = (up.body as { token: string }).token;
    expect((await shop.call('GET', `/box_designs/${id}`, { token })).status).toBe(200);

    const later = await shop.visitor();
    const more = await created(later);
    const both = await Promise.all(
      [0, 1].map(() => shop.call('POST', '/sign_in', { token: later, body: { user } })),
    );
    const moved = both
      .filter(({ status }) => status === 200)
      .map(({ body }) => (body as { merged: { designs: number } }).merged.designs);
    expect(moved.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect((await shop.call('GET', `/box_designs/${more.id}`, { token })).status).toBe(200);

    // An account that signs in as another one is no visitor: its designs stay where they are.
    const second = { email: 'second@example.com', password: 'kartony-i-tektura-8' };
    const there = await shop.call('POST', '/sign_up', { token, body: { user: second } });
    expect(there.body).toMatchObject({ merged: { designs: 0 } });
  });
});

describe('its picture', () => {
  const pixel = async (bytes: ArrayBuffer) => {
    const { dominant } = await sharp(Buffer.from(bytes)).removeAlpha().stats();
    return dominant;
  };

  it('loads by signed address alone, shows the design and follows its revisions', async () => {
    const token = await shop.visitor();
    const design = await created(token);
    const fetchPicture = (path: string | null) => fetch(`${shop.url}${path}`);
    const blank = await fetchPicture(design.thumbnail);
    expect([blank.status, blank.headers.get('content-type')]).toEqual([200, 'image/png']);
    const saved = (await save(token, design.id, { rev: 1, document: painted(design.document) }))
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
    const { id, document } = await created(token);
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
    const saved = (await save(token, id, { rev: 1, document: { ...document, records } })).body as BoxDesign;
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
    const [one, two] = [await created(token), await created(token)];
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
