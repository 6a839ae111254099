import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { MountProps } from './definition.ts';

interface RouterControlsValue {
  /** How often this remote's router has been thrown away since it was mounted. */
  readonly attempts: number;
  /** Throws the data router away and makes a new one: the only way a failed lazy route recovers. */
  readonly retry: () => void;
  readonly report: MountProps['onFailed'];
  /** A page, or the panel in its place, is in the document. */
  readonly announceShown: () => void;
}
const ControlsContext = createContext<RouterControlsValue>({
  attempts: 0,
  retry: () => window.location.reload(),
  report: () => undefined,
  announceShown: () => undefined,
});

export const RouterControls = ControlsContext.Provider;
export const useRouterControls = (): RouterControlsValue => useContext(ControlsContext);

/** Says that what this component belongs to is in the document, once for every page. */
export function useAnnouncePageShown(): void {
  const { pathname } = useLocation();
  const { announceShown: arrived } = useRouterControls();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page in the same frame is another arrival
  useEffect(() => arrived(), [pathname, arrived]);
}
