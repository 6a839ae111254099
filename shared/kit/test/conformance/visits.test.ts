/** @jest-environment jsdom */
import { measuringPages } from './measuring.fixture.ts';

const { net, page, kept, until, calls, settled, cookies, written } = measuringPages();

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
    net.server.received.length = 0;
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
    net.server.received.length = 0;
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
    const { clickDataHeader } = await import('../../src/api/click-data.ts');
    expect(JSON.parse(clickDataHeader()['X-Click-Data'] ?? '')).toEqual({
      originClient: 'browser',
      country: 'PL',
      gclid: 'g-1',
    });
    const { startAnalytics, savePreferences } = await page({ search: '/?gclid=g-1' });
    startAnalytics();
    savePreferences({ functional: false, analytics: true, advertising: false });
    const again = await import('../../src/api/click-data.ts');
    await until(() => again.clickDataHeader()['X-Click-Data'] !== undefined);
    expect(JSON.parse(again.clickDataHeader()['X-Click-Data'] ?? '')).not.toHaveProperty('gclid');
  });

  it('takes the ad click off the calls at the moment at which advertising is refused', async () => {
    const { startAnalytics, acceptAll, savePreferences } = await page({ search: '/?gclid=g-1' });
    const { clickDataHeader } = await import('../../src/api/click-data.ts');
    const told = () => clickDataHeader()['X-Click-Data'];
    startAnalytics();
    acceptAll();
    await until(() => told()?.includes('g-1') === true);
    savePreferences({ functional: false, analytics: true, advertising: false });
    expect(told()).toBeUndefined();
    await until(() => told() !== undefined);
    expect(told()).not.toContain('g-1');
  });

  it('logs and reports that the country cannot be stored, and goes on', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const captureException = jest.fn();
    window.Sentry = { captureException };
    net.answer = ({ path }) => (path === '/api/ip' ? { status: 500 } : undefined);
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
