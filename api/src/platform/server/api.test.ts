import { identity } from '../../../test/domains.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [identity()] });
});
afterAll(() => shop.cleanup());

describe('the server', () => {
  it('makes a visitor and knows it by its token', async () => {
    const token = await shop.visitor();
    expect(token.length).toBeGreaterThanOrEqual(43);
    const me = await shop.call('GET', '/users/me', { token });
    expect(me.status).toBe(200);
    expect(me.body).toMatchObject({ anonymous: true, email: null, spree_api_key: token });
  });

  it('answers problems with code, sentence and request id', async () => {
    const reply = await shop.call('GET', '/users/me', { headers: { 'x-request-id': 'request-0001' } });
    expect(reply.status).toBe(401);
    expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(reply.body).toMatchObject({ code: 'unauthorized', status: 401, request_id: 'request-0001' });
    expect((reply.body as { error: string }).error).toMatch(/Sign in/);
  });

  it('answers 405 with Allow, 404 for unknown paths, 422 for an unknown region', async () => {
    const token = await shop.visitor();
    const wrong = await shop.call('POST', '/users/me', { token, body: {} });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await shop.call('GET', '/nothing/here')).status).toBe(404);
    const malformed = await fetch(`${shop.url}/%E0%A4%A`);
    expect([malformed.status, malformed.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
    const region = await shop.call('GET', '/users/anonymous', { headers: { 'x-region': 'atlantis' } });
    expect(region.status).toBe(422);
    expect(region.body).toMatchObject({ fields: [{ path: 'X-Region', code: 'not_offered' }] });
  });

  it('refuses bodies that are not JSON or cannot be stored, never with a 500', async () => {
    const token = await shop.visitor();
    const post = async (body: string, type = 'application/json') => {
      const reply = await fetch(`${shop.url}/api/sign_in`, {
        method: 'POST',
        headers: { 'content-type': type, 'x-spree-token': token },
        body,
      });
      return [reply.status, ((await reply.json()) as { code: string }).code];
    };
    const refused = [422, 'invalid_input'];
    expect(await post('{"user":')).toEqual(refused);
    expect(await post('')).toEqual(refused);
    expect(await post('null')).toEqual(refused);
    expect(await post('{}')).toEqual(refused);
    expect(await post('<xml/>', 'text/xml')).toEqual(refused);
    expect(await post(String.raw`{"user":{"email":"a\u0000@example.com","password":"x"}}`)).toEqual(refused);
    expect(await post(String.raw`{"user":{"email":"a@example.com","password":"\ud800"}}`)).toEqual(refused);
    expect(await post(`{"user":{"email":"a@example.com","password":"${'x'.repeat(2_000_000)}"}}`)).toEqual(
      refused,
    );
    expect((await shop.call('PUT', '/users/1%00', { token, body: { user: {} } })).status).toBe(404);
    expect((await shop.call('GET', '/users/%E0%A4%A')).status).toBeLessThan(500);
  });

  it('limits how often one address may call, and says when to come back', async () => {
    const strict = await startTestApi({
      domains: () => [identity()],
      db: shop.db,
      settings: { rateLimitFactor: 0.1 },
    });
    const replies = [];
    for (let call = 0; call < 13; call += 1) replies.push(await strict.call('GET', '/users/anonymous'));
    await strict.cleanup();
    const last = replies.at(-1);
    expect([replies[0]?.status, last?.status]).toEqual([200, 429]);
    expect(last?.body).toMatchObject({ code: 'rate_limited' });
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('keeps tokens out of its log', async () => {
    const token = await shop.visitor();
    await shop.call('GET', '/users/me', { token });
    expect(shop.logLines().join('')).toContain('"route":"/api/users/me"');
    expect(shop.logLines().join('')).not.toContain(token);
  });
});
