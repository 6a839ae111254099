import type { ShopDocument } from '@shop/contracts';
import { getRenderContext } from '../server/render-context.ts';

/** On the server each render has its own document; several renders run at the same time. */
export const shopDocument = (): ShopDocument => getRenderContext().document;
export const useRegion = shopDocument;

const throwNoDocument = (): never => {
  throw new Error('On the server the document is given with each render.');
};
export const readShopDocument = throwNoDocument;
export const setShopDocument = throwNoDocument;
