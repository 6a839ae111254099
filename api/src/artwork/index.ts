/** Artwork, as the other contexts see it. They import nothing else of this folder. */

// Uploaded artwork.

export type { Artwork } from './assets/artwork.port.ts';
export { copyAssets, isFileReferenced, moveAssets } from './assets/assets.repo.ts';
export { defaultQuota, isWithinQuota, lockQuota } from './assets/storage-quota.ts';
export { sanitizeFileName } from './assets/upload-asset.ts';

// The decoder: a separate process that reads untrusted files.

export type { ArtworkDecoder } from './decoding/decoder.ts';

// Designs, their pictures and the designs of ordered lines.

export { checkConfiguration } from './designs/check-configuration.ts';
export { listArtworkHashes } from './designs/copy-design.ts';
export { findAnyDesign, findDesign, insertDesign, moveDesigns } from './designs/designs.repo.ts';
export { markOrdered } from './designs/mark-ordered.ts';
export { designThumbnailUrl } from './designs/present-design.ts';
