import type { ServedBuild } from '@shop/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { loadDictionary } from './dictionaries.ts';
import { runInRender } from './render-context.ts';
import { renderWithData } from './render-with-data.ts';

/**
 * Returns the server build of the shell: the frame around every page. @example serveChrome(() => <Chrome stage={stage}
 * />)
 */
export const serveChrome = (chrome: () => ReactNode): ServedBuild => ({
  routes: ['chrome'],
  render: async ({ document, words: published, wordsKey, known }, askApi) => {
    const words = await loadDictionary(wordsKey, [], { document, published, askApi });
    return runInRender({ document, words, published, askApi }, () =>
      renderWithData(
        (client) => (
          <I18nextProvider i18n={words}>
            <QueryClientProvider client={client}>{chrome()}</QueryClientProvider>
          </I18nextProvider>
        ),
        known,
      ),
    );
  },
});
