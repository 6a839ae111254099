/** @jest-environment jsdom */

import { setCurrentToken, setTokenReady } from '../api/token.ts';
import { acceptAll, savePreferences } from '../consent/preferences.ts';
import { setShopDocument } from '../document/shop-document.ts';
import { testDocument } from '../testing/document.ts';
import { startHttpServer } from '../testing/http-server.ts';
import { toConsentSignals } from './consent-signals.ts';
import { enqueue, resumeQueueing, startDelivery, stopDelivery } from './queue.ts';
import { startAnalytics } from './start.ts';
import { track } from './track.ts';

const item = { item_id: 'a', item_name: 'Box', price: 1, quantity: 30 };
const valued = { currency: 'EUR', value: 30, items: [item] };
const until = async (done: () => boolean) => {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 5));
};
const layer = (): unknown[] => window.dataLayer ?? [];
const events = () => layer().filter((entry) => !('length' in (entry as object)));
const commands = () =>
  layer()
    .filter((entry) => 'length' in (entry as object))
    .map((entry) => [...(entry as ArrayLike<unknown> & Iterable<unknown>)]);

let server: Awaited<ReturnType<typeof startHttpServer>>;
beforeAll(async () => {
  server = await startHttpServer(({ path }) => ({
    json: path === '/api/ip' ? { ip: '::1', country_iso: 'PL', source: 'network' } : { stored: true },
  }));
  setTokenReady(Promise.resolve());
  setCurrentToken('tok');
  setShopDocument({
    ...testDocument,
    region: 'pl',
    cohort: 'c1',
    releaseSet: { ...testDocument.releaseSet, id: 'set1' },
    apiOrigin: server.origin,
    analytics: { tagId: '', writeKey: '', cdn: '' },
  });
});
afterAll(() => server.close());

it('maps every category to its signals, all seven', () => {
  expect(toConsentSignals({})).toEqual({
    functionality_storage: 'denied',
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    security_storage: 'denied',
    personalization_storage: 'denied',
  });
  const granted = Object.entries(toConsentSignals({ advertising: true, essential: true })).filter(
    ([, state]) => state === 'granted',
  );
  expect(granted.map(([name]) => name).sort()).toEqual([
    'ad_personalization',
    'ad_storage',
    'ad_user_data',
    'personalization_storage',
    'security_storage',
  ]);
});

it('says denied first, keeps events until analytics is allowed, then delivers them in order', async () => {
  startAnalytics();
  expect(commands()).toEqual([['consent', 'default', toConsentSignals({})]]);
  track.viewItem(valued, 'mf-catalogue');
  track.addToCart(valued, 'mf-catalogue');
  expect(events()).toEqual([]);
  acceptAll();
  track.viewCart(valued, 'mf-checkout');
  await until(() => events().length === 3);
  expect(events()).toMatchObject([{ event: 'view_item' }, { event: 'add_to_cart' }, { event: 'view_cart' }]);
  expect(events()[0]).toEqual({
    event: 'view_item',
    ...valued,
    value_eur: 30,
    margin_eur: 9,
    remote: 'mf-catalogue',
    version: '',
    region: 'pl',
    cohort: 'c1',
    releaseSet: 'set1',
  });
  expect(commands().at(-1)).toEqual([
    'consent',
    'update',
    toConsentSignals({ functional: true, analytics: true, advertising: true, essential: true }),
  ]);
});

it('delivers nothing after a refusal, not even later what happened meanwhile', async () => {
  const before = events().length;
  savePreferences({ functional: true, analytics: false, advertising: false });
  track.viewCart(valued, 'mf-checkout');
  acceptAll();
  track.login({ method: 'password' }, 'mf-account');
  await until(() => events().length > before);
  expect(events().slice(before)).toMatchObject([{ event: 'login' }]);
});

it('drops what waited when the answer is no', () => {
  const sent: string[] = [];
  stopDelivery();
  resumeQueueing();
  enqueue('login', {}, 'shell');
  stopDelivery();
  startDelivery(({ event }) => sent.push(event));
  expect(sent).toEqual([]);
});

it('names the page without the token in its address', () => {
  window.history.replaceState(null, '', '/customOffer/c2VjcmV0');
  const paths: string[] = [];
  startDelivery(({ path }) => paths.push(path));
  enqueue('page_view', {}, 'shell');
  expect(paths).toEqual(['/customOffer/:token']);
});
