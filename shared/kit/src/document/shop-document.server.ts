import type { ShopDocument } from '@shop/contracts';
import { currentRender } from '../server/render-context.ts';

/** On the server each render has a document of its own; several are under way at the same time. */
export const shopDocument = (): ShopDocument => currentRender().document;
export const useRegion = shopDocument;

const noPage = (): never => {
  throw new Error('On the server the document is given with each render.');
};
export const readShopDocument = noPage;
export const setShopDocument = noPage;
