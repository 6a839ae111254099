/** @jest-environment jsdom */
import { savePreferences } from '@shop/kit/consent';
import { preferences, setShopDocument, startI18n } from '@shop/kit/shell';
import { testDocument } from '@shop/kit/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { Announcements } from './announcements.tsx';
import { isOwnSite } from './later/own-site.ts';
import { chooseTheme, restoreTheme } from './theme.ts';
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

describe('the light that a visitor chooses', () => {
  // jsdom exposes written cookies only as pairs: record the attributes on assignment.
  const written = () => {
    const texts: string[] = [];
    const set = jest
      .spyOn(Document.prototype, 'cookie', 'set')
      .mockImplementation((text) => texts.push(text));
    return { texts, stop: () => set.mockRestore() };
  };

  it('is kept until the browser is closed, for a year with consent, and not at all once the device decides', () => {
    const { texts, stop } = written();
    chooseTheme('dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    preferences.set({ functional: true });
    chooseTheme('light');
    chooseTheme('system');
    expect(texts).toEqual([
      'theme=dark; Path=/; SameSite=Lax',
      'theme=light; Path=/; SameSite=Lax; Max-Age=31536000',
      'theme=system; Path=/; SameSite=Lax; Max-Age=0',
    ]);
    stop();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('is recalled at the next start, and kept as long as the visitor allows from then on', () => {
    chooseTheme('dark');
    document.documentElement.dataset.theme = '';
    restoreTheme();
    expect(document.documentElement.dataset.theme).toBe('dark');
    const { texts, stop } = written();
    savePreferences({ functional: true, analytics: false, advertising: false });
    savePreferences({ functional: false, analytics: false, advertising: false });
    stop();
    expect(texts.filter((text) => text.startsWith('theme='))).toEqual([
      'theme=dark; Path=/; SameSite=Lax; Max-Age=31536000',
      'theme=dark; Path=/; SameSite=Lax',
    ]);
    chooseTheme('system');
    restoreTheme();
    expect(document.documentElement.dataset.theme).toBe('system');
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
  // Without consent it is deleted with the tab.
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
});

describe('a link into Pro or Plus', () => {
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

  it('is held on its way into Plus where that is not translated, and there alone', () => {
    const plus = ['/plus', '/ro-ro/plus/catalog/', '/packwright-plus/items', 'https://x.example/plus'];
    expect(plus.map(followed)).toEqual([true, true, true, true]);
    setShopDocument({ ...testDocument, elements: { ...elements, plusUntranslated: true } });
    expect(plus.map(followed)).toEqual([false, false, false, false]);
    expect(['/pro/features/', '/surplus/', '/plus-size', '/products'].map(followed)).toEqual([
      false,
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
