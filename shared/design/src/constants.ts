/** Design constants of the specification (section 9), shared by editor, server and tests. */
export const canvasSize = { width: 780, height: 600 } as const;
/** Camera field of view of the folded box, degrees. */
export const fieldOfView = 45;
/** How long the safe zone stays highlighted after an object leaves it, milliseconds. */
export const safeZoneTime = 1000;
/** Durations of folding and turning the box, milliseconds. */
export const animationTimes = { fold: 800, turn: 1200 } as const;
/** Alpha of the editor's background while editing and in an exported picture of the box. */
export const backgroundAlpha = { edit: 0.8, export: 0.9 } as const;
/** The minimum length of a cover picture's shorter edge, pixels. */
export const minCoverEdge = 800;
/** Pixels per inch of converted artwork by variant. */
export const densities = { artwork: 300, thumbnail: 144, dieline: 50, dielineThumbnail: 50 } as const;
/** The maximum edge of a thumbnail, pixels. */
export const maxThumbnailEdge = 300;
/** The maximum declared width and height of a raster, pixels. */
export const maxArtworkEdge = 7000;
/** The longest page edge of vector artwork, millimetres. */
export const maxPageEdge = 5000;
/** The maximum number of colours in a palette. */
export const maxColors = 32;
/** Bleed beyond the cut and safe distance from cuts and creases, millimetres, by board. By sources.md, print limits. */
export const margins = { carton: { bleed: 3, safe: 3 }, corrugated: { bleed: 5, safe: 5 } } as const;
