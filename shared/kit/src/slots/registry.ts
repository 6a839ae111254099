import type { RemoteName } from '@shop/contracts';
import type { RemoteApp } from '../remote/definition.ts';

type LoadRemote = (name: RemoteName) => Promise<RemoteApp>;
let load: LoadRemote | undefined;

/** Sets how the shell fetches a remote; the kit itself does not depend on federation. */
export const setRemoteLoader = (loader: LoadRemote): void => {
  load = loader;
};

/** Fetches a remote for one of its slots. */
export function loadRemote(name: RemoteName): Promise<RemoteApp> {
  return load ? load(name) : Promise.reject(new Error(`No loader for ${name}`));
}

/**
 * Prefetches a remote's code before a likely navigation. A failure is ignored; the actual load retries and reports it.
 */
export function prefetchRemote(name: RemoteName): void {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (saveData || !load) return;
  load(name).catch((error: unknown) => console.debug(`${name} could not be fetched ahead`, error));
}
