import type { RemoteName } from '@shop/contracts';
import type { DataRouter } from 'react-router';

interface Mounted {
  readonly remote: RemoteName;
  readonly router: DataRouter;
}

let mounted: Mounted | undefined;

/** The data router on the page, if a remote is mounted. There is never more than one. */
export const mountedRouter = (): Mounted | undefined => mounted;

export const setMountedRouter = (next: Mounted): void => {
  mounted = next;
};

/** Only the router that is mounted now can be taken away: a late unmount must not remove its successor. */
export const clearMountedRouter = (router: DataRouter): void => {
  if (mounted?.router === router) mounted = undefined;
};
