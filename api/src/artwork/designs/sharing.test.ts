import type { BoxDesign, DesignShare, Problem } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { TestReply } from '../../../test/start-test-api.ts';
import { hashToken, json } from '../../platform/index.ts';
import { configuration, type DesignShop, painted, startDesignShop } from './designs.fixture.ts';

let shop: DesignShop;
beforeAll(async () => {
  shop = await startDesignShop();
});
afterAll(() => shop.cleanup());

const design = (reply: TestReply) => reply.body as BoxDesign;
const code = (reply: TestReply) => (reply.body as Problem).code;
const get = (token: string, path: string, headers: Record<string, string> = {}) =>
  shop.call('GET', path, { token, headers });
const post = (token: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  shop.call('POST', path, { token, headers, ...(body ? { body } : {}) });
const share = async (token: string, id: string, given: object = {}) =>
  (await post(token, `/box_designs/${id}/share`, { share: given })).body as DesignShare & {
    token: string;
    url: string;
  };
const member = async () => {
  const email = `designer-${Math.random().toString(36).slice(2)}@example.com`;
  const { body } = await shop.call('POST', '/sign_up', {
    token: await shop.visitor(),
    body: { user: { email, password: 'correct horse battery' } },
  });
  return (body as { token: string }).token;
};

describe('the list of designs', () => {
  it('is filtered by status, product, source and a part of the name, and paged', async () => {
    const token = await shop.visitor();
    const lid = await shop.created(token, { name: 'Lid 100%', source: 'files' });
    const tray = await shop.created(token, { name: 'Tray' });
    await shop.save(token, tray.id, { rev: 1, document: painted(tray.document) });
    const names = async (query: string) =>
      ((await get(token, `/box_designs/mine?${query}`)).body as { box_designs: BoxDesign[] }).box_designs.map(
        ({ name }) => name,
      );
    expect(await names('')).toEqual(['Tray', 'Lid 100%']);
    expect(await names('q[design_status_eq]=draft')).toEqual(['Lid 100%']);
    expect(await names('q[source_eq]=user')).toEqual(['Tray']);
    expect(await names('q[product_type_eq]=mailer-box-full-color')).toHaveLength(2);
    expect(await names('q[product_type_eq]=tote-bag')).toEqual([]);
    expect(await names('q[name_cont]=tRA')).toEqual(['Tray']);
    expect(await names('q[name_cont]=%25')).toEqual(['Lid 100%']);
    expect(await names('q[name_cont]=_')).toEqual([]);
    expect((await get(token, '/box_designs/mine?per_page=1&page=2')).body).toMatchObject({
      box_designs: [{ id: lid.id, source: 'files', color_space: 'rgb' }],
      total_count: 2,
      pages: 2,
      current_page: 2,
    });
    expect((await get(token, '/box_designs/mine?q[source_eq]=moon')).status).toBe(422);
    expect((await get(token, '/box_designs/mine?unheard=of')).status).toBe(422);
  });

  it('shows each design in colour and in black and white', async () => {
    const token = await shop.visitor();
    const { id, document } = await shop.created(token);
    const saved = design(await shop.save(token, id, { rev: 1, document: painted(document) }));
    const pixels = async (path: string | null) => {
      const bytes = Buffer.from(await (await fetch(`${shop.url}${path}`)).arrayBuffer());
      const { channels } = await sharp(bytes).stats();
      return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
    };
    const [red = 0, green = 0] = await pixels(saved.thumbnail);
    expect(red - green).toBeGreaterThan(20);
    const grey = await pixels(saved.thumbnail_bw);
    expect(new Set(grey).size).toBe(1);
  });
});

describe('a shared design', () => {
  it('is opened by a stranger with the token, to read, until the link is revoked', async () => {
    const owner = await shop.visitor();
    const { id } = await shop.created(owner, { name: 'Shared' });
    const link = await share(owner, id);
    expect(link).toMatchObject({
      access: 'read',
      url: expect.stringContaining(`access_token=${link.token}`),
    });
    const stranger = await shop.visitor();
    expect((await get(stranger, `/box_designs/${id}`)).status).toBe(404);
    const access = { 'access-token': link.token };
    expect(design(await get(stranger, `/box_designs/${id}`, access))).toMatchObject({
      id,
      name: 'Shared',
      access: 'read',
      design_token: null,
    });
    expect((await post(stranger, `/box_designs/${id}/duplicate`, undefined, access)).status).toBe(404);
    const save = await shop.call('PUT', `/box_designs/${id}`, {
      token: stranger,
      headers: access,
      body: { box_design: { rev: 1, name: 'Mine' } },
    });
    expect(save.status).toBe(404);
    const other = await shop.created(owner);
    expect((await get(stranger, `/box_designs/${other.id}`, access)).status).toBe(404);

    const listed = await get(owner, `/box_designs/${id}/shares`);
    expect(listed.body).toEqual({ shares: [expect.objectContaining({ id: link.id, opened: 2 })] });
    expect((await get(stranger, `/box_designs/${id}/shares`)).status).toBe(404);
    const revoke = (token: string) => shop.call('DELETE', `/box_designs/${id}/shares/${link.id}`, { token });
    expect((await revoke(stranger)).status).toBe(404);
    expect((await get(stranger, `/box_designs/${id}`, access)).status).toBe(200);
    expect((await revoke(owner)).status).toBe(200);
    expect((await get(stranger, `/box_designs/${id}`, access)).status).toBe(404);
    expect((await get(owner, `/box_designs/${id}/shares`)).body).toEqual({ shares: [] });
  });

  it('keeps only the hash of its token, and ends on its day', async () => {
    const owner = await shop.visitor();
    const { id } = await shop.created(owner);
    const link = await share(owner, id, { days: 1 });
    const [row] = await shop.db.query<Record<string, unknown>>(
      sql`select * from design_shares where id = ${link.id}`,
    );
    expect(Buffer.from(row?.token_hash as Uint8Array)).toEqual(hashToken(link.token));
    expect(JSON.stringify(row)).not.toContain(link.token);
    await shop.db.execute(
      sql`update design_shares set expires_at = now() - interval '1 second' where id = ${link.id}`,
    );
    const access = { 'access-token': link.token };
    expect((await get(await shop.visitor(), `/box_designs/${id}`, access)).status).toBe(404);
  });

  it('is copied with its artwork where the share allows it', async () => {
    const owner = await shop.visitor();
    const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0a0' } })
      .png()
      .toBuffer();
    const uploaded = await shop.call('POST', '/assets', {
      token: owner,
      bytes: png,
      headers: { 'x-file-name': 'logo.png' },
    });
    const asset = uploaded.body as {
      sha256: string;
      name: string;
      mm: [number, number];
      px: [number, number];
    };
    const made = await shop.created(owner, { name: 'With a logo' });
    const sheet = painted(made.document);
    const document = {
      ...sheet,
      records: {
        ...sheet.records,
        [`asset:${asset.sha256}`]: {
          kind: 'asset',
          id: `asset:${asset.sha256}`,
          sha256: asset.sha256,
          name: asset.name,
          format: 'png',
          page: 1,
          mm: asset.mm,
          px: asset.px,
        },
      },
    };
    expect((await shop.save(owner, made.id, { rev: 1, document })).status).toBe(200);
    const link = await share(owner, made.id, { access: 'copy' });
    const stranger = await shop.visitor();
    const copied = await post(stranger, `/box_designs/${made.id}/duplicate`, undefined, {
      'access-token': link.token,
    });
    expect(design(copied)).toMatchObject({
      name: 'With a logo',
      source: 'box_designs',
      access: 'owner',
      rev: 1,
    });
    const copy = design(copied);
    expect(copy.id).not.toBe(made.id);
    // The new owner saves the copy, so its artwork is among theirs.
    const saved = await shop.save(stranger, copy.id, { rev: 1, name: 'Mine now', document: copy.document });
    expect(saved.status).toBe(200);
    expect(design(await get(stranger, `/box_designs/${copy.id}`))).toMatchObject({
      name: 'Mine now',
      rev: 2,
    });
    expect(design(await get(owner, `/box_designs/${made.id}`))).toMatchObject({
      name: 'With a logo',
      rev: 2,
    });
  });

  it('is mailed on request, once an hour to the same address', async () => {
    const owner = await shop.visitor();
    const { id } = await shop.created(owner, { name: 'Mailed' });
    const email = 'friend@example.com';
    const first = await share(owner, id, { access: 'copy', email });
    expect(await post(owner, `/box_designs/${id}/share`, { share: { email } })).toMatchObject({
      status: 429,
    });
    await shop.runJobs();
    const mails = (await shop.mails()).filter((mail) => mail.includes(`To: ${email}`));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(first.token);
    const outbox = await shop.db.query(sql`select payload from jobs where name = 'design.share-mail'`);
    expect(JSON.stringify(outbox)).not.toContain(email);
  });
});

describe('a design is taken over', () => {
  it('with its token, once; its old owner has it no more', async () => {
    const visitor = await shop.visitor();
    const made = await shop.created(visitor, { name: 'From my phone' });
    const token = made.design_token ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const account = await member();
    const take = (at: string, designToken: string | null) =>
      post(
        at,
        '/v3/users/me/designs',
        { id: made.id },
        designToken === null ? {} : { 'design-token': designToken },
      );
    expect((await take(account, null)).status).toBe(404);
    expect((await take(account, `${token}x`)).status).toBe(404);
    expect(design(await take(account, token))).toMatchObject({
      id: made.id,
      design_token: null,
      access: 'owner',
    });
    expect((await get(visitor, `/box_designs/${made.id}`)).status).toBe(404);
    expect((await get(account, `/box_designs/${made.id}`)).status).toBe(200);
    expect((await take(await member(), token)).status).toBe(404);
    // Repeated by the new owner, it is still theirs.
    expect((await take(account, token)).status).toBe(200);
  });

  it('never from an account, and a token of one design opens no other', async () => {
    const account = await member();
    const own = await shop.created(account);
    expect(own.design_token).toBeNull();
    const visitor = await shop.visitor();
    const [one, two] = [await shop.created(visitor), await shop.created(visitor)];
    const taken = await post(
      account,
      '/v3/users/me/designs',
      { id: two.id },
      { 'design-token': one.design_token ?? '' },
    );
    expect(taken.status).toBe(404);
    expect((await post(account, '/v3/users/me/designs', { id: 'nonsense' })).status).toBe(404);
  });
});

describe('a design of the first editor', () => {
  const v1 = {
    version: 1,
    id: '7f3a',
    product: { structure: 'fefco-0427', length: 212, width: 148, height: 61, thickness: 1.5 },
    print: { mode: 'print-color-hd', material: 'cardboard-natural' },
    sides: {
      top: {
        background: '#1C2F5C',
        items: [
          {
            type: 'text',
            x: 10,
            y: 70,
            width: 80,
            height: 10,
            value: 'Dzień dobry',
            points: 24,
            color: '#ff0000',
          },
        ],
      },
      front: { items: [] },
    },
  };
  const stored = async (token: string, document: object) => {
    const { body } = await get(token, '/users/me');
    const [row] = await shop.db.query<{ id: string }>(sql`
      insert into box_designs (user_id, name, product, configuration, document, status)
      values (${(body as { id: number }).id}, 'Old project', ${configuration.product}, ${json(configuration)},
        ${json(document)}, 'ready') returning id`);
    return row?.id ?? '';
  };

  it('is converted in place, once, and saved from then on like any other', async () => {
    const token = await shop.visitor();
    const id = await stored(token, v1);
    expect(design(await get(token, `/box_designs/${id}`))).toMatchObject({ document_version: 1, rev: 1 });
    const converted = design(await post(token, `/box_designs/${id}/convert_from_v1`));
    expect(converted).toMatchObject({ id, document_version: 2, rev: 2, design_status: 'ready' });
    const text = JSON.stringify(converted.document);
    expect(text).toContain('Dzień dobry');
    expect(text).toContain('#1c2f5c');
    expect(design(await get(token, `/box_designs/${id}`)).document).toEqual(converted.document);
    expect(design(await post(token, `/box_designs/${id}/convert_from_v1`))).toMatchObject({ rev: 2 });
    const saved = await shop.save(token, id, { rev: 2, document: converted.document });
    expect(saved.status).toBe(200);
    expect((await post(await shop.visitor(), `/box_designs/${id}/convert_from_v1`)).status).toBe(404);
  });

  it('that cannot be read, or is of another size, is refused and stays as it is', async () => {
    const token = await shop.visitor();
    const broken = await stored(token, { version: 1, sides: {} });
    expect(code(await post(token, `/box_designs/${broken}/convert_from_v1`))).toBe('design_invalid');
    const other = await stored(token, { ...v1, product: { ...v1.product, length: 300 } });
    expect(code(await post(token, `/box_designs/${other}/convert_from_v1`))).toBe('design_invalid');
    expect(design(await get(token, `/box_designs/${other}`))).toMatchObject({ document_version: 1, rev: 1 });
  });
});

describe('the reminder for the desktop', () => {
  const ask = (token: string, body: object) => post(token, '/box_designs/remind_on_desktop', body);
  const sku = 'mailer-box-full-color';

  it('is one mail with a link in the language asked for, and no second one within the hour', async () => {
    const token = await shop.visitor();
    const email = 'desk@example.com';
    const body = { email, locale: 'pl', sku, quantity: 240 };
    expect((await ask(token, body)).body).toEqual({});
    expect((await ask(token, body)).status).toBe(429);
    expect((await ask(await shop.visitor(), { ...body, email: 'DESK@example.com' })).status).toBe(429);
    await shop.runJobs();
    const mails = (await shop.mails()).filter((mail) => mail.includes(`To: ${email}`));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Projektuj dalej');
    expect(mails[0]).toContain(`quantity=240`);
    await shop.db.execute(
      sql`update design_mails set sent_at = now() - interval '61 minutes', hour = hour - 1`,
    );
    expect((await ask(token, body)).status).toBe(200);
  });

  it('of a design carries what takes it over', async () => {
    const token = await shop.visitor();
    const made = await shop.created(token);
    const email = 'other-desk@example.com';
    await ask(token, { email, locale: 'en', sku, quantity: 30, box_design_id: made.id });
    await shop.runJobs();
    const mail = (await shop.mails()).find((one) => one.includes(`To: ${email}`)) ?? '';
    const link = /design_token=([\w-]+)/.exec(mail)?.[1] ?? '';
    const desktop = await shop.visitor();
    const taken = await post(desktop, '/v3/users/me/designs', { id: made.id }, { 'design-token': link });
    expect(taken.status).toBe(200);
    const foreign = await ask(token, { email, locale: 'en', sku, quantity: 30, box_design_id: made.id });
    expect(foreign.status).toBe(404);
  });

  it('is bounded by caller and by address, also when asked for at once, and refuses what it cannot send', async () => {
    const token = await shop.visitor();
    const body = { email: 'many@example.com', locale: 'en', sku, quantity: 30 };
    const at = await Promise.all(Array.from({ length: 4 }, () => ask(token, body)));
    expect(at.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
    const products = ['product-box', 'shipping-box', 'tote-bag', 'cake-box', 'magnetic-box'];
    const statuses: number[] = [];
    for (const product of products) statuses.push((await ask(token, { ...body, sku: product })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(code(await ask(token, { ...body, sku: 'paper-aeroplane' }))).toBe('unknown_product');
    for (const bad of [{ email: 'a@b.example\r\nBcc: c@d.example' }, { quantity: 0 }, { sku: 'A B' }])
      expect((await ask(token, { ...body, ...bad })).status).toBe(422);
  });
});
