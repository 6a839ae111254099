/** @jest-environment jsdom */
import { problemBody, renderPage, signInAs, startTestShop, type TestShop, testUser } from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import later from '../../locales/later/en-US.json';
import { Component } from './pro.page.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const { pro } = later;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: pro.send }));
const posts = () => shop.received.filter(({ method }) => method === 'POST');
const open = () =>
  renderPage(Component, { remote: 'mf-plus-pro', words: { ...words, ...later }, document: shop.document });

it('marks what is missing, sends the request as the contract wants it, and shows refusals at their fields', async () => {
  signInAs({ ...testUser, company_name: 'Lis Studio' });
  await open();
  type(pro.field.fullName, '');
  send();
  await waitFor(() => expect(screen.getAllByText(pro.error.blank)).toHaveLength(2));
  expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(`^${pro.field.fullName}`)));
  expect(posts()).toEqual([]);
  type(pro.field.fullName, 'Ola Lis');
  type(pro.field.email, 'ola@example.com');
  type(pro.field.website, 'lis.example');
  type(pro.field.type, 'agency');
  type(pro.field.volume, '500-2000');
  const fields = [
    { path: 'pro_request.phone', code: 'wrong_format', message: 'no', example: '+48 512 345 678' },
    { path: 'pro_request.company_name', code: 'wrong_format', message: 'no' },
  ];
  shop.replyWith(() => problemBody('invalid_input', 422, { fields }));
  send();
  expect(await screen.findByText('Enter a phone number such as +48 512 345 678.')).not.toBeNull();
  expect(screen.getByText('Enter the name in letters or digits, without links.')).not.toBeNull();
  shop.replyWith(() => ({ status: 201, json: { id: 12, email: 'ola@example.com' } }));
  type(pro.field.company, 'Lis');
  send();
  expect(await screen.findByText(/Your request number is 12\./)).not.toBeNull();
  const last = posts().at(-1);
  expect(last?.path).toMatch(/_pro_requests$/);
  expect(JSON.parse(last?.body ?? '')).toMatchObject({
    pro_request: {
      company_name: 'Lis',
      full_name: 'Ola Lis',
      email: 'ola@example.com',
      phone: null,
      website: 'https://lis.example',
      business_type: 'agency',
      monthly_volume: '500-2000',
      message: null,
    },
  });
});
