import { shopDocument } from '../document/shop-document.ts';

/**
 * Full address of something below `/api`, for links and pictures that anybody may load.
 * @example apiAddress('/v1/dies/fefco-0427.svg')
 */
export const apiAddress = (path: string): string => `${shopDocument().apiOrigin}/api${path}`;
