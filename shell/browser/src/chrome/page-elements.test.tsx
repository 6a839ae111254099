/** @jest-environment jsdom */
import { savePreferences } from '@shop/kit/consent';
import { preferences, setShopDocument, startI18n } from '@shop/kit/shell';
import { testDocument } from '@shop/kit/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { Announcements } from './announcements.tsx';
import { isOwnSite } from './later/own-site.ts';
import { chooseTheme, recallTheme } from './theme.ts';
import { UntranslatedArea } from './untranslated-area.tsx';

beforeAll(async () => {
  setShopDocument(testDocument);
  await startI18n('en-US');
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const elements = { announcements: [{ id: 'a', text: 'Closed on Monday.' }], proUntranslated: true };
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  preferences.set({});
  setShopDocument({ ...testDocument, elements });
});

describe('what a visitor sets for comfort', () => {
  it('stays in this tab without consent and is kept for good with it', () => {
    chooseTheme('dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect([localStorage.getItem('theme'), sessionStorage.getItem('theme')]).toEqual([null, 'dark']);
    savePreferences({ functional: true, analytics: false, advertising: false });
    chooseTheme('light');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('is recalled at the next start, and only from where it may be kept', () => {
    localStorage.setItem('theme', 'dark');
    recallTheme();
    expect(document.documentElement.dataset.theme).toBe('system');
    preferences.set({ functional: true });
    recallTheme();
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});

it('an announcement that is closed stays closed, and only that one', () => {
  setShopDocument({
    ...testDocument,
    elements: { ...elements, announcements: [...elements.announcements, { id: 'b', text: 'New boards.' }] },
  });
  const { unmount } = render(<Announcements />);
  const [first] = screen.getAllByRole('button');
  if (first) fireEvent.click(first);
  expect(screen.queryByText('Closed on Monday.')).toBeNull();
  unmount();
  render(<Announcements />);
  expect(screen.queryByText('Closed on Monday.')).toBeNull();
  expect(screen.getByText('New boards.')).not.toBeNull();
});

describe('a link into Pro', () => {
  const followed = (href: string) => {
    const { unmount, container } = render(
      <>
        <UntranslatedArea />
        <a href={href}>Packaging for suppliers</a>
      </>,
    );
    const link = container.querySelector('a');
    let reached = false;
    link?.addEventListener('click', (event) => {
      reached = true;
      event.preventDefault();
    });
    if (link) fireEvent.click(link);
    unmount();
    return reached;
  };

  it('is held where its path ends in /pro or holds /pro/, and no other link is', () => {
    expect(['/pro', '/sv-se/pro', '/pro/features/', '/en/pro/x'].map(followed)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(['/products', '/professional/', '/prose', '/my-pro-x'].map(followed)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('is let through where Pro is translated', () => {
    setShopDocument({ ...testDocument, elements: { ...elements, proUntranslated: false } });
    expect(followed('/pro/features/')).toBe(true);
  });

  it('is let through on a Pro page that is only to be read elsewhere: there the way on stands already', () => {
    setShopDocument({
      ...testDocument,
      elements,
      route: { id: 'proFeatures', params: {} },
      paths: { ...testDocument.paths, 'proFeatures:': 'https://packwright.example/pro/features/' },
    });
    expect(followed('/pro/features/')).toBe(true);
  });
});

it('goes back only to a site of the shop', () => {
  const regions = [{ href: 'https://packwright.pl/' }, { href: '/sv-se' }];
  expect(isOwnSite('https://packwright.pl/produkty', regions)).toBe(true);
  expect(isOwnSite(window.location.href, regions)).toBe(true);
  expect(isOwnSite('https://search.example/?q=box', regions)).toBe(false);
  expect(isOwnSite('', regions)).toBe(false);
});
