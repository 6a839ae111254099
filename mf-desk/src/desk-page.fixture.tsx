import { renderPage, signInAs, startTestShop, type TestShop, testUser } from '@shop/kit/testing';
import type { ComponentType } from 'react';
import words from '../locales/en-US.json';

// jsdom does not implement showModal() and close().
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

// jsdom lays nothing out: without a height no row of a table would be in view.
for (const size of ['clientHeight', 'clientWidth'])
  Object.defineProperty(Element.prototype, size, { configurable: true, value: 700 });

/** Signs the reader in as somebody of the staff. */
export const signInAsStaff = (): void => signInAs({ ...testUser, staff: true });

/**
 * Starts an API for the page tests of a file, and signs in somebody of the staff before each. `replyWith` sets what it
 * answers, `received` is what it was asked since the test began.
 */
export const startDeskShop = () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    shop.received.length = 0;
    sessionStorage.clear();
    signInAsStaff();
  });
  return {
    get received() {
      return shop.received;
    },
    replyWith: (...how: Parameters<TestShop['replyWith']>) => shop.replyWith(...how),
    /** Renders a page at an address, in a shop with this document. */
    open: (
      page: ComponentType,
      { at = '/', path = '/', document = {} }: { at?: string; path?: string; document?: object } = {},
    ) =>
      renderPage(page, { remote: 'mf-desk', words, document: { ...shop.document, ...document }, path, at }),
    /** What was sent to it by one method, or by all but GET. */
    writes: () => shop.received.filter(({ method }) => method !== 'GET'),
  };
};
