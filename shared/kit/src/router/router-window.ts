import type { DataRouter } from 'react-router';

type Listener = (event: PopStateEvent) => void;

/**
 * The window a remote's router sees: the same history, minus single-spa's echo of the router's own push. single-spa
 * turns every pushState into a synthetic popstate; without this a data router would navigate twice, the second time
 * as POP.
 */
export function routerWindow(current: () => DataRouter | undefined): Window {
  const wrapped = new Map<unknown, Listener>();
  const isEcho = (event: PopStateEvent): boolean => {
    const key = (window.history.state as { key?: string } | null)?.key;
    return 'singleSpa' in event && key !== undefined && key === current()?.state.location.key;
  };
  const add = (name: string, listener: EventListenerOrEventListenerObject) => {
    const call = (event: PopStateEvent) => {
      if (isEcho(event)) return;
      if (typeof listener === 'function') listener(event);
      else listener.handleEvent(event);
    };
    wrapped.set(listener, call);
    window.addEventListener(name as 'popstate', call);
  };
  const remove = (name: string, listener: EventListenerOrEventListenerObject) => {
    const call = wrapped.get(listener);
    wrapped.delete(listener);
    if (call) window.removeEventListener(name as 'popstate', call);
  };
  return new Proxy(window, {
    get: (target, property) => {
      if (property === 'addEventListener') return add;
      if (property === 'removeEventListener') return remove;
      const value: unknown = Reflect.get(target, property);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
