const eventName = 'shop:arrival';

/** Announces a new page: of another remote (called by the guard) or of the same one (called by its router). */
export const announcePageShown = (pathname: string): void => {
  window.dispatchEvent(new CustomEvent(eventName, { detail: pathname }));
};

/** Subscribes to new pages until the returned function is called. */
export function onPageShown(listener: (pathname: string) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<string>).detail);
  window.addEventListener(eventName, handle);
  return () => window.removeEventListener(eventName, handle);
}
