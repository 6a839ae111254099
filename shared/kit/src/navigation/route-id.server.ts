import { type RouteId, routeIds } from '@shop/contracts';
import { shopDocument } from '../document/shop-document.ts';

/** On the server: the route that the document matched. */
export const useRouteId = (): RouteId | undefined => {
  const { route } = shopDocument();
  return routeIds.find((id) => id === route?.id);
};
