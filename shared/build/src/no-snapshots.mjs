// In place of the federation runtime's handler of remotes' manifests. Remotes are addressed by their entry and never
// registered anew by force, the one time the runtime would look for a snapshot.
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({});
