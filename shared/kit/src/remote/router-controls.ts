import { createContext, useContext } from 'react';
import type { MountProps } from './definition.ts';

interface Controls {
  /** How often this remote's router has been thrown away since it was mounted. */
  readonly attempts: number;
  /** Throws the data router away and makes a new one: the only way a failed lazy route recovers. */
  readonly retry: () => void;
  readonly report: MountProps['onFailed'];
}
const ControlsContext = createContext<Controls>({
  attempts: 0,
  retry: () => window.location.reload(),
  report: () => undefined,
});

export const RouterControls = ControlsContext.Provider;
export const useRouterControls = (): Controls => useContext(ControlsContext);
