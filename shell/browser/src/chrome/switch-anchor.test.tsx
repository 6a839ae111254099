/** @jest-environment jsdom */
import { setShopDocument } from '@shop/kit/shell';
import { testDocument } from '@shop/kit/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SwitchAnchor } from './switch-anchor.tsx';

const placesAt = (page: string) => ({
  languages: [
    { locale: 'de-DE', name: 'Deutsch', href: `/de/${page}?locale=de-DE` },
    { locale: 'fr-FR', name: 'Français', href: `/fr/${page}?locale=fr-FR` },
  ],
  regions: [{ region: 'pl', name: 'Polska', href: `https://packwright.pl/${page}` }],
});
const asked: string[] = [];
beforeAll(() => {
  setShopDocument({ ...testDocument, ...placesAt('first') } as typeof testDocument);
  performance.getEntriesByType = () => [{ name: `${window.location.origin}/first` } as PerformanceEntry];
  global.fetch = async (address) => {
    asked.push(String(address));
    const text = JSON.stringify(placesAt('second'));
    const page: Pick<Response, 'text'> = {
      text: async () => `<script type="application/json" id="shop-document">${text}</script>`,
    };
    return page as Response;
  };
});

it('has the address of the page on screen when it is reached for, though that page came without a document', async () => {
  window.history.replaceState(null, '', '/first');
  const { languages, regions } = placesAt('first');
  render(
    [...languages, ...regions].map(({ href, name }) => (
      <SwitchAnchor key={href} href={href}>
        {name}
      </SwitchAnchor>
    )),
  );
  const link = (name: string) => screen.getByRole('link', { name });
  window.history.pushState(null, '', '/second?l=310&locale=en-US');
  fireEvent.pointerEnter(link('Deutsch'));
  await waitFor(() => expect(link('Deutsch').getAttribute('href')).toBe('/de/second?locale=de-DE&l=310'));
  fireEvent.focus(link('Français'));
  await waitFor(() => expect(link('Français').getAttribute('href')).toBe('/fr/second?locale=fr-FR&l=310'));
  fireEvent.pointerEnter(link('Polska'));
  await waitFor(() => expect(link('Polska').getAttribute('href')).toBe('https://packwright.pl/second?l=310'));
  expect(asked).toEqual(['/second?l=310&locale=en-US']);
  window.history.pushState(null, '', '/first');
  fireEvent.pointerEnter(link('Deutsch'));
  await waitFor(() => expect(link('Deutsch').getAttribute('href')).toBe('/de/first?locale=de-DE'));
});
