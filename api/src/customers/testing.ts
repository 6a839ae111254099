/** Customers, for the tests of other contexts: the fixtures of its own tests. */

// Personal data: export, erasure, retention.

export { findTablesWith } from './privacy/privacy.fixture.ts';
