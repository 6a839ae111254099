/** @jest-environment jsdom */
import { trackEvents } from '@shop/contracts';
import { type Answer, type Received, startHttpServer } from '../../src/testing/http-server.ts';

// Waits end when what is waited for is there; a busy machine takes longer.
jest.setTimeout(30_000);

let answer: (request: Received) => Answer | undefined = () => undefined;
let server: Awaited<ReturnType<typeof startHttpServer>>;
const replies: Readonly<Record<string, object>> = {
  '/api/ip': { ip: '::1', country_iso: 'PL', source: 'network' },
};
beforeAll(async () => {
  server = await startHttpServer(
    (request) => answer(request) ?? { json: replies[request.path] ?? { stored: true } },
  );
});
afterAll(async () => {
  for (let heard = -1; heard !== server.received.length; ) {
    heard = server.received.length;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  await server.close();
});

// The same large packages for every page: what begins anew with a page is the kit alone.
for (const name of ['@segment/analytics-next', '@shop/contracts', 'axios', 'react']) {
  const whole: unknown = jest.requireActual(name);
  jest.doMock(name, () => whole);
}
/** Tokens of this test's pages: what an earlier page still has to say is not theirs. */
const tokens: string[] = [];
let made = 0;
let refuse: () => void = () => undefined;
const cookies = new Map<string, string>();
const written = new Map<string, string>();
const ours = ['ph-traffic', 'ph-attribution', 'ph-first-touch', 'ph-country'];

/** A page of its own: modules begin anew, as after a page load; cookies stay. */
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
    .filter(({ path: asked, headers }) => asked === path && tokens.includes(String(headers['x-spree-token'])))
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
  answer = () => undefined;
  window.dataLayer = [];
  delete window.analyticsDisabled;
  delete window.Sentry;
  delete window.gtag;
  Reflect.deleteProperty(window, 'analytics');
  localStorage.clear();
});
/** A page that a test leaves behind stores nothing any more. */
afterEach(() => {
  refuse();
  jest.restoreAllMocks();
});

