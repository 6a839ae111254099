import { QueryClientProvider, queryClient } from '@shop/kit/query';
import { i18n } from '@shop/kit/shell';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { Stage } from '../remotes/stage.ts';
import { startAfterLoad } from './after-load.ts';
import { Chrome } from './chrome.tsx';

/**
 * Renders the chrome in place of the host's skeleton. It is one React root for the page's life; remotes have their own.
 */
export function renderChrome(stage: Stage): void {
  const place = document.getElementById('shop') ?? document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <Chrome stage={stage} />
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>,
  );
  startAfterLoad();
}
