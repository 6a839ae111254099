/** The design core: document, commands, history, text, display list, preflight. Pure TypeScript, no DOM. */

export * from './commands/run.types.ts';
export * from './commands/schemas.ts';
export * from './constants.ts';
export * from './document/document.ts';
export * from './document/ids.ts';
export * from './document/palette.ts';
export * from './document/records.ts';
export * from './geometry/die-frame.ts';
export * from './geometry/die-outlines.ts';
export * from './geometry/matrix.ts';
export * from './geometry/outline.ts';
export * from './history/diff.ts';
export * from './history/store.types.ts';
export * from './resolve/color.ts';
export * from './resolve/dieline.ts';
export * from './resolve/display-list.ts';
export * from './resolve/dpi.ts';
export * from './resolve/frames.ts';
export { type AssetLookup, assetsOf, resolve } from './resolve/resolve.ts';
export * from './text/layout.ts';
export * from './text/shaper.types.ts';
