import { sql } from 'drizzle-orm';
import { type AccountShop, password, staff, startAccountShop } from './account.fixture.ts';

let shop: AccountShop;
beforeAll(async () => {
  shop = await startAccountShop();
});
afterAll(() => shop.cleanup());

describe('sessions', () => {
  const list = async (token: string) =>
    (
      (await shop.call('GET', '/v1/users/me/sessions', { token })).body as {
        sessions: { id: string; device: string | null; current: boolean }[];
      }
    ).sessions;

  it('are listed with their devices and ended one by one or all others at once, only by their owner', async () => {
    const { email, token } = await shop.member();
    const phone = ((await shop.signIn(email)).body as { token: string }).token;
    const tablet = ((await shop.signIn(email, password, 'Tab\u00adlet\u009f')).body as { token: string })
      .token;
    const all = await list(token);
    expect(all.map(({ device, current }) => [device, current])).toEqual(
      expect.arrayContaining([
        ['Firefox on a desk', true],
        ['Safari on a phone', false],
        ['Tablet', false],
      ]),
    );
    const id = all.find(({ device }) => device === 'Tablet')?.id ?? '';
    const stranger = await shop.member();
    expect((await shop.call('DELETE', `/v1/users/me/sessions/${id}`, { token: stranger.token })).status).toBe(
      404,
    );
    expect((await shop.me(tablet)).status).toBe(200);
    expect((await shop.call('DELETE', `/v1/users/me/sessions/${id}`, { token })).status).toBe(200);
    expect((await shop.me(tablet)).status).toBe(401);
    expect((await shop.call('DELETE', '/v1/users/me/sessions', { token })).body).toEqual({ ended: 1 });
    expect((await shop.me(phone)).status).toBe(401);
    expect((await shop.me(token)).status).toBe(200);
  });

  it('end with a changed password, whose reply holds the new token', async () => {
    const { email, token } = await shop.member();
    const phone = ((await shop.signIn(email)).body as { token: string }).token;
    const change = (current: string, next: string) =>
      shop.call('PUT', '/v1/users/me/password', {
        token,
        body: { current_password: current, password: next },
      });
    expect((await change('not it', 'another-good-one')).body).toMatchObject({ code: 'wrong_credentials' });
    expect((await change(password, 'password123')).body).toMatchObject({ code: 'weak_password' });
    const done = await change(password, 'another-good-one');
    const fresh = (done.body as { token: string }).token;
    expect([
      (await shop.me(token)).status,
      (await shop.me(phone)).status,
      (await shop.me(fresh)).status,
    ]).toEqual([401, 401, 200]);
    expect((await shop.mailed(email)).some((mail) => mail.includes('password was changed'))).toBe(true);
    expect((await shop.signIn(email)).status).toBe(422);
    expect((await shop.signIn(email, 'another-good-one')).status).toBe(200);
  });

  it('of an account end after 31 days without use, and use extends them', async () => {
    const { token, id } = await shop.member();
    const days = async () =>
      Number(
        (
          await shop.db.query<{ days: number }>(sql`
            select round(extract(epoch from expires_at - now()) / 86400)::int as days from user_tokens where user_id = ${id}`)
        )[0]?.days,
      );
    expect(await days()).toBe(31);
    await shop.db.execute(sql`
      update user_tokens set expires_at = now() + interval '2 days', last_used_at = now() - interval '2 hours'
      where user_id = ${id}`);
    await shop.me(token);
    expect(await days()).toBe(31);
    await shop.db.execute(
      sql`update user_tokens set expires_at = now() - interval '1 second' where user_id = ${id}`,
    );
    expect((await shop.me(token)).status).toBe(401);
  });
});

