// Replaces the federation runtime's handler of remote manifests. Remotes are loaded by their entry and never registered
// again by force, the only time when the runtime needs a snapshot.
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({});
