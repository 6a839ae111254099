/** @jest-environment jsdom */
import { allows, savePreferences, startConsent } from '../../src/consent/preferences.ts';
import { setShopDocument } from '../../src/document/shop-document.ts';
import { testDocument } from '../../src/testing/document.ts';

const written: string[] = [];
let cookies = '';
beforeEach(() => {
  written.length = 0;
  cookies = '';
  localStorage.clear();
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies);
  jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text);
  });
});
afterEach(() => jest.restoreAllMocks());
const onHosts = (cookieDomain: string) => setShopDocument({ ...testDocument, cookieDomain });
const choice = { functional: true, analytics: false, advertising: false, essential: true };

it('takes the choice along to the other hosts of the shop, where the latest counts', () => {
  onHosts('shop.test');
  savePreferences({ functional: true, analytics: false, advertising: false });
  expect(written).toEqual([
    `ph-pref=${encodeURIComponent(JSON.stringify(choice))}; Path=/; Max-Age=31536000; SameSite=Lax; Domain=shop.test`,
  ]);
  localStorage.setItem('ph-pref', JSON.stringify({ ...choice, functional: false, analytics: true }));
  cookies = `ph-pref=${encodeURIComponent(JSON.stringify(choice))}`;
  startConsent();
  expect([allows('functional'), allows('analytics')]).toEqual([true, false]);
});

it('keeps it in local storage alone where there is one host', () => {
  onHosts('');
  savePreferences({ functional: true, analytics: false, advertising: false });
  expect(written).toEqual([]);
  expect(JSON.parse(localStorage.getItem('ph-pref') ?? '')).toEqual(choice);
});

it('counts essential as on with any other category, whatever an old choice says', () => {
  onHosts('');
  localStorage.setItem('ph-pref', JSON.stringify({ ...choice, essential: false }));
  startConsent();
  expect(allows('essential')).toBe(true);
});
