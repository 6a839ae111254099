/** Fixtures of the platform for the tests of other contexts. */

// Documents as PDF: what a file holds and what is wrong with it.

export { inspectPdf, readPdfText, squeeze } from './documents/inspect-pdf.fixture.ts';
export { findPdfAFaults, listDrawnGlyphs } from './documents/pdf-a-rules.fixture.ts';
