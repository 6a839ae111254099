/** Fixtures of the platform for the tests of other contexts. */

// Documents as PDF: what a file holds and what is wrong with it.

export { inspectPdf, readPdfText, squeeze } from './documents/inspect-pdf.fixture.ts';
export { findPdfAFaults, listDrawnGlyphs } from './documents/pdf-a-rules.fixture.ts';

// What the server does to a body before a use case sees it.

export { cleanInput } from './server/clean-input.ts';