it('stores nothing and calls nobody before consent, and takes all of its own away after a refusal', async () => {
  const { startAnalytics, acceptAll, essentialOnly, track } = await page({ search: '/?utm_source=x' });
  startAnalytics();
  track.login({ method: 'password' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([...cookies.keys()]).toEqual([]);
  expect(localStorage).toHaveLength(0);
  expect(server.received).toEqual([]);
  acceptAll();
  await until(() => ours.every((name) => cookies.has(name)));
  essentialOnly();
  expect([...cookies.keys()]).toEqual(['ph-pref']);
});

it('stores nothing of an answer that comes after a refusal', async () => {
  answer = () => ({ json: { ip: '::1', country_iso: 'PL', source: 'network' }, after: 60 });
  const { startAnalytics, acceptAll, essentialOnly } = await page();
  startAnalytics();
  acceptAll();
  await until(() => server.received.length > 0);
  essentialOnly();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect([...cookies.keys()]).toEqual(['ph-pref']);
});

describe('what goes to the server', () => {
  it('is one batch as its contract says, each event once, with the consent it has', async () => {
    const { startAnalytics, acceptAll, track, batch } = await page();
    startAnalytics();
    track.pageView({ page: '/products/a', route: 'product' }, 'shell');
    acceptAll();
    track.login({ method: 'password' }, 'mf-account');
    await until(() => (window.dataLayer ?? []).filter((entry) => 'event' in (entry as object)).length === 2);
    await batch.flush();
    const [body] = calls('/api/v1/segment_proxies/track');
    expect(trackEvents.body?.safeParse(body)).toMatchObject({ success: true });
    expect(body).toMatchObject({
      batch: [
        { event: 'page_view', properties: { page: 'product-page', route: 'product' } },
        {
          event: 'login',
          properties: { method: 'password' },
          anonymousId: kept('ph-traffic').client_id,
          context: {
            consent: {
              categoryPreferences: { functional: true, analytics: true, advertising: true, essential: true },
            },
            release: { remote: 'mf-account', region: 'pl' },
            session: { session_number: 1 },
          },
        },
      ],
    });
  });

  it('is sent again with the same ids when there is no answer', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { startAnalytics, acceptAll, track, batch } = await page();
    startAnalytics();
    acceptAll();
    track.login({ method: 'password' });
    await until(() => (window.dataLayer ?? []).some((entry) => 'event' in (entry as object)));
    answer = ({ path }) => (path === '/api/v1/segment_proxies/track' ? { drop: true } : undefined);
    await batch.flush();
    answer = () => undefined;
    await batch.flush();
    const [lost, again] = calls('/api/v1/segment_proxies/track').map(({ batch }) => batch);
    expect(lost).toHaveLength(1);
    expect(again).toEqual(lost);
  });

  it('is nothing once consent is withdrawn', async () => {
    const { startAnalytics, acceptAll, essentialOnly, track, batch } = await page();
    startAnalytics();
    acceptAll();
    track.login({ method: 'password' });
    await until(() => (window.dataLayer ?? []).some((entry) => 'event' in (entry as object)));
    essentialOnly();
    await batch.flush();
    expect(calls('/api/v1/segment_proxies/track')).toEqual([]);
  });
});

describe('the session', () => {
  const begin = async (search = '/') => {
    const { startAnalytics, acceptAll } = await page({ search });
    startAnalytics();
    acceptAll();
    await settled();
    return kept('ph-traffic');
  };
  const later = (minutes: number) => {
    const { seen, ...rest } = kept('ph-traffic');
    cookies.set(
      'ph-traffic',
      encodeURIComponent(JSON.stringify({ ...rest, seen: Number(seen) - minutes * 60_000 })),
    );
    server.received.length = 0;
  };

  it('goes on for 30 minutes under one id; the next has the next number; both are kept for six months', async () => {
    const first = await begin();
    expect(first).toMatchObject({ session_number: 1, session_id: expect.stringMatching(/^\d{10}$/) });
    expect(calls('/api/v2/segment_sessions/create')).toMatchObject([
      { session_id: first.session_id, session_number: 1, client_id: first.client_id },
    ]);
    // 183 days in seconds.
    expect(written.get('ph-traffic')).toContain('Max-Age=15811200;');
    later(29);
    expect(await begin()).toMatchObject({ session_id: first.session_id, session_number: 1 });
    expect(calls('/api/v2/segment_sessions/append')).toHaveLength(1);
    later(30);
    expect(await begin()).toMatchObject({ session_number: 2, client_id: first.client_id });
  });

  it('adopts the anonymousId of the address, if it can be one', async () => {
    expect(await begin('/?anonymousId=from-landing')).toMatchObject({ client_id: 'from-landing' });
    cookies.clear();
    server.received.length = 0;
    expect(await begin('/?anonymousId=%3Cscript%3E')).not.toMatchObject({ client_id: '<script>' });
  });

  it('is one for as long as the page lasts where cookies are disabled; events go on', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    const { startAnalytics, acceptAll, track, batch } = await page();
    startAnalytics();
    acceptAll();
    track.login({ method: 'password' });
    track.signUp({ method: 'password' });
    await settled();
    await batch.flush();
    const [body] = calls('/api/v1/segment_proxies/track') as unknown as {
      batch: { anonymousId: string }[];
    }[];
    expect(body?.batch).toHaveLength(2);
    expect(new Set(body?.batch.map(({ anonymousId }) => anonymousId)).size).toBe(1);
    expect(warn.mock.calls.map(([error]) => String(error))).toContain('Error: cookies are disabled');
    expect(window.analyticsDisabled).toBeUndefined();
  });

  it('is known by the ids of Google’s tag where the operator has loaded it', async () => {
    const values: Readonly<Record<string, unknown>> = {
      client_id: '1.2',
      session_id: '77',
      session_number: '4',
    };
    window.gtag = (_command, tagId, field, reply) => reply(tagId === 'G-1' ? values[field] : undefined);
    const { startAnalytics, acceptAll } = await page({ config: { tagId: 'G-1', writeKey: '', cdn: '' } });
    startAnalytics();
    acceptAll();
    await settled();
    expect(calls('/api/v2/segment_sessions/create')).toMatchObject([
      { client_id: '1.2', session_id: '77', session_number: 4 },
    ]);
  });

  it('stands by its own ids when the client id cannot be looked up, which is told at debug level alone', async () => {
    const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    const louder = (['log', 'warn', 'error'] as const).map((level) => jest.spyOn(console, level));
    window.Sentry = { captureException: jest.fn() };
    window.gtag = () => {
      throw new Error('no tag');
    };
    const { startAnalytics, acceptAll } = await page({ config: { tagId: 'G-1', writeKey: '', cdn: '' } });
    startAnalytics();
    acceptAll();
    await settled();
    expect(debug.mock.calls.map(([first]) => String(first))).toContain(
      'The client id of the tag cannot be read',
    );
    for (const level of louder) expect(level).not.toHaveBeenCalled();
    expect(window.Sentry.captureException).not.toHaveBeenCalled();
    expect(calls('/api/v2/segment_sessions/create')).toMatchObject([
      { client_id: kept('ph-traffic').client_id },
    ]);
  });
});

