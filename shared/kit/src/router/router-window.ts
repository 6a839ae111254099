import type { RemoteName } from '@shop/contracts';
import type { DataRouter } from 'react-router';
import { ownerOf } from '../navigation/paths.ts';

/**
 * The window a remote's router sees: the same history, minus two kinds of popstate. single-spa turns every pushState
 * into a synthetic popstate; without this the router would navigate a second time, as POP, for its own push. And
 * addresses of other remotes are none of its business: it is about to be unmounted.
 */
export function routerWindow(remote: RemoteName, current: () => DataRouter | undefined): Window {
  const wrappedListeners = new Map<unknown, EventListener>();
  const isRelevant = (event: Event): boolean => {
    if (ownerOf(window.location.pathname) !== remote) return false;
    const key = (window.history.state as { key?: string } | null)?.key;
    return !('singleSpa' in event && key !== undefined && key === current()?.state.location.key);
  };
  const addListener = (name: string, listener: EventListenerOrEventListenerObject) => {
    const wrappedListener = (event: Event) => {
      if (name === 'popstate' && !isRelevant(event)) return;
      if (typeof listener === 'function') listener(event);
      else listener.handleEvent(event);
    };
    wrappedListeners.set(listener, wrappedListener);
    window.addEventListener(name, wrappedListener);
  };
  const removeListener = (name: string, listener: EventListenerOrEventListenerObject) => {
    const wrappedListener = wrappedListeners.get(listener);
    wrappedListeners.delete(listener);
    if (wrappedListener) window.removeEventListener(name, wrappedListener);
  };
  return new Proxy(window, {
    get: (target, property) => {
      if (property === 'addEventListener') return addListener;
      if (property === 'removeEventListener') return removeListener;
      const value: unknown = Reflect.get(target, property);
      // Browser functions insist on the real window; classes such as URL must stay what they are.
      return typeof value === 'function' && !Object.hasOwn(value, 'prototype') ? value.bind(target) : value;
    },
  });
}
