/** @jest-environment jsdom */
import { renderPage, signInAs, startTestShop, type TestShop, testUser } from '@shop/kit/testing';
import { screen } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { InvoiceTable } from './invoice-table.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const link = '/api/invoices/FV-1/xml?expires=1&signature=a';
const invoice = (profiles: readonly string[]) => ({
  number: 'FV-1',
  kind: 'normal',
  order_number: 'R1',
  currency: 'EUR',
  total: '123.00',
  tax_total: '23.00',
  issued_at: '2026-11-29T12:00:00Z',
  refers_to: null,
  pdf_url: '/api/invoices/FV-1/pdf',
  ubl_url: `${link}&syntax=ubl`,
  cii_url: `${link}&syntax=cii`,
  formats: profiles.map((profile) => ({ profile, url: `${link}&profile=${profile}` })),
});
const open = async (isBusiness: boolean, profiles: readonly string[]) => {
  signInAs(testUser);
  shop.replyWith(() => ({ json: { invoices: [invoice(profiles)] } }));
  await renderPage(() => <InvoiceTable orderNumber="R1" signedIn isBusiness={isBusiness} />, {
    remote: 'mf-account',
    words,
    document: shop.document,
  });
  await screen.findByText('FV-1');
};
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('offers a company each format of its invoice, and says what the others need', async () => {
  await open(true, ['en16931', 'ksef']);
  expect(hrefOf('FV-1 as KSeF FA(3)')).toBe(`${link}&profile=ksef`);
  expect(hrefOf('FV-1 as EN 16931')).toBe(`${link}&profile=en16931`);
  expect(screen.queryByRole('link', { name: 'FV-1 as Peppol BIS' })).toBeNull();
  expect(screen.getByText(words.invoices.lacksAddress)).not.toBeNull();
});

it('offers a consumer the file of the standard alone', async () => {
  await open(false, ['en16931', 'peppol', 'xrechnung']);
  expect(hrefOf('FV-1 as XML')).toBe(`${link}&syntax=ubl`);
  expect(screen.queryByRole('link', { name: 'FV-1 as XRechnung' })).toBeNull();
});
