/** @jest-environment jsdom */
import { addPageQuery } from './switched-address.ts';

it('takes what was chosen on a page along to its other languages and regions, and nothing about the place', () => {
  expect(addPageQuery('/produkte/x?locale=de-DE', '?locale=en-US&l=310&h=9.5&region=eu&q=240')).toBe(
    '/produkte/x?locale=de-DE&l=310&h=9.5&q=240',
  );
  expect(addPageQuery('https://packwright.pl/szukaj', '?q=t%C4%99cza%20%26%20pud%C5%82o&q=2')).toBe(
    'https://packwright.pl/szukaj?q=t%C4%99cza+%26+pud%C5%82o&q=2',
  );
  expect(addPageQuery('/sv-se', '?appType=app')).toBe('/sv-se');
});

it('takes nothing along of what led the visitor here: a change of the language is no second arrival', () => {
  const ids = 'gclid gbraid wbraid dclid fbclid msclkid ttclid li_fat_id twclid _ga _gl'.split(' ');
  const arrival = ['utm_source', 'utm_campaign', 'ps_partner_key', 'anonymousId', 'fromRegion', ...ids];
  const search = new URLSearchParams([
    ...arrival.map((name) => [name, 'x']),
    ['l', '310'],
    ['referral', 'BOX7'],
  ]);
  expect(addPageQuery('/x', `?${search}`)).toBe('/x?l=310&referral=BOX7');
});
