import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { MountProps } from './definition.ts';

interface RouterControlsValue {
  /** How many times this remote's router was replaced since it was mounted. */
  readonly attempts: number;
  /** Replaces the data router: the only way a failed lazy route recovers. */
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

/** Announces once for every page that it is in the document. */
export function useAnnouncePageShown(): void {
  const { pathname } = useLocation();
  const { announceShown: arrived } = useRouterControls();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page in the same frame is another arrival
  useEffect(() => arrived(), [pathname, arrived]);
}
