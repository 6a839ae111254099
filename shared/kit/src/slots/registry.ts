import type { RemoteName } from '@shop/contracts';
import type { RemoteApp } from '../remote/definition.ts';

type LoadRemote = (name: RemoteName) => Promise<RemoteApp>;
let load: LoadRemote | undefined;

/** The shell says here how a remote is fetched; the kit itself knows nothing of federation. */
export const setRemoteLoader = (loader: LoadRemote): void => {
  load = loader;
};

/** Fetches a remote for one of its slots. */
export function loadRemote(name: RemoteName): Promise<RemoteApp> {
  return load ? load(name) : Promise.reject(new Error(`No loader for ${name}`));
}

/** Fetches a remote's code ahead of a likely move. What fails here is tried again, and told, when it is needed. */
export function prefetchRemote(name: RemoteName): void {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (saveData || !load) return;
  load(name).catch((error: unknown) => console.debug(`${name} could not be fetched ahead`, error));
}
