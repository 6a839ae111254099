import type { RemoteName } from '@shop/contracts';
import type { RemoteApp, RemoteDefinition } from './definition.ts';

const rejectMount = () => Promise.reject(new Error('A remote is mounted in a browser.'));

/** On the server: the declaration of a remote, for `serveRemote`. */
export function defineRemote<const Name extends RemoteName>(definition: RemoteDefinition<Name>): RemoteApp {
  const { name, contract, routes } = definition;
  return { name, contract, routes, slots: definition.slots ?? {}, mount: rejectMount, unmount: rejectMount };
}
