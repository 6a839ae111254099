import type { RemoteName } from '@shop/contracts';
import React from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { hasFallbackWords, loadWords } from '../i18n/instance.ts';
import type { MountProps, RemoteApp, RemoteDefinition } from './definition.ts';
import { RemoteRoot } from './remote-root.tsx';
import { hydrateServedQueries, type PreloadedPage, preloadPage } from './served-page.ts';

/**
 * Declares a remote: the default export of its `./app`. Nothing is loaded or rendered before it is mounted.
 *
 * @example
 * export default defineRemote({
 *   name: 'mf-quotes',
 *   contract: '^2.0',
 *   routes: { quote: { lazy: () => import('./quote/quote.page.tsx') }, … },
 * });
 */
export function defineRemote<const Name extends RemoteName>(definition: RemoteDefinition<Name>): RemoteApp {
  const { name, contract } = definition;
  const routes: RemoteApp['routes'] = definition.routes;
  const slots: RemoteApp['slots'] = definition.slots ?? {};
  let preloaded: PreloadedPage | undefined;
  const lifecycles = singleSpaReact<MountProps>({
    React,
    ReactDOMClient,
    // Without the words that the server had, hydration finds other texts. The page then replaces the server's.
    renderType: () => (preloaded && !hasFallbackWords() ? 'hydrateRoot' : 'createRoot'),
    rootComponent: (props) => (
      <RemoteRoot
        remote={name}
        routes={routes}
        preloaded={preloaded}
        onReady={props.onReady}
        onFailed={props.onFailed}
      />
    ),
    // Errors outside the page boundary: the guard replaces the whole remote with its panel.
    errorBoundary: (error, _info, props) => {
      queueMicrotask(() => props.onFailed('mount', error));
      return <></>;
    },
  });
  return {
    name,
    contract,
    routes,
    slots,
    mount: async (props) => {
      const { dataset } = props.domElement;
      const isServed = 'served' in dataset;
      // Only once: the browser draws whatever comes into this container later.
      delete dataset.served;
      // Before the page's loader, which may look for data that the server has already read.
      if (isServed) hydrateServedQueries();
      [preloaded] = await Promise.all([
        isServed ? preloadPage(name, routes, window.location.href) : undefined,
        loadWords(name),
      ]);
      await lifecycles.mount(props);
    },
    unmount: async (props) => {
      await lifecycles.unmount(props);
    },
  };
}
