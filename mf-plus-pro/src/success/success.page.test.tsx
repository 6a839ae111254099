/** @jest-environment jsdom */
import {
  problemBody,
  renderPage,
  signInAs,
  startTestShop,
  type TestReply,
  type TestShop,
  testDocument,
  testUser,
} from '@shop/kit/testing';
import { screen } from '@testing-library/react';
import words from '../../locales/en-US.json';
import later from '../../locales/later/en-US.json';
import { createTestCompany } from '../orders/orders.fixture.ts';
import { Component } from './success.page.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => signInAs(testUser));

const open = (reply: TestReply, supportsPlus = true) => {
  shop.replyWith(() => reply);
  return renderPage(Component, {
    remote: 'mf-plus-pro',
    words: { ...words, ...later },
    document: { ...shop.document, market: { ...testDocument.market, supportsPlus } },
  });
};
const isOffered = () => screen.queryByRole('link', { name: words.company.found.title }) !== null;
const noCompanies = { json: { companies: [] } };

it('says nothing of a company before it is known whether there is one, nor when that cannot be read', async () => {
  const view = await open({ ...noCompanies, delayMs: 400 });
  expect([isOffered(), screen.queryByText(later.success.step.members.title)]).toEqual([false, null]);
  expect(await screen.findByRole('link', { name: words.company.found.title })).not.toBeNull();
  view.unmount();
  await open(problemBody('internal', 500));
  expect(await screen.findByRole('alert')).not.toBeNull();
  expect([isOffered(), screen.queryByText(later.success.step.members.title)]).toEqual([false, null]);
});

it('leads a member to the company’s orders, and offers no company where there is no Plus', async () => {
  const view = await open({ json: { companies: [createTestCompany('admin')] } });
  expect(await screen.findByText(later.success.title)).not.toBeNull();
  expect(screen.getByRole('link', { name: words.orders.title })).not.toBeNull();
  view.unmount();
  await open(noCompanies, false);
  expect(await screen.findByText(words.company.notOffered.title)).not.toBeNull();
  expect(isOffered()).toBe(false);
});
