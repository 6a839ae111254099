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
