/** @jest-environment jsdom */
import { withChoice } from './address-elsewhere.ts';

it('takes what was chosen on a page along to its other languages and regions, and nothing about the place', () => {
  expect(withChoice('/produkte/x?locale=de-DE', '?locale=en-US&l=310&h=9.5&region=eu&q=240')).toBe(
    '/produkte/x?locale=de-DE&l=310&h=9.5&q=240',
  );
  expect(withChoice('https://packwright.pl/szukaj', '?q=t%C4%99cza%20%26%20pud%C5%82o&q=2')).toBe(
    'https://packwright.pl/szukaj?q=t%C4%99cza+%26+pud%C5%82o&q=2',
  );
  expect(withChoice('/sv-se', '?appType=app')).toBe('/sv-se');
});
