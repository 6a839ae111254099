/** The offset that draws a bleed, in a chunk of its own: it brings a library of polygons along. */
export { bleedOutline } from '@shop/packaging';
