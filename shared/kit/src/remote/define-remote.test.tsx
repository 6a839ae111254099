/** @jest-environment jsdom */
import type { ShopDocument } from '@shop/contracts';
import { useTranslation } from 'react-i18next';
import { setShopDocument } from '../document/shop-document.ts';
import { i18n, startI18n } from '../i18n/instance.ts';
import { testDocument } from '../testing/document.ts';
import { defineRemote } from './define-remote.tsx';

type Picks = ShopDocument['releaseSet']['picks'];

const words: Readonly<Record<string, object>> = {
  'pl-PL': { 'mf-quotes': { heading: 'Wycena' } },
  'en-US': { 'mf-quotes': { heading: 'Quote' } },
};

function Page() {
  const { t } = useTranslation('mf-quotes' as never);
  return <h1>{t('heading' as never)}</h1>;
}
const remote = defineRemote({
  name: 'mf-quotes',
  contract: '^1.0',
  routes: { quote: { lazy: () => Promise.resolve({ Component: Page }) } } as never,
});

/** Mounts the remote on the page as the server rendered it, in Polish. */
beforeAll(() => {
  window.scrollTo = () => undefined;
});
async function mountServedPage(isLost: (locale: string) => boolean) {
  const file = (locale: string) => ({ file: locale, sri: '' });
  const pick = {
    base: '/',
    words: { 'pl-PL': file('pl-PL'), 'en-US': file('en-US') },
  } as unknown as Picks[string];
  setShopDocument({
    ...testDocument,
    locale: 'pl-PL',
    route: { id: 'quote', params: {} },
    releaseSet: { ...testDocument.releaseSet, picks: { 'mf-quotes': pick } },
  });
  window.fetch = (async (url: string) => {
    const locale = url.slice(1);
    return { ok: !isLost(locale), status: 503, json: async () => words[locale] };
  }) as unknown as typeof fetch;
  await startI18n('pl-PL');
  window.history.replaceState({}, '', '/quote');
  document.body.innerHTML = '<div data-served="mf-quotes"><h1>Wycena</h1></div>';
  const container = document.querySelector('div') as HTMLElement;
  const served = container.querySelector('h1');
  const props = {
    domElement: container,
    name: 'mf-quotes',
    onReady: jest.fn(),
    onFailed: jest.fn(),
  } as never;
  await remote.mount(props);
  const seen = { texts: container.textContent, isSame: container.querySelector('h1') === served };
  await remote.unmount(props);
  return seen;
}

let reported: jest.SpyInstance;
const reports = () => reported.mock.calls.map(([first]) => String(first));
beforeEach(() => {
  reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  reported.mockRestore();
  for (const locale of ['pl-PL', 'en-US']) i18n.removeResourceBundle(locale, 'mf-quotes');
});

it('hydrates the page that the server rendered', async () => {
  expect(await mountServedPage(() => false)).toEqual({ texts: 'Wycena', isSame: true });
  expect(reports()).toEqual([]);
});

it('replaces the page that the server rendered when its words cannot be loaded', async () => {
  expect(await mountServedPage((locale) => locale === 'pl-PL')).toEqual({ texts: 'Quote', isSame: false });
  expect(reports()).toEqual(['Error: failed to load a language']);
});
