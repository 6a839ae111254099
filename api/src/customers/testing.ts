/** Fixtures of customers for the tests of other contexts. */

// Personal data: export, erasure, retention.

export { findTablesWith } from './privacy/privacy.fixture.ts';
