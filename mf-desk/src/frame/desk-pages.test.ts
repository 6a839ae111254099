import { routesOf } from '@shop/contracts';
import { deskGroups } from './desk-pages.ts';
import { addressIn } from './market-switch.tsx';

it('has every page of the desk once: as an entry, or with the list it belongs to', () => {
  const shown = deskGroups.flatMap(({ pages }) => pages.flatMap(({ route, also = [] }) => [route, ...also]));
  expect([...shown].sort()).toEqual([...routesOf('mf-desk')].sort());
});

it('leads to the same page in another market, whatever the document’s first page was', () => {
  expect(addressIn('https://packwright.ro/desk/orders', '/desk/orders/R1')).toBe(
    'https://packwright.ro/desk/orders/R1',
  );
  expect(addressIn('/desk/orders?region=ro', '/desk/vat')).toBe('/desk/vat?region=ro');
  expect(addressIn('/sv-se/desk/orders', '/ro-ro/desk/vat')).toBe('/sv-se/desk/vat');
  // A document that began outside the desk knows no address of the desk there.
  expect(addressIn('/sv-se', '/desk/vat')).toBe('/sv-se');
});
