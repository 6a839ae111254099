import { type ReceivedRequest, startHttpServer, type TestReply } from '../../src/testing/http-server.ts';

/** Successive pages of a measuring browser, with a server that records their requests. */
export const measuringPages = () => {
  let server: Awaited<ReturnType<typeof startHttpServer>>;
  /** Custom server replies of a test, and the recorded requests. */
  const net = {
    answer: (_request: ReceivedRequest): TestReply | undefined => undefined,
    get server() {
      return server;
    },
  };
  const replies: Readonly<Record<string, object>> = {
    '/api/ip': { ip: '::1', country_iso: 'PL', source: 'network' },
  };
  beforeAll(async () => {
    server = await startHttpServer(
      (request) => net.answer(request) ?? { json: replies[request.path] ?? { stored: true } },
    );
  });
  afterAll(async () => {
    for (let heard = -1; heard !== server.received.length; ) {
      heard = server.received.length;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    await server.close();
  });

  // All pages share the same large packages: only the kit starts anew per page.
  for (const name of ['@segment/analytics-next', '@shop/contracts', 'axios', 'react']) {
    const whole: unknown = jest.requireActual(name);
    jest.doMock(name, () => whole);
  }
  /** Tokens of this test's pages: late requests of an earlier page do not count. */
  const tokens: string[] = [];
  let made = 0;
  let refuse: () => void = () => undefined;
  const cookies = new Map<string, string>();
  const written = new Map<string, string>();
  const ours = ['ph-traffic', 'ph-attribution', 'ph-first-touch', 'ph-country'];

  /** Starts a new page: modules are loaded again, as after a page load; cookies stay. */
  async function page({
    search = '/',
    referrer = '',
    config = { tagId: '', writeKey: '', cdn: '' } as object | null,
  } = {}) {
    jest.resetModules();
    window.history.replaceState(null, '', search);
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    jest
      .spyOn(document, 'cookie', 'get')
      .mockImplementation(() => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/Max-Age=0;/.test(text)) cookies.delete(name);
      else cookies.set(name, value);
      written.set(name, text);
    });
    const { setShopDocument } = await import('../../src/document/shop-document.ts');
    const { testDocument } = await import('../../src/testing/document.ts');
    const token = await import('../../src/api/token.ts');
    token.setTokenReady(Promise.resolve());
    tokens.push(`tok-${++made}`);
    token.setCurrentToken(tokens.at(-1));
    const { httpClient } = await import('../../src/api/api-service.ts');
    httpClient.defaults.timeout = 2_000;
    setShopDocument({
      ...testDocument,
      region: 'pl',
      cookieDomain: 'shop.test',
      apiOrigin: server.origin,
      ...(config === null ? {} : { analytics: config as { tagId: string; writeKey: string; cdn: string } }),
    });
    const consent = await import('../../src/consent/preferences.ts');
    refuse = consent.essentialOnly;
    const { startAnalytics } = await import('../../src/analytics/start.ts');
    const { track } = await import('../../src/analytics/track.ts');
    const batch = await import('../../src/analytics/measure/batch.ts');
    return { ...consent, startAnalytics, track, batch };
  }
  const kept = (name: string): Record<string, unknown> =>
    JSON.parse(decodeURIComponent(cookies.get(name) ?? 'null')) as Record<string, unknown>;
  const until = async (done: () => boolean) => {
    while (!done()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const calls = (path: string) =>
    server.received
      .filter(
        ({ path: asked, headers }) => asked === path && tokens.includes(String(headers['x-spree-token'])),
      )
      .map(({ body }) => JSON.parse(body) as Record<string, never>);
  const settled = () =>
    until(
      () =>
        calls('/api/v2/segment_sessions/create').length > 0 ||
        calls('/api/v2/segment_sessions/append').length > 0,
    );

  beforeEach(() => {
    tokens.length = 0;
    cookies.clear();
    written.clear();
    server.received.length = 0;
    net.answer = () => undefined;
    window.dataLayer = [];
    delete window.analyticsDisabled;
    delete window.Sentry;
    delete window.gtag;
    Reflect.deleteProperty(window, 'analytics');
    localStorage.clear();
  });
  /** A page left over from an earlier test stores nothing any more. */
  afterEach(() => {
    refuse();
    jest.restoreAllMocks();
  });
  return { net, page, kept, until, calls, settled, cookies, written, ours };
};
