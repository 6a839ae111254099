/**
 * The face of artwork for the composition root: its domains and what a process needs to start them.
 */

// Uploaded artwork.

export { assetsPersonal } from './assets/assets.personal.ts';
export { assets } from './assets/assets.ts';

// The decoder: a separate process that reads uploaded files.

export { createArtworkDecoder } from './decoding/decoder.ts';
export { defaultLimits } from './decoding/limits.ts';

// Designs, their pictures and the designs of ordered lines.

export { designsPersonal } from './designs/designs.personal.ts';
export { designs } from './designs/designs.ts';

// Texts of its mails.

export { artworkWords } from './words/index.ts';
