/** @jest-environment jsdom */
import type { Order } from '@shop/contracts';
import { renderPage, testDocument } from '@shop/kit/testing';
import words from '../../locales/en-US.json';
import { ForCompany } from './for-company.tsx';

const told = async (order: Partial<Order>) => {
  const { container } = await renderPage(() => <ForCompany order={order as Order} />, {
    remote: 'mf-account',
    words,
    document: testDocument,
  });
  return container.textContent;
};

it('names the company of an order and its own number of it, and nothing of one’s own', async () => {
  const company = { id: 3, name: 'Nowak & Synowie' };
  expect(await told({ company, po_number: 'PO-7' })).toBe(
    'Ordered for Nowak & Synowie, purchase order number PO-7.',
  );
  expect(await told({ company, po_number: null })).toBe('Ordered for Nowak & Synowie.');
  expect(await told({ company: null, po_number: null })).toBe('');
});
