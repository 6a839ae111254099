import type { RemoteName } from '@shop/contracts';
import type { DataRouter } from 'react-router';
import { ownerOf } from '../navigation/paths.ts';

/**
 * Returns the window for a remote's router: the same history, minus two kinds of popstate. single-spa turns every
 * pushState into a synthetic popstate, which would make the router navigate a second time, as POP, for its own push.
 * And it must ignore addresses of other remotes, because it is about to be unmounted.
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
      // Browser functions need the real window as `this`; classes such as URL must stay unchanged.
      return typeof value === 'function' && !Object.hasOwn(value, 'prototype') ? value.bind(target) : value;
    },
  });
}
