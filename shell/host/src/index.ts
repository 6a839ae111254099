export { type HostDeps, registerHost } from './register-host.ts';
export type { ReleaseRegistry } from './registry.ts';
export { renderDefaults } from './render/landing.ts';
export { findWorkerEntry } from './render/worker-entry.ts';
export type { HostSettings } from './settings.ts';
