import { listServices, type Order } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';
import { type Recommendation, recommend } from './recommend.ts';

/**
 * Returns what fits the order; undefined while the region's services load. Without them, products alone: a failed read
 * keeps nobody from the checkout.
 */
export function useRecommendations(order: Order | null | undefined): readonly Recommendation[] | undefined {
  const { region } = useRegion();
  const services = useQuery({
    queryKey: ['services', region],
    queryFn: ({ signal }) => unwrap(call(listServices, { query: {}, signal })),
  });
  if (!order || services.isPending) return undefined;
  return recommend(order, services.data?.services ?? []);
}
