/** The print file writer, separate from the core because only servers and workers need it. */
export { validatePdf } from './active-content.ts';
export { dieHash, dieStamp } from './die-hash.ts';
export { collectGlyphs, embedFont, type FontUse } from './embed-font.ts';
export { type InspectedPdf, inspectPdf, pdfMillimetres } from './inspect-pdf.ts';
export { layerNames } from './layers.ts';
export { pageMillimetres, reservedSpots } from './place-pdf.ts';
export * from './print-file.types.ts';
export { loadSubsetter, type Subsetter } from './subset.ts';
export { slug, toPage, writePrintFile } from './write-print-file.ts';
export { guidePaint, type TemplateFonts, writeTemplate } from './write-template.ts';
