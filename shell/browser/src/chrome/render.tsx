import { QueryClientProvider, queryClient } from '@shop/kit/query';
import { i18n } from '@shop/kit/shell';
import { StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { Stage } from '../remotes/stage.ts';
import { startAfterLoad } from './after-load.ts';
import { Chrome } from './chrome.tsx';

/**
 * Renders the chrome in place of the host's document. It is one React root for the page's life; remotes have their own.
 * The root has its own element: React would empty the host's, and who types there would lose focus and caret.
 */
export function renderChrome(stage: Stage): void {
  const served = document.getElementById('shop');
  const place = document.createElement('div');
  place.id = 'shop';
  if (served) served.before(place);
  else document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <Chrome stage={stage} />
          <Replaced element={served} />
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>,
  );
  startAfterLoad();
}

/** Removes the host's document once the chrome stands. By then the stage has moved: refs attach before effects run. */
function Replaced({ element }: { readonly element: HTMLElement | null }) {
  useLayoutEffect(() => element?.remove(), [element]);
  return null;
}
