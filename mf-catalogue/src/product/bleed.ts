/** The bleed outline, in a separate chunk because it needs a polygon library. */
export { bleedOutline } from '@shop/packaging';
