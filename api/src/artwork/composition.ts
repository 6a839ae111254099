/** Artwork, as the composition root sees it: its domains and what a process starts them with. */

// Uploaded artwork.

export { assetsPersonal } from './assets/assets.personal.ts';
export { assets } from './assets/assets.ts';

// The decoder: a process of its own that reads foreign files.

export { createArtworkDecoder } from './decoding/decoder.ts';
export { defaultLimits } from './decoding/limits.ts';

// Designs, their pictures and the designs of ordered lines.

export { designsPersonal } from './designs/designs.personal.ts';
export { designs } from './designs/designs.ts';

// The words of its mails.

export { artworkWords } from './words/index.ts';
