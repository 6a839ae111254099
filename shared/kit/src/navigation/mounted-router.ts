import type { RemoteName } from '@shop/contracts';
import type { DataRouter } from 'react-router';

interface MountedRouter {
  readonly remote: RemoteName;
  readonly router: DataRouter;
}

let current: MountedRouter | undefined;

/** The data router on the page, if a remote is mounted. There is at most one. */
export const mountedRouter = (): MountedRouter | undefined => current;

export const setMountedRouter = (next: MountedRouter): void => {
  current = next;
};

/** Clears only the currently mounted router: a late unmount must not remove its successor. */
export const clearMountedRouter = (router: DataRouter): void => {
  if (current?.router === router) current = undefined;
};