describe('the small calls', () => {
  it('remember where the caller was and where the goods go, and the open cart’s tax follows', async () => {
    const token = await shop.visitor();
    const ask = (method: string, path: string, body?: object) =>
      shop.call(method, path, { token, headers: { 'x-region': 'eu' }, ...(body ? { body } : {}) });
    const { number } = (await ask('POST', '/v2/orders', { currency: 'EUR' })).body as { number: string };
    await ask('POST', `/v2/orders/${number}/line_item`, { line_item: { variant_id: 101, quantity: 100 } });
    const rate = async () =>
      ((await ask('GET', `/orders/${number}`)).body as { taxes: { rate: string; country_iso: string }[] })
        .taxes[0];
    await ask('POST', '/v2/users/save_last_used_location', { country_iso: 'SE', zip_code: '111 22' });
    const set = await ask('POST', '/v2/users/set_shipping_destination', {
      country_iso: 'DE',
      zip_code: '10115',
    });
    expect(set.body).toMatchObject({ shipping_destination: { country_iso: 'DE', zip_code: '10115' } });
    expect(await rate()).toMatchObject({ rate: '19.00', country_iso: 'DE' });
    await ask('POST', '/v2/users/set_shipping_destination', { country_iso: 'SE' });
    expect(await rate()).toMatchObject({ rate: '25.00', country_iso: 'SE' });
    expect((await ask('GET', '/users/me')).body).toMatchObject({
      last_used_location: { country_iso: 'SE', zip_code: '111 22' },
      shipping_destination: { country_iso: 'SE', zip_code: null },
    });
    expect(
      (await ask('POST', '/v2/users/set_shipping_destination', { country_iso: 'QX' })).body,
    ).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'country_iso' }],
    });
  });

  it('keep how the caller can be reached, theirs alone', async () => {
    const { email, token, id } = await shop.member();
    const save = (as: string, body: object) =>
      shop.call('POST', `/v2/users/${id}/contact_information`, {
        token: as,
        body: { contact_information: body },
      });
    expect((await save(token, { phone: '+48 600 100 200', company_name: 'Tektura' })).body).toEqual({
      data: {
        id,
        type: 'contact_information',
        attributes: {
          first_name: 'Ola',
          last_name: null,
          company_name: 'Tektura',
          email,
          phone: '+48 600 100 200',
        },
      },
    });
    // What nobody can see is not stored.
    expect(
      (await save(token, { company_name: '\u202eTek\u200btura\u202c', last_name: 'No\u00adwak' })).body,
    ).toMatchObject({ data: { attributes: { company_name: 'Tektura', last_name: 'Nowak' } } });
    expect((await save(token, { phone: '0048 600-100-200' })).body).toMatchObject({
      data: { attributes: { phone: '+48 600 100 200' } },
    });
    expect((await save(token, { phone: '-----', last_name: '555' })).body).toMatchObject({
      code: 'invalid_input',
      fields: [
        { path: 'contact_information.last_name', code: 'wrong_format' },
        { path: 'contact_information.phone', code: 'wrong_format' },
      ],
    });
    expect((await save(token, { company_name: null, email: 'Desk@Example.com' })).body).toMatchObject({
      data: { attributes: { company_name: null, email: 'desk@example.com', phone: '+48 600 100 200' } },
    });
    expect((await shop.me(token)).body).toMatchObject({
      email,
      phone: '+48 600 100 200',
      company_name: null,
    });
    const other = await shop.member();
    expect((await save(other.token, { phone: '+48 1111111' })).status).toBe(404);
    expect((await shop.me(token)).body).toMatchObject({ phone: '+48 600 100 200' });
  });

  it('reveal the first name behind a valid segmentation token alone', async () => {
    const { token, id } = await shop.member();
    const { segmentation_token } = (await shop.me(token)).body as { segmentation_token: string };
    const name = async (of: string) =>
      (await shop.call('GET', `/users/get_user_first_name?segmentation_token=${of}`)).body;
    expect(await name(segmentation_token)).toEqual({ first_name: 'Ola' });
    for (const forged of [
      `${id}.`,
      `${id}.AAAAAAAAAAAAAAAAAAAAAA`,
      `${segmentation_token}x`,
      'x',
      `${id + 1}.${segmentation_token.split('.')[1]}`,
    ])
      expect(await name(forged)).toEqual({ first_name: null });
    expect((await shop.me(await shop.visitor())).body).toMatchObject({ segmentation_token: null });
  });

  it('name the order manager that staff assigned, and null otherwise', async () => {
    const { token, id } = await shop.member();
    const current = async () => (await shop.call('GET', '/orders/managers/current', { token })).body;
    expect(await current()).toBeNull();
    const made = await shop.call('POST', '/v1/order_managers', {
      headers: staff,
      body: { order_manager: { name: 'Ewa Lis', email: 'Ewa@shop.example', avatar: '/images/ewa.webp' } },
    });
    const manager = made.body as { id: number };
    const assign = (who: number | null, as: object = { headers: staff }, user = id) =>
      shop.call('PUT', `/v1/users/${user}/order_manager`, { ...as, body: { order_manager_id: who } });
    expect((await assign(manager.id, { token })).status).toBe(404);
    expect(await current()).toBeNull();
    expect((await assign(manager.id)).status).toBe(200);
    expect(await current()).toEqual({
      name: 'Ewa Lis',
      email: 'ewa@shop.example',
      avatar: '/images/ewa.webp',
    });
    expect((await assign(999_999)).status).toBe(404);
    expect((await assign(manager.id, { headers: staff }, 999_999)).status).toBe(404);
    const all = await shop.call('GET', '/v1/order_managers', { headers: staff });
    expect(all.body).toMatchObject({ order_managers: [{ id: manager.id, name: 'Ewa Lis' }] });
    expect((await assign(null)).status).toBe(200);
    expect(await current()).toBeNull();
  });

  it('guess the country from the trusted proxy, then from the languages, then not at all', async () => {
    const ip = async (headers: Record<string, string>) => (await shop.call('GET', '/ip', { headers })).body;
    expect(await ip({ 'cf-ipcountry': 'pl', 'x-forwarded-for': '203.0.113.9' })).toEqual({
      ip: '203.0.113.9',
      country_iso: 'PL',
      source: 'network',
    });
    expect(await ip({ 'cf-ipcountry': 'XX', 'accept-language': 'en, sv-SE;q=0.9' })).toMatchObject({
      country_iso: 'SE',
      source: 'language',
    });
    expect(await ip({ 'accept-language': 'en' })).toMatchObject({ country_iso: null, source: null });
  });
});

