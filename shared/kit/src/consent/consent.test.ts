/** @jest-environment jsdom */
import { on } from '../bus/bus.ts';
import { setShopDocument } from '../document/shop-document.ts';
import { testDocument } from '../testing/document.ts';
import { acceptAll, allows, essentialOnly, needsChoice, savePreferences } from './index.ts';
import { preferences, startConsent } from './preferences.ts';

const chrome = 'Mozilla/5.0 Chrome/156';
const stored = (): unknown => JSON.parse(localStorage.getItem('ph-pref') ?? 'null');

beforeEach(() => {
  setShopDocument(testDocument);
  localStorage.clear();
  preferences.set({});
});

it('denies everything and asks before a choice', () => {
  startConsent();
  expect(
    ['functional', 'analytics', 'advertising', 'essential'].map((name) => allows(name as 'essential')),
  ).toEqual([false, false, false, false]);
  expect(needsChoice(chrome)).toBe(true);
  expect(localStorage).toHaveLength(0);
});

it('accepts all', () => {
  acceptAll();
  expect(stored()).toEqual({ functional: true, analytics: true, advertising: true, essential: true });
  expect(needsChoice(chrome)).toBe(false);
});

it('takes the essential alone, as a complete choice', () => {
  essentialOnly();
  expect(stored()).toEqual({ functional: false, analytics: false, advertising: false, essential: true });
  expect(needsChoice(chrome)).toBe(false);
});

it('keeps essential on whenever another category is on', () => {
  savePreferences({ functional: true, analytics: false, advertising: false });
  expect(allows('essential')).toBe(true);
});

it('asks again when a stored choice lacks a category, and drops the legacy keys', () => {
  localStorage.setItem(
    'ph-pref',
    JSON.stringify({
      marketing: true,
      marketingAndAnalytics: true,
      analytics: true,
      functional: true,
      essential: true,
    }),
  );
  startConsent();
  expect(preferences.get()).toEqual({ analytics: true, functional: true, essential: true });
  expect(needsChoice(chrome)).toBe(true);
});

it.each(['{', '3', 'null', '[]', '{"analytics":"yes"}'])(
  'asks again when the stored choice is %s',
  (text) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('ph-pref', text);
    startConsent();
    expect(preferences.get()).toEqual({});
    warn.mockRestore();
  },
);

it('is switched off by the exact text true', () => {
  localStorage.setItem('consentDisabled', 'yes');
  startConsent();
  expect(needsChoice(chrome)).toBe(true);
  localStorage.setItem('consentDisabled', 'true');
  startConsent();
  expect(needsChoice(chrome)).toBe(false);
  expect(stored()).toEqual({ functional: true, analytics: true, advertising: true, essential: true });
});

it.each(['Googlebot/2.1', 'SomeCrawler', 'Yahoo! Slurp', 'a spider'])('does not ask %s', (agent) => {
  expect(needsChoice(agent)).toBe(false);
});

it('follows the other tabs and tells this page', () => {
  startConsent();
  const heard: unknown[] = [];
  const stop = on('consentChanged', ({ preferences: next }) => heard.push(next));
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'ph-pref', newValue: '{"analytics":true,"essential":true}' }),
  );
  expect(allows('analytics')).toBe(true);
  expect(heard.at(-1)).toEqual({ analytics: true, essential: true });
  // `localStorage.clear()` in the other tab.
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect(allows('analytics')).toBe(false);
  stop();
});

describe('withdrawn consent to "functional"', () => {
  const names = ['recent-searches', 'closed-announcements', 'desk-filters', 'desk-columns-orders'];
  const fill = () => {
    for (const name of [...names, 'unrelated']) localStorage.setItem(name, '[]');
  };
  const left = () => [...names, 'unrelated'].filter((name) => localStorage.getItem(name) !== null);
  it('deletes what was stored with it, on any page, and nothing else', () => {
    savePreferences({ functional: true, analytics: false, advertising: false });
    fill();
    savePreferences({ functional: true, analytics: true, advertising: false });
    expect(left()).toEqual([...names, 'unrelated']);
    savePreferences({ functional: false, analytics: true, advertising: false });
    expect(left()).toEqual(['unrelated']);
  });
  it('deletes it also where it was withdrawn in another tab', () => {
    acceptAll();
    startConsent();
    fill();
    const newValue = JSON.stringify({
      functional: false,
      analytics: true,
      advertising: true,
      essential: true,
    });
    window.dispatchEvent(new StorageEvent('storage', { key: 'ph-pref', newValue }));
    expect(left()).toEqual(['unrelated']);
  });
});
