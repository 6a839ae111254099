import type { RemoteName } from '@shop/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, useMemo, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router';
import { i18n } from '../i18n/dictionary.ts';
import { clearMountedRouter, setMountedRouter } from '../navigation/mounted-router.ts';
import { announcePageShown } from '../navigation/page-shown.ts';
import { queryClient } from '../query/query-client.ts';
import { createRemoteRouter } from '../router/create-remote-router.tsx';
import type { MountProps, RemoteApp } from './definition.ts';
import { RouterControls } from './router-controls.ts';
import type { PreloadedPage } from './served-page.ts';

interface RemoteRootProps extends Pick<MountProps, 'onReady' | 'onFailed'> {
  readonly remote: RemoteName;
  readonly routes: RemoteApp['routes'];
  /** The server-rendered page: its router exists at the first render, so that hydration finds the same page. */
  readonly preloaded?: PreloadedPage | undefined;
}

/** Everything around the pages of one remote: its words, the shared cache and its own data router. */
export function RemoteRoot({ remote, routes, preloaded: page, onReady, onFailed }: RemoteRootProps) {
  const [attempts, setAttempts] = useState(0);
  const isReady = useRef(false);
  const controls = useMemo(
    () => ({
      attempts,
      retry: () => setAttempts(attempts + 1),
      report: onFailed,
      announceShown: () => {
        if (isReady.current) announcePageShown(window.location.pathname);
        else onReady();
        isReady.current = true;
      },
    }),
    [attempts, onFailed, onReady],
  );
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterControls value={controls}>
            <RouterHost key={attempts} remote={remote} routes={routes} preloaded={page} />
          </RouterControls>
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>
  );
}

/** Owns a data router exactly as long as it is mounted: an undisposed router keeps running loaders. */
function RouterHost({ remote, routes, preloaded }: Pick<RemoteRootProps, 'remote' | 'routes' | 'preloaded'>) {
  const create = () => createRemoteRouter(remote, routes, preloaded);
  const [router, setRouter] = useState(preloaded && create);
  const first = useRef(router);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a remote is mounted with one set of routes
  useEffect(() => {
    // Only a preloaded page creates the first router during render; StrictMode's second run creates its own.
    const created = first.current ?? create();
    first.current = undefined;
    setMountedRouter({ remote, router: created });
    setRouter(created);
    return () => {
      clearMountedRouter(created);
      created.dispose();
    };
  }, [remote, routes]);
  return router ? <RouterProvider router={router} /> : null;
}
