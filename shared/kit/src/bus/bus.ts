import type { BusEvents } from '@shop/contracts';

type Listener<Name extends keyof BusEvents> = (detail: BusEvents[Name]) => void;
const target = new EventTarget();

/** Emits an event to every remote. @example emit('cartChanged', { lines: 3 }) */
export function emit<Name extends keyof BusEvents>(name: Name, detail: BusEvents[Name]): void {
  target.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Subscribes to an event until the returned function is called. */
export function on<Name extends keyof BusEvents>(name: Name, listener: Listener<Name>): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<BusEvents[Name]>).detail);
  target.addEventListener(name, handle);
  return () => target.removeEventListener(name, handle);
}
