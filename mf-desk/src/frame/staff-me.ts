import { type Endpoint, getStaffMe, mayCall, permissionOf, regionsWith } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';

type Call = Pick<Endpoint, 'method' | 'path' | 'audience' | 'scope' | 'alsoStaff' | 'staffScope'>;

/** The refresh interval in milliseconds: a role that was taken away leaves the page at the latest then. */
const intervalMs = 60_000;

/** Who of the staff the reader is, with their roles. */
export const useStaffMe = () =>
  useQuery({
    queryKey: ['desk', 'me'],
    queryFn: ({ signal }) => unwrap(call(getStaffMe, { signal })),
    staleTime: intervalMs,
    refetchInterval: intervalMs,
  });

/**
 * Whether the reader may make a call in the page's region, or in another one. False until the roles are known; true if
 * they cannot be read, since the API decides anyway.
 */
export const useMay = (): ((endpoint: Call, region?: string) => boolean) => {
  const { region: here } = useRegion();
  const { data, isError } = useStaffMe();
  return (endpoint, region = here) => {
    if (!data) return isError;
    // Releases name their region in the request, so some region is enough to open their page.
    if (endpoint.path.startsWith('/releases/'))
      return regionsWith(data.roles, permissionOf(endpoint))?.length !== 0;
    return mayCall(data.roles, endpoint, region);
  };
};

/** The regions in which the reader may make a call; `null`: all, and while nothing is known. Empty: none. */
export const useRegionsFor = (): ((endpoint: Call) => readonly string[] | null) => {
  const { data } = useStaffMe();
  return (endpoint) => (data ? regionsWith(data.roles, permissionOf(endpoint)) : null);
};

/** Whether the reader has a permission in the page's region, or in another one; false until the roles are known. */
export const useHolds = (): ((scope: string, region?: string) => boolean) => {
  const { region: here } = useRegion();
  const { data } = useStaffMe();
  return (scope, region = here) => {
    const regions = data ? regionsWith(data.roles, scope) : [];
    return regions === null || regions.includes(region);
  };
};