describe('attribution', () => {
  const arrive = async (search: string, referrer = '') => {
    const { startAnalytics, acceptAll } = await page({ search, referrer });
    startAnalytics();
    acceptAll();
    await until(() => cookies.has('ph-attribution') && cookies.has('ph-country'));
    await settled();
    return kept('ph-attribution');
  };
  const later = (hours: number) => {
    const { at, seen, ...rest } = kept('ph-attribution');
    const past = { at: Number(at) - hours * 3_600_000, seen: Number(seen) - hours * 3_600_000 };
    cookies.set('ph-attribution', encodeURIComponent(JSON.stringify({ ...rest, ...past })));
  };

  it('is kept for 365 days and holds for 24 hours', async () => {
    expect(await arrive('/?utm_source=news&utm_medium=(none)&utm_campaign=spring')).toMatchObject({
      type: 'campaign',
      source: 'news',
      campaign: 'spring',
    });
    expect(kept('ph-attribution')).not.toHaveProperty('medium');
    expect(written.get('ph-attribution')).toContain('Max-Age=31536000;');
    expect(written.get('ph-country')).toContain('Max-Age=31536000;');
    later(23);
    expect(await arrive('/')).toMatchObject({ source: 'news' });
    // 25 hours after it came, 2 hours after the last page.
    later(2);
    expect(await arrive('/')).toMatchObject({ type: 'direct' });
  });

  it('outlives its 24 hours in a session that is under way, which ends after 30 minutes', async () => {
    await arrive('/', 'https://search.example/x');
    const { at: _at, seen: _seen, ...rest } = kept('ph-attribution');
    const put = (minutes: number) =>
      cookies.set(
        'ph-attribution',
        encodeURIComponent(
          JSON.stringify({ ...rest, at: Date.now() - 25 * 3_600_000, seen: Date.now() - minutes * 60_000 }),
        ),
      );
    put(29);
    expect(await arrive('/')).toMatchObject({ type: 'referral', source: 'search.example' });
    put(31);
    expect(await arrive('/')).toMatchObject({ type: 'direct' });
  });

  it('tells the calls of the ad click, the country and the client, the click only with consent to advertising', async () => {
    await arrive('/?gclid=g-1');
    window.history.replaceState(null, '', '/cart/');
    const { clickData } = await import('../../src/api/click-data.ts');
    expect(JSON.parse(clickData()['X-Click-Data'] ?? '')).toEqual({
      originClient: 'browser',
      country: 'PL',
      gclid: 'g-1',
    });
    const { startAnalytics, savePreferences } = await page({ search: '/?gclid=g-1' });
    startAnalytics();
    savePreferences({ functional: false, analytics: true, advertising: false });
    const again = await import('../../src/api/click-data.ts');
    await until(() => again.clickData('')['X-Click-Data'] !== undefined);
    expect(JSON.parse(again.clickData('')['X-Click-Data'] ?? '')).not.toHaveProperty('gclid');
  });

  it('logs and reports that the country cannot be stored, and goes on', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const captureException = jest.fn();
    window.Sentry = { captureException };
    answer = ({ path }) => (path === '/api/ip' ? { status: 500 } : undefined);
    const { startAnalytics, acceptAll } = await page();
    startAnalytics();
    acceptAll();
    await until(() => captureException.mock.calls.length > 0);
    expect(error.mock.calls.map(([first]) => String(first))).toContain(
      'The country of the attribution could not be stored',
    );
    await until(() => calls('/api/v1/acquisition_attributions').length === 1);
  });

  it('skips an empty partner key', async () => {
    await arrive('/?ps_partner_key=%20&utm_source=a');
    expect(calls('/api/v2/users/register_partnerstack_key')).toEqual([]);
    cookies.clear();
    await arrive('/?ps_partner_key=anna');
    await until(() => calls('/api/v2/users/register_partnerstack_key').length > 0);
    expect(calls('/api/v2/users/register_partnerstack_key')).toMatchObject([
      { partnerstack_data: { partner_key: 'anna' } },
    ]);
  });
});

