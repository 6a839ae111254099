import type { RemoteName } from '@shop/contracts';
import React from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { loadWords } from '../i18n/instance.ts';
import { loadTerms } from '../i18n/terms.ts';
import type { MountProps, RemoteApp, RemoteDefinition } from './definition.ts';
import { RemoteRoot } from './remote-root.tsx';

/**
 * Declares a remote: the default export of its `./app`. Nothing is loaded or rendered before it is mounted.
 *
 * @example
 * export default defineRemote({
 *   name: 'mf-quotes',
 *   contract: '^1.0',
 *   routes: { quote: { lazy: () => import('./quote/quote.page.tsx') }, … },
 *   locales: { 'pl-PL': () => import('../locales/pl-PL.json'), … },
 * });
 */
export function defineRemote<const Name extends RemoteName>(definition: RemoteDefinition<Name>): RemoteApp {
  const { name, contract, locales } = definition;
  const routes: RemoteApp['routes'] = definition.routes;
  const slots: RemoteApp['slots'] = definition.slots ?? {};
  const lifecycles = singleSpaReact<MountProps>({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent: (props) => (
      <RemoteRoot remote={name} routes={routes} onReady={props.onReady} onFailed={props.onFailed} />
    ),
    // What escapes the page boundary: the guard shows its panel in place of the whole remote.
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
    locales,
    mount: async (props) => {
      await Promise.all([loadWords(name, locales), loadTerms()]);
      await lifecycles.mount(props);
    },
    unmount: async (props) => {
      await lifecycles.unmount(props);
    },
  };
}
