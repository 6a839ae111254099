import { shopDocument } from '../document/shop-document.ts';

/**
 * Returns the full address of a public resource below `/api`, for links and pictures.
 * @example apiAddress('/v1/dies/fefco-0427.svg')
 */
export const apiAddress = (path: string): string => `${shopDocument().apiOrigin}/api${path}`;
