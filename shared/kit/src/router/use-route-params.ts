import type { RouteId, RouteParams } from '@shop/contracts';
import { useParams } from 'react-router';
import { idOfSlug } from '../navigation/paths.ts';

/**
 * The parameters of the page, typed by its route; product and category come as ids, whatever the address calls them.
 *
 * @example const { category } = useRouteParams('category'); // 'mailer-boxes', also at /forpackningar/postlador
 */
export function useRouteParams<Id extends RouteId>(id: Id): RouteParams<Id> {
  const params = useParams();
  const named =
    id === 'product' || id === 'category' ? { ...params, [id]: idOfSlug(id, params[id] ?? '') } : params;
  // The router fills what the pattern of this very route names.
  return named as RouteParams<Id>;
}