describe('the first touch', () => {
  it('is registered once, without what counts as absent', async () => {
    const search = '/?utm_source=(none)&utm_medium=cpc&utm_term=%20';
    for (const _visit of [1, 2]) {
      const { startAnalytics, acceptAll } = await page({ search });
      startAnalytics();
      acceptAll();
      await settled();
      await until(() => cookies.has('ph-first-touch'));
    }
    expect(calls('/api/users/register_first_touch')).toEqual([
      {
        first_touch: { type: 'campaign', medium: 'cpc', clientId: kept('ph-traffic').client_id },
        context: expect.anything(),
      },
    ]);
  });

  it('raises Failed to register a first touch event, and reports why', async () => {
    const captureException = jest.fn();
    window.Sentry = { captureException };
    await page();
    const { registerFirstTouch } = await import('../../src/analytics/measure/first-touch.ts');
    const failed = registerFirstTouch({ search: '', path: '/', referrer: 'http://%' }, 'c');
    await expect(failed).rejects.toThrow('Failed to register a first touch event');
    expect(captureException).toHaveBeenCalledTimes(1);
    expect(captureException.mock.calls[0]?.[0]).toMatchObject({ name: 'TypeError' });
  });
});

describe('errors of analytics', () => {
  it('go to the reporter if there is one, else they are thrown', async () => {
    await page();
    const { report } = await import('../../src/analytics/measure/report.ts');
    const captureException = jest.fn();
    window.Sentry = { captureException };
    const error = new Error('bad event');
    await report(error);
    expect(captureException).toHaveBeenCalledWith(error);
    delete window.Sentry;
    await expect(report(error)).rejects.toBe(error);
  });
});

describe('the library', () => {
  it('is missed with the warning Config not found; events go on', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { startAnalytics, acceptAll, track } = await page({ config: null });
    startAnalytics();
    acceptAll();
    track.login({ method: 'password' });
    await until(() => (window.dataLayer ?? []).some((entry) => 'event' in (entry as object)));
    expect(warn.mock.calls).toEqual([['Config not found']]);
  });

  const cdn = { tagId: '', writeKey: 'key', cdn: 'https://cdn.test' };
  const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://cdn.test"]');
  afterEach(() => script()?.remove());

  it('comes from its CDN before consent where one is configured, then without storage; calls queue until it is ready', async () => {
    const { startAnalytics, acceptAll, track } = await page({ config: cdn });
    startAnalytics();
    await until(() => script() !== null);
    expect(script()?.src).toBe('https://cdn.test/analytics.js/v1/key/analytics.min.js');
    expect(window.analytics).toMatchObject({
      _writeKey: 'key',
      _loadOptions: { disableClientPersistence: true, initialPageview: false },
    });
    expect([...cookies.keys()]).toEqual([]);
    acceptAll();
    track.login({ method: 'password' });
    track.signUp({ method: 'password' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((window.dataLayer ?? []).filter((entry) => 'event' in (entry as object))).toEqual([]);
    const told: string[] = [];
    window.analytics = { initialized: true, track: (name: string) => told.push(name) };
    await until(() => told.length === 2);
    expect(told).toEqual(['login', 'sign_up']);
  });

  it('is Blocked: the log says so, the flag is set, and events go on', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    const { startAnalytics, acceptAll, track } = await page({ config: cdn });
    startAnalytics();
    acceptAll();
    await until(() => script() !== null);
    expect(window.analyticsDisabled).toBeUndefined();
    script()?.dispatchEvent(new Event('error'));
    track.login({ method: 'password' });
    await until(() => (window.dataLayer ?? []).some((entry) => 'event' in (entry as object)));
    expect(log.mock.calls).toEqual([['Blocked']]);
    expect(window.analyticsDisabled).toBe(true);
  });
});

describe('debug flags', () => {
  const tracked = async () => {
    const { startAnalytics, acceptAll, track, batch } = await page();
    startAnalytics();
    acceptAll();
    track.login({ method: 'password' });
    await settled();
    await batch.flush();
    await until(() => calls('/api/v1/segment_proxies/track').length > 0);
    return (window.dataLayer ?? []).filter((entry) => 'event' in (entry as object));
  };

  it('gtagDisabled keeps events from Google’s tag', async () => {
    cookies.set('gtagDisabled', 'true');
    expect(await tracked()).toEqual([]);
  });

  it('ga4_debug_mode_enabled marks them', async () => {
    cookies.set('ga4_debug_mode_enabled', 'true');
    expect(await tracked()).toMatchObject([{ event: 'login', debug_mode: true }]);
  });
});
