export { type HostDeps, registerHost } from './register-host.ts';
export type { ReleaseRegistry } from './registry.ts';
export type { HostSettings } from './settings.ts';
