import { type Company, listCompanies, queryKeys } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';
import { useSession } from '@shop/kit/session';

const orderingRoles: readonly Company['role'][] = ['requester', 'approver', 'admin'];

/** The companies in whose name the reader may ask. */
interface OrderingCompanies {
  /** Those for which they may order; empty until they are read. */
  readonly list: readonly Company[];
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

/** Returns the companies in whose name the reader may ask: none for a visitor, of whom nothing is asked. */
export function useOrderingCompanies(): OrderingCompanies {
  const { status, signedIn } = useSession();
  const companies = useQuery({
    queryKey: queryKeys.companies,
    queryFn: ({ signal }) => unwrap(call(listCompanies, { query: { per_page: 100 }, signal })),
    enabled: signedIn,
    select: (reply) => reply.companies,
  });
  return {
    list: (companies.data ?? []).filter(({ role }) => orderingRoles.includes(role)),
    isPending: status === 'starting' || companies.isLoading,
    error: signedIn ? companies.error : null,
    refetch: companies.refetch,
  };
}
