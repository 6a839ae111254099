/** Releases, for the tests of other contexts: the fixtures of its own tests. */

// The registry of releases.

export { makeBuild } from './registry/release.fixture.ts';
