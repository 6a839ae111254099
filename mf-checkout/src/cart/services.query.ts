import { listServices, type Service } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';

/** Returns a service of the region with its price; undefined while loading and where it is not sold. */
export function useService(name: Service['service_name']): Service | undefined {
  const { region } = useRegion();
  const { data } = useQuery({
    queryKey: ['services', region],
    queryFn: ({ signal }) => unwrap(call(listServices, { query: {}, signal })),
  });
  return data?.services.find(({ service_name }) => service_name === name);
}
