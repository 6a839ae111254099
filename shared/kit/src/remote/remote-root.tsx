import type { RemoteName } from '@shop/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, useState } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router';
import { clearMountedRouter, setMountedRouter } from '../navigation/mounted-router.ts';
import { queryClient } from '../query/query-client.ts';
import { createRemoteRouter } from '../router/create-remote-router.tsx';
import type { MountProps, RemoteApp } from './definition.ts';
import { RemoteProvider } from './remote-context.ts';
import { RouterControls } from './router-controls.ts';

interface RemoteRootProps extends Pick<MountProps, 'onReady' | 'onFailed'> {
  readonly remote: RemoteName;
  readonly routes: RemoteApp['routes'];
}

/** Everything around the pages of one remote: its words, the shared cache and its own data router. */
export function RemoteRoot({ remote, routes, onReady, onFailed }: RemoteRootProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <StrictMode>
      <RemoteProvider value={remote}>
        <QueryClientProvider client={queryClient}>
          <RouterControls value={{ retry: () => setAttempt(attempt + 1), report: onFailed }}>
            <RouterHost key={attempt} remote={remote} routes={routes} onReady={onReady} />
          </RouterControls>
        </QueryClientProvider>
      </RemoteProvider>
    </StrictMode>
  );
}

/** Owns a data router for exactly as long as it is on the page: a router that is not disposed keeps running loaders. */
function RouterHost({ remote, routes, onReady }: Omit<RemoteRootProps, 'onFailed'>) {
  const [router, setRouter] = useState<DataRouter>();
  useEffect(() => {
    const created = createRemoteRouter(remote, routes);
    setMountedRouter({ remote, router: created });
    setRouter(created);
    return () => {
      clearMountedRouter(created);
      created.dispose();
    };
  }, [remote, routes]);
  useEffect(() => {
    if (!router) return;
    if (router.state.initialized) onReady();
    const stop = router.subscribe(({ initialized }) => {
      if (initialized) onReady();
    });
    return stop;
  }, [router, onReady]);
  return router ? <RouterProvider router={router} /> : null;
}
