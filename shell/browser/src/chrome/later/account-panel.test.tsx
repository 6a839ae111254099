/** @jest-environment jsdom */
import { listAccountPages } from '@shop/contracts';
import { renderPage, signInAs, testDocument, testUser } from '@shop/kit/testing';
import { screen, within } from '@testing-library/react';
import { createRef } from 'react';
import terms from '../../../../../shared/kit/terms/en-US.json';
import words from '../../../locales/en-US.json';
import { AccountPanel } from './account-panel.tsx';

const Menu = () => <AccountPanel id="mine" root={createRef()} onClose={() => undefined} />;
const open = async (supportsPlus: boolean, at = '/') => {
  const market = { ...testDocument.market, supportsPlus };
  const view = await renderPage(Menu, { remote: 'shell', words, document: { ...testDocument, market }, at });
  const menu = screen.getByRole('navigation', { name: words.account.menu });
  const entries = within(menu).getAllByRole('link');
  return { entries: entries.map(({ textContent }) => textContent), unmount: view.unmount };
};

it.each([true, false])(
  'lists the pages of the account navigation in its order and by its terms (Plus: %s)',
  async (supportsPlus) => {
    signInAs(testUser);
    const { entries, unmount } = await open(supportsPlus);
    // Without a dictionary of terms, the name of an entry is its id.
    expect(entries).toEqual(listAccountPages({ supportsPlus }));
    unmount();
  },
);

it('has a word for each entry', () => {
  const named: Readonly<Record<string, { readonly name: string }>> = terms.accountPage;
  expect(Object.keys(named)).toEqual(listAccountPages({ supportsPlus: true }));
});

it('adds the release desk for the staff alone', async () => {
  signInAs({ ...testUser, staff: true });
  const { entries, unmount } = await open(false);
  expect(entries.at(-1)).toBe(words.account.desk);
  unmount();
});
