const name = 'shop:arrival';

/** A new page is on screen: in another remote (said by the guard) or in the same one (said by its router). */
export const announceArrival = (pathname: string): void => {
  window.dispatchEvent(new CustomEvent(name, { detail: pathname }));
};

/** Listens for new pages until the returned function is called. */
export function onArrival(listener: (pathname: string) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<string>).detail);
  window.addEventListener(name, handle);
  return () => window.removeEventListener(name, handle);
}
