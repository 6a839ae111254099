/** @jest-environment jsdom */
import { renderPage } from '@shop/kit/testing';
import { screen } from '@testing-library/react';
import words from '../../locales/en-US.json';
import polish from '../../locales/pl-PL.json';
import { Findings } from './findings.tsx';

const missing = { code: 'words_missing', values: { language: 'ro-RO' } };

it('shows the gate’s findings in the language of the page', async () => {
  await renderPage(() => <Findings codes={[missing]} englishText="No translation in ro-RO." />, {
    remote: 'mf-desk',
    words: { ...words, finding: polish.finding },
  });
  const sentence = await screen.findByText('Brak tekstów w języku ro-RO.');
  expect(sentence.closest('[lang="en"]')).toBeNull();
});

it('shows the English text of the API, marked as English, if any code is unknown', async () => {
  await renderPage(
    () => <Findings codes={[missing, { code: 'from_tomorrow', values: {} }]} englishText="Both." />,
    {
      remote: 'mf-desk',
      words,
    },
  );
  expect((await screen.findByText('Both.')).getAttribute('lang')).toBe('en');
  expect(screen.queryByText(/ro-RO/)).toBeNull();
});
