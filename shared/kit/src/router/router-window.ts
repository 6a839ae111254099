import type { RemoteName } from '@shop/contracts';
import type { DataRouter } from 'react-router';
import { ownerOf } from '../navigation/paths.ts';

/**
 * The window a remote's router sees: the same history, minus two kinds of popstate. single-spa turns every pushState
 * into a synthetic popstate; without this the router would navigate a second time, as POP, for its own push. And
 * addresses of other remotes are none of its business: it is about to be unmounted.
 */
export function routerWindow(remote: RemoteName, current: () => DataRouter | undefined): Window {
  const wrapped = new Map<unknown, EventListener>();
  const concerns = (event: Event): boolean => {
    if (ownerOf(window.location.pathname) !== remote) return false;
    const key = (window.history.state as { key?: string } | null)?.key;
    return !('singleSpa' in event && key !== undefined && key === current()?.state.location.key);
  };
  const add = (name: string, listener: EventListenerOrEventListenerObject) => {
    const hear = (event: Event) => {
      if (name === 'popstate' && !concerns(event)) return;
      if (typeof listener === 'function') listener(event);
      else listener.handleEvent(event);
    };
    wrapped.set(listener, hear);
    window.addEventListener(name, hear);
  };
  const remove = (name: string, listener: EventListenerOrEventListenerObject) => {
    const hear = wrapped.get(listener);
    wrapped.delete(listener);
    if (hear) window.removeEventListener(name, hear);
  };
  return new Proxy(window, {
    get: (target, property) => {
      if (property === 'addEventListener') return add;
      if (property === 'removeEventListener') return remove;
      const value: unknown = Reflect.get(target, property);
      // Browser functions insist on the real window; classes such as URL must stay what they are.
      return typeof value === 'function' && !Object.hasOwn(value, 'prototype') ? value.bind(target) : value;
    },
  });
}
