import type { BoxDesign } from '@shop/contracts';
import sharp from 'sharp';
import {
  configuration,
  type DesignShop,
  type DrawnDocument,
  painted,
  startDesignShop,
} from './designs.fixture.ts';
import { findAnyDesign, replaceDesign } from './designs.repo.ts';

let shop: DesignShop;
beforeAll(async () => {
  shop = await startDesignShop();
});
afterAll(() => shop.cleanup());

describe('a design', () => {
  it('starts blank, is saved over its revision and conflicts over an older one', async () => {
    const token = await shop.visitor();
    const design = await shop.created(token);
    expect(design).toMatchObject({
      rev: 1,
      design_status: 'draft',
      name: '212 × 148 × 61 mm',
      configuration,
    });
    expect(design.document).toMatchObject({ id: `design:${design.id}`, rev: 1 });

    const saved = await shop.save(token, design.id, {
      rev: 1,
      name: 'Lid',
      document: painted(design.document),
    });
    expect(saved.body).toMatchObject({ rev: 2, name: 'Lid', design_status: 'ready', document: { rev: 2 } });
    const stale = await shop.save(token, design.id, { rev: 1, name: 'Late' });
    expect(stale.body).toMatchObject({ code: 'design_conflict', status: 409, current_rev: 2 });
    const read = await shop.call('GET', `/box_designs/${design.id}`, { token });
    expect(read.body).toMatchObject({ rev: 2, name: 'Lid', document: (saved.body as BoxDesign).document });
  });

  it('lets one of five simultaneous saves through', async () => {
    const token = await shop.visitor();
    const design = await shop.created(token);
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, index) => shop.save(token, design.id, { rev: 1, name: `Save ${index}` })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('is not saved over by who read the same revision and wrote second', async () => {
    const { id } = await shop.created(await shop.visitor());
    const row = await findAnyDesign(shop.db, id);
    if (row === null || row.status === 'ordered') throw new Error('the design is not there');
    const { rev, configuration: sold, document, status } = row;
    const write = (name: string) =>
      replaceDesign(shop.db, { id, userId: row.user_id, rev, name, configuration: sold, document, status });
    expect(await write('first')).toMatchObject({ rev: rev + 1, name: 'first' });
    expect(await write('second')).toBeNull();
    expect(await findAnyDesign(shop.db, id)).toMatchObject({ rev: rev + 1, name: 'first' });
  });

  it('is held to what can be made, and each refusal names the field and its limit', async () => {
    const token = await shop.visitor();
    const refused = async (change: object) =>
      (await shop.create(token, { configuration: { ...configuration, ...change } })).body;
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
    const { id, document } = await shop.created(token);
    const put = async (changed: unknown) => (await shop.save(token, id, { rev: 1, document: changed })).body;
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

  it('has the thickness of the board that is paid for, and an outside, whatever its document says', async () => {
    const token = await shop.visitor();
    const { document } = await shop.created(token);
    const { structure } = document as unknown as { structure: { params: { t: number } } };
    for (const t of [-1, 1e300, 0.001]) {
      const made = await shop.created(token, {
        document: { ...document, structure: { ...structure, params: { ...structure.params, t } } },
      });
      expect(made.document).toMatchObject({ structure });
    }
    for (const surfaces of [[], ['inside'], ['outside', 'outside']])
      expect((await shop.create(token, { document: { ...document, surfaces } })).body).toMatchObject({
        code: 'design_invalid',
      });
  });

  it('follows a new size while it is blank, and must be resized by the editor once something is on it', async () => {
    const token = await shop.visitor();
    const design = await shop.created(token);
    const wider = { ...configuration, size: { length: 260, width: 148, height: 61 } };
    const saved = await shop.save(token, design.id, { rev: 1, configuration: wider });
    expect(saved.body).toMatchObject({ rev: 2, document: { structure: { params: { L: 260 } } } });
    const { document } = saved.body as { document: DrawnDocument };
    await shop.save(token, design.id, { rev: 2, document: painted(document) });
    expect((await shop.save(token, design.id, { rev: 3, configuration })).body).toMatchObject({
      code: 'design_invalid',
    });
  });

  it('is copied, listed newest first, and gone after it was deleted', async () => {
    const token = await shop.visitor();
    const first = await shop.created(token, { name: 'First' });
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
    const { id } = await shop.created(owner);
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
    expect((await shop.call('GET', '/box_designs/mine', { token: other })).body).toMatchObject({
      box_designs: [],
      total_count: 0,
    });
  });

  it('goes along into the account, once, with its artwork', async () => {
    const visitor = await shop.visitor();
    const { id } = await shop.created(visitor);
    await shop.created(visitor);
    const user = { email: 'merge@example.com', password: 'kartony-i-tektura-7' };
    const up = await shop.call('POST', '/sign_up', { token: visitor, body: { user } });
    expect(up.body).toMatchObject({ merged: { designs: 2 } });
    const token = (up.body as { token: string }).token;
    expect((await shop.call('GET', `/box_designs/${id}`, { token })).status).toBe(200);

    const later = await shop.visitor();
    const more = await shop.created(later);
    const both = await Promise.all(
      [0, 1].map(() => shop.call('POST', '/sign_in', { token: later, body: { user } })),
    );
    const moved = both
      .filter(({ status }) => status === 200)
      .map(({ body }) => (body as { merged: { designs: number } }).merged.designs);
    expect(moved.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect((await shop.call('GET', `/box_designs/${more.id}`, { token })).status).toBe(200);

    // An account that signs in as another one is no visitor: its designs stay.
    const second = { email: 'second@example.com', password: 'kartony-i-tektura-8' };
    const there = await shop.call('POST', '/sign_up', { token, body: { user: second } });
    expect(there.body).toMatchObject({ merged: { designs: 0 } });
  });
});
