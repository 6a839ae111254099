import { QueryClientProvider, queryClient } from '@shop/kit/query';
import { RemoteProvider } from '@shop/kit/shell';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Stage } from '../remotes/stage.ts';
import { startAfterLoad } from './after-load.ts';
import { Chrome } from './chrome.tsx';

/** Puts the chrome where the host left the skeleton. It is one React root for the page's life; remotes have their own. */
export function renderChrome(stage: Stage): void {
  const place = document.getElementById('shop') ?? document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <StrictMode>
      <RemoteProvider value="shell">
        <QueryClientProvider client={queryClient}>
          <Chrome stage={stage} />
        </QueryClientProvider>
      </RemoteProvider>
    </StrictMode>,
  );
  startAfterLoad();
}
