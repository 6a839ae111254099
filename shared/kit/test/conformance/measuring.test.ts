/** @jest-environment jsdom */
import { trackEvents } from '@shop/contracts';
import { measuringPages } from './measuring.fixture.ts';

const { net, page, kept, until, calls, settled, cookies, ours } = measuringPages();

it('stores nothing and calls nobody before consent, and takes all of its own away after a refusal', async () => {
  const { startAnalytics, acceptAll, essentialOnly, track } = await page({ search: '/?utm_source=x' });
  startAnalytics();
  track.login({ method: 'password' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([...cookies.keys()]).toEqual([]);
  expect(localStorage).toHaveLength(0);
  expect(net.server.received).toEqual([]);
  acceptAll();
  await until(() => ours.every((name) => cookies.has(name)));
  essentialOnly();
  expect([...cookies.keys()]).toEqual(['ph-pref']);
});

it('stores nothing of an answer that comes after a refusal', async () => {
  net.answer = () => ({ json: { ip: '::1', country_iso: 'PL', source: 'network' }, delayMs: 60 });
  const { startAnalytics, acceptAll, essentialOnly } = await page();
  startAnalytics();
  acceptAll();
  await until(() => net.server.received.length > 0);
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
    net.answer = ({ path }) =>
      path === '/api/v1/segment_proxies/track' ? { dropConnection: true } : undefined;
    await batch.flush();
    net.answer = () => undefined;
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

describe('errors of analytics', () => {
  it('go to the reporter if there is one, else they are thrown', async () => {
    await page();
    const { reportError } = await import('../../src/analytics/measure/report.ts');
    const captureException = jest.fn();
    window.Sentry = { captureException };
    const error = new Error('bad event');
    await reportError(error);
    expect(captureException).toHaveBeenCalledWith(error);
    delete window.Sentry;
    await expect(reportError(error)).rejects.toBe(error);
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