describe('signing in with a visitor', () => {
  it('invariant 18: loses nothing the visitor had, doubles nothing, and takes nobody else’s', async () => {
    const { email, id } = await shop.member();
    const visitor = await shop.visitor();
    const stranger = await shop.visitor();
    const headers = { 'x-region': 'pl' };
    const idOf = async (token: string) => ((await shop.me(token)).body as { id: number }).id;
    const address = {
      firstname: 'Jan',
      lastname: 'Kowalski',
      address1: 'Prosta 1',
      city: 'Warszawa',
      zipcode: '00-838',
      country_iso: 'PL',
      phone: '+48 600 100 200',
    };
    for (const token of [visitor, stranger])
      await shop.call('POST', `/v2/users/${await idOf(token)}/addresses`, { token, body: { address } });
    await shop.call('PUT', `/users/${await idOf(visitor)}`, {
      token: visitor,
      body: { user: { company_name: 'Pudła SA' } },
    });
    await shop.call('POST', '/v2/users/set_shipping_destination', {
      token: visitor,
      body: { country_iso: 'DE' },
    });
    const cart = (
      await shop.call('POST', '/v2/orders', { token: visitor, headers, body: { currency: 'PLN' } })
    ).body as { number: string };
    await shop.call('POST', `/v2/orders/${cart.number}/line_item`, {
      token: visitor,
      headers,
      body: { line_item: { variant_id: 101, quantity: 70 } },
    });
    const twice = await Promise.all(
      [1, 2].map(() =>
        shop.call('POST', '/sign_in', { token: visitor, body: { user: { email, password } } }),
      ),
    );
    const token =
      twice
        .map(({ body }) => (body as { token?: string }).token)
        .find((one): one is string => one !== undefined) ?? '';
    expect((await shop.me(token)).body).toMatchObject({
      id,
      first_name: 'Ola',
      company_name: 'Pudła SA',
      shipping_destination: { country_iso: 'DE' },
    });
    const saved = (await shop.call('GET', `/v2/users/${id}/addresses`, { token })).body as {
      data: unknown[];
    };
    expect(saved.data).toHaveLength(1);
    const order = (await shop.call('GET', `/orders/${cart.number}`, { token })).body as {
      line_items: { quantity: number }[];
    };
    expect(order.line_items.map(({ quantity }) => quantity)).toEqual([70]);
    const strangers = await shop.call('GET', `/v2/users/${await idOf(stranger)}/addresses`, {
      token: stranger,
    });
    expect((strangers.body as { data: unknown[] }).data).toHaveLength(1);
    expect((await shop.me(visitor)).status).toBe(401);
  });
});
