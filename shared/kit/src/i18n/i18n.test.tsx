/** @jest-environment jsdom */
import { problemCodes } from '@shop/contracts';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider, Trans, useTranslation } from 'react-i18next';
import { clientProblemCodes } from '../api/result.ts';
import { setShopDocument } from '../document/shop-document.ts';
import { testDocument } from '../testing/document.ts';
import { waitingOverlays } from '../waiting/waiting.tsx';
import { formatFor } from './format.ts';
import { i18n, loadWords, startI18n } from './instance.ts';
import { problemText } from './problem-text.ts';
import { translate } from './translate.ts';

/** Words of this test only: no remote's keys are known here. */
const textOf = translate as (namespace: string, key: string, values?: { readonly count: number }) => string;
function Hello({ of }: { readonly of: string }) {
  const { t } = useTranslation(of as 'kit');
  return <p>{t('hello' as never)}</p>;
}

beforeAll(async () => {
  setShopDocument(testDocument);
  await startI18n('pl-PL');
  for (const locale of ['pl-PL', 'en-US', 'sv-SE']) {
    i18n.addResourceBundle(locale, 'kit', (await import(`../../locales/${locale}.json`)).default);
    const later: { default: object } = await import(`../../locales/later/${locale}.json`);
    i18n.addResourceBundle(locale, 'kit', later.default, true);
  }
});

describe('words', () => {
  it('has a sentence for every problem and every overlay in each language', async () => {
    for (const locale of ['pl-PL', 'en-US', 'sv-SE']) {
      const missing = [
        ...[...problemCodes, ...clientProblemCodes].map((code) => `problem.${code}`),
        ...waitingOverlays.map((overlay) => `waiting.${overlay}`),
      ].filter((key) => i18n.getResource(locale, 'kit', key) === undefined);
      expect({ locale, missing }).toEqual({ locale, missing: [] });
    }
  });

  it('speaks of problems in the shopper’s language', () => {
    expect(problemText({ code: 'offline' })).toMatch(/^Brak połączenia/);
  });

  it('chooses Polish plurals', async () => {
    await loadWords('mf-checkout', {
      'pl-PL': async () => ({
        'mf-checkout': {
          lines_one: '{{count}} pudełko',
          lines_few: '{{count}} pudełka',
          lines_many: '{{count}} pudełek',
          lines_other: '{{count}} pudełka',
        },
      }),
    });
    expect([1, 3, 5, 22, 1.5].map((count) => textOf('mf-checkout', 'lines', { count }))).toEqual([
      '1 pudełko',
      '3 pudełka',
      '5 pudełek',
      '22 pudełka',
      '1.5 pudełka',
    ]);
  });

  it('shows each component the words of its own remote', () => {
    i18n.addResourceBundle('pl-PL', 'mf-account', { hello: 'z konta' });
    i18n.addResourceBundle('pl-PL', 'mf-quotes', { hello: 'z wycen' });
    render(
      <I18nextProvider i18n={i18n}>
        <Hello of="mf-account" />
        <Hello of="mf-quotes" />
      </I18nextProvider>,
    );
    expect(screen.getAllByText(/z /).map(({ textContent }) => textContent)).toEqual(['z konta', 'z wycen']);
  });

  it('falls back to English when a language cannot be loaded, and reports it', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const cause = new Error('503');
    await loadWords('mf-editor', {
      'pl-PL': () => Promise.reject(cause),
      'en-US': async () => ({ 'mf-editor': { hello: 'Hello' } }),
    });
    expect(textOf('mf-editor', 'hello')).toBe('Hello');
    expect(reported.mock.calls[0]?.[0]).toMatchObject({ message: 'failed to load a language', cause });
    reported.mockRestore();
  });

  it('rejects when no language can be had, so that the caller can offer another try', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = () => Promise.reject(new Error('503'));
    await expect(loadWords('mf-plus-pro', { 'pl-PL': broken, 'en-US': broken })).rejects.toThrow(
      'failed to load a language',
    );
    expect(reported).toHaveBeenCalledTimes(2);
    reported.mockRestore();
  });

  it('shows words that arrive after a component is on the page', () => {
    render(
      <I18nextProvider i18n={i18n}>
        <Hello of="mf-desk" />
      </I18nextProvider>,
    );
    expect(screen.getByText('hello')).not.toBeNull();
    act(() => void i18n.addResourceBundle('pl-PL', 'mf-desk', { hello: 'z biurka' }));
    expect(screen.getByText('z biurka')).not.toBeNull();
  });

  it('adds later words to the words of their remote', async () => {
    const main = async () => ({ 'mf-catalogue': { page: { title: 'Tytuł' } } });
    await loadWords('mf-catalogue', { 'pl-PL': main });
    await loadWords('mf-catalogue/later', {
      'pl-PL': async () => ({ 'mf-catalogue': { page: { rare: 'Rzadko' } } }),
    });
    expect(['page.title', 'page.rare'].map((key) => textOf('mf-catalogue', key))).toEqual([
      'Tytuł',
      'Rzadko',
    ]);
  });

  it('puts elements into sentences', () => {
    i18n.addResourceBundle(
      'pl-PL',
      'mf-account',
      { accept: 'I accept the <terms>terms</terms> & more.' },
      true,
    );
    const { container } = render(
      <I18nextProvider i18n={i18n}>
        <Trans
          ns={'mf-account' as 'kit'}
          i18nKey={'accept' as never}
          components={{ terms: <strong lang="en" /> }}
        />
      </I18nextProvider>,
    );
    expect(container.innerHTML).toBe('I accept the <strong lang="en">terms</strong> &amp; more.');
  });
});

