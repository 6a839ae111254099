/** @jest-environment node */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { fixtureManifest, fixtureSettings } from './host.fixture.ts';
import { registerHost } from './register-host.ts';

const app = Fastify();
let port = 0;
beforeAll(async () => {
  registerHost(app, {
    settings: fixtureSettings,
    registry: {
      releases: async () => ({
        shell: fixtureManifest('shell'),
        'mf-catalogue': fixtureManifest('mf-catalogue'),
      }),
      asset: async () => null,
    },
    clock: () => new Date('2026-11-28T12:00:00Z'),
  });
  app.get('/api/heard', async ({ url, host }) => ({ url, host }));
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** Returns the raw response: every HTTP client normalises an address before it sends it. */
const send = async (target: string, host = 'localhost:8080', method = 'GET') => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  return {
    status: Number(answer.split(' ')[1]),
    location: /^location: (.*?)\r$/im.exec(answer)?.[1],
    answer,
  };
};

describe('a request that names the whole address', () => {
  it('is answered as the path is', async () => {
    const { status, answer } = await send('http://localhost:8080/?region=pl');
    expect(status).toBe(200);
    expect(answer).toContain('<link rel="canonical" href="http://localhost:8080/?region=pl">');
    expect(await send('HTTP://localhost:8080?region=se')).toMatchObject({ status: 302, location: '/sv-se' });
    expect(await send('http://localhost:8080')).toMatchObject({ status: 200 });
    expect((await send('http://localhost:8080/api/heard?a=1')).answer).toContain(
      '{"url":"/api/heard?a=1","host":"localhost:8080"}',
    );
    expect((await send('http://localhost:8080/api/none', 'localhost:8080', 'POST')).status).toBe(404);
    expect((await send('http://localhost:8080/robots.txt')).answer).toContain('User-agent');
  });

  it('is for the host that it names, whatever the header says', async () => {
    const { status, answer } = await send('http://shop.localhost:8080/?region=pl', 'evil.example');
    expect(status).toBe(200);
    expect(answer).toContain('href="http://shop.localhost:8080/?region=pl"');
    expect(answer).not.toContain('evil.example');
  });

  it.each([
    'http://evil.example/',
    'http://localhost:8080@evil.example/',
    'http://evil.example?/localhost:8080/',
    'https://evil.example/.localhost/',
    'http://localhost:99999/',
  ])('%s is for no host of ours', async (target) => {
    const { status, location } = await send(target);
    expect([400, 421]).toContain(status);
    expect(location).toBeUndefined();
  });

  it('leads to no other host by its path', async () => {
    const { status, location } = await send('http://localhost:8080//evil.example/?region=pl');
    expect([status, location]).toEqual([302, '/evil.example/?region=pl']);
  });
});
