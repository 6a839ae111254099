/**
 * The face of releases for the composition root: its domains and what a process needs to start
 * them.
 */

// The registry of releases.

export { adoptBuilds } from './registry/adopt-builds.ts';
export { createRegistry, type ReleaseRegistry } from './registry/registry.ts';
export { releasesPersonal } from './registry/releases.personal.ts';
export { releases } from './registry/releases.ts';

// The health of releases and the guard.

export { evaluateRollout } from './health/list-health.ts';
export { releaseHealth } from './health/release-health.ts';
export { createTicketIssuer } from './health/tickets.ts';
