/** The offset that draws a bleed, in a separate chunk: it needs a library for polygons. */
export { bleedOutline } from '@shop/packaging';
