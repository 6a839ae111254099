type Handlers<Events> = { readonly [Name in keyof Events]?: (event: Events[Name]) => void };

/** Adds listeners to an element and returns a function that removes them. */
export function listenTo(element: HTMLElement | null, handlers: Handlers<HTMLElementEventMap>): () => void {
  const entries = Object.entries(handlers) as [string, EventListener][];
  for (const [name, handler] of entries) element?.addEventListener(name, handler);
  return () => {
    for (const [name, handler] of entries) element?.removeEventListener(name, handler);
  };
}
