import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ReleaseSet, RemoteName } from '@shop/contracts';
import type { RemoteApp } from '@shop/kit';
import { clearFailedPreloads } from './failed-preloads.ts';
import { scriptHook } from './script-hook.ts';

/** Returns the remote's container name in the build: a JavaScript identifier. */
const toContainerName = (name: string): string => name.replaceAll('-', '_');

/** Registers this visitor's builds with the federation runtime. Fetches nothing and negotiates nothing. */
export function installRemotes({ picks }: ReleaseSet): void {
  registerPlugins([scriptHook(Object.values(picks))]);
  registerRemotes(
    Object.values(picks)
      .filter(({ name }) => name !== 'shell')
      .map(({ name, base, entry }) => ({
        name: toContainerName(name),
        entry: new URL(base + entry, window.location.href).href,
      })),
  );
}

const loaded = new Map<RemoteName, Promise<RemoteApp>>();
const failed = new Set<RemoteName>();

/** Loads a remote once. A failure is not cached, so that the next call retries. */
export function loadRemoteApp(name: RemoteName): Promise<RemoteApp> {
  const known = loaded.get(name);
  if (known) return known;
  const pending = fetchApp(name);
  loaded.set(name, pending);
  pending.catch(() => {
    loaded.delete(name);
    failed.add(name);
  });
  return pending;
}

async function fetchApp(name: RemoteName): Promise<RemoteApp> {
  if (failed.delete(name)) await clearFailedPreloads(name);
  const module = await loadRemote<{ default: RemoteApp }>(`${toContainerName(name)}/app`);
  if (!module) throw new Error(`${name} exposes no ./app`);
  return module.default;
}
