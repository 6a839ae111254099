import {
  answerDialog,
  clearToasts,
  isDialogOpen,
  renderPage,
  signInAs,
  startTestShop,
  type TestShop,
  testUser,
} from '@shop/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { answerRequest, type CompaniesServer } from './company.fixture.ts';
import { Component } from './company.page.tsx';

export const texts = words.company;

/** Returns a sentence with its values filled in. */
export const interpolate = (sentence: string, values: Readonly<Record<string, string>>) =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** Returns a shop for the tests of one file, with its page. */
export function startCompanyShop() {
  // jsdom has no modal dialogs; these tests do not need the top layer.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    signInAs(testUser);
    clearToasts();
  });
  return {
    /** Opens the page with the data of `server`. */
    open: (server: CompaniesServer, { at = '/', market = {} } = {}) => {
      shop.replyWith(answerRequest(server));
      shop.received.length = 0;
      const { market: defaultMarket } = shop.document;
      const document = defaultMarket
        ? { ...shop.document, market: { ...defaultMarket, ...market } }
        : shop.document;
      return renderPage(Component, { remote: 'mf-plus-pro', words, document, path: '/', at });
    },
    replyWith: (...args: Parameters<TestShop['replyWith']>) => shop.replyWith(...args),
    received: () => shop.received,
    /** Returns the writes: method, path after the API's version, and body. */
    writes: () =>
      shop.received
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path, body }) => [
          `${method} ${path.replace(/^.*\/v2\//, '')}`,
          JSON.parse(body || '{}'),
        ]),
  };
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
/** Answers the confirmation dialog. */
export const answer = async (yes: boolean) => {
  await waitFor(() => expect(isDialogOpen()).toBe(true));
  await act(async () => answerDialog(yes));
};

/** Fills the form with `nowak`. */
export const fillIn = () => {
  type(texts.name, ' Nowak GmbH ');
  type(texts.address.firstname, 'Ada');
  type(texts.address.lastname, 'Nowak');
  type(texts.address.address1, 'Prosta 1');
  type(texts.address.zipcode, '10115');
  type(texts.address.city, 'Berlin');
  type(texts.address.phone, '+49 30 123456');
};
export const nowak = {
  name: 'Nowak GmbH',
  vat_id: null,
  electronic_address: null,
  address: {
    ...{ firstname: 'Ada', lastname: 'Nowak', address1: 'Prosta 1', address2: null, city: 'Berlin' },
    ...{ zipcode: '10115', country_iso: 'DE', state_name: null, phone: '+49 30 123456' },
  },
};
