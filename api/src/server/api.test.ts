import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { identity } from '../identity/identity.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [identity()] });
}, 60_000);
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
    const region = await shop.call('GET', '/users/anonymous', { headers: { 'x-region': 'atlantis' } });
    expect(region.status).toBe(422);
    expect(region.body).toMatchObject({ fields: [{ path: 'X-Region', code: 'not_offered' }] });
  });

  it('keeps tokens out of its log', async () => {
    const token = await shop.visitor();
    await shop.call('GET', '/users/me', { token });
    expect(shop.logLines().join('')).toContain('"route":"/api/users/me"');
    expect(shop.logLines().join('')).not.toContain(token);
  });
});