describe('formats', () => {
  const polish = {
    ...testDocument,
    languageTag: 'pl-PL',
    currency: 'PLN',
    market: {
      ...testDocument.market,
      currencyFormatter: {
        thousandSeparator: '\u00a0',
        decimalSeparator: ',',
        currencySign: 'zł',
        currencyPosition: 'right' as const,
      },
    },
  };
  const pl = formatFor(polish);
  it('writes money as the region does', () => {
    expect(pl.money('1234.50')).toBe('1\u00a0234,50\u00a0zł');
    expect(pl.money('1234.5000')).toBe('1\u00a0234,50\u00a0zł');
    expect(pl.unitPrice('0.5634')).toBe('0,5634\u00a0zł');
    expect(pl.unitPrice('0.5000')).toBe('0,50\u00a0zł');
    expect(pl.money('10.00', 'EUR')).toBe('10,00\u00a0€');
  });
  it('writes lengths in the region’s unit or the shopper’s', () => {
    expect(pl.length(212)).toBe('21,2\u00a0cm');
    expect(formatFor(polish, 'mm').length(212)).toBe('212\u00a0mm');
    expect(formatFor(testDocument, 'in').length(254)).toBe('10\u00a0in');
  });
  it('keeps a bare day the same day everywhere', () => {
    expect(pl.date('2026-12-01', 'weekday')).toBe('wtorek, 1\u00a0grudnia');
  });
  it('writes dates and times in the form of each locale', () => {
    const at = '2026-12-01T15:05:00Z';
    const written = (languageTag: string) => {
      const format = formatFor({ ...testDocument, languageTag }, 'cm', 'UTC');
      return (['weekday', 'full', 'short', 'dateTime'] as const).map((style) =>
        format.date(at, style).replaceAll('\u00a0', ' '),
      );
    };
    expect(written('en-US')).toEqual([
      'Tuesday, December 1',
      'Tuesday, December 1, 2026',
      'Dec 1, 2026',
      'December 1, 2026, 3:05 PM',
    ]);
    expect(written('en-GB').slice(2)).toEqual(['1 Dec 2026', '1 December 2026, 15:05']);
    expect(written('de-DE')).toEqual([
      'Dienstag, 1. Dezember',
      'Dienstag, 1. Dezember 2026',
      '1. Dez. 2026',
      '1. Dezember 2026, 15:05',
    ]);
    expect(written('pl-PL')).toEqual([
      'wtorek, 1 grudnia',
      'wtorek, 1 grudnia 2026',
      '1 gru 2026',
      '1 grudnia 2026, 15:05',
    ]);
    expect(written('fr-FR')[3]).toBe('1 décembre 2026, 15:05');
  });
  it('breaks a line neither between day and month nor before AM and PM', () => {
    const english = formatFor(testDocument, 'cm', 'UTC');
    expect(english.date('2026-12-01T00:05:00Z', 'dateTime')).toBe('December\u00a01, 2026, 12:05\u00a0AM');
    expect(pl.date('2026-12-01')).toBe('1\u00a0gru 2026');
  });
  it('writes shares', () => {
    expect(pl.percent(0.23)).toBe('23%');
    expect(pl.number(12345.678)).toBe('12\u00a0345,68');
  });
});
