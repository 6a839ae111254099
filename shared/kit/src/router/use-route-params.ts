import type { RouteId, RouteParams } from '@shop/contracts';
import { useParams } from 'react-router';
import { idOfSlug } from '../navigation/paths.ts';

/**
 * Returns the parameters of the page, typed by its route; product and category are ids, whatever slug the address has.
 *
 * @example const { category } = useRouteParams('category'); // 'mailer-boxes', also at /forpackningar/postlador
 */
export function useRouteParams<Id extends RouteId>(id: Id): RouteParams<Id> {
  const params = useParams();
  const named =
    id === 'product' || id === 'category' ? { ...params, [id]: idOfSlug(id, params[id] ?? '') } : params;
  // The router fills the parameters of exactly this route's pattern.
  return named as RouteParams<Id>;
}
