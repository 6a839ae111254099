const eventName = 'shop:arrival';

/** A new page is on screen: in another remote (said by the guard) or in the same one (said by its router). */
export const announcePageShown = (pathname: string): void => {
  window.dispatchEvent(new CustomEvent(eventName, { detail: pathname }));
};

/** Listens for new pages until the returned function is called. */
export function onPageShown(listener: (pathname: string) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<string>).detail);
  window.addEventListener(eventName, handle);
  return () => window.removeEventListener(eventName, handle);
}
