import { type Company, listCompanies } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';
import { useSession } from '@shop/kit/session';

const orderingRoles: readonly Company['role'][] = ['requester', 'approver', 'admin'];

/**
 * Returns the companies in whose name the reader may ask: those for which they may order. Empty while they load, and
 * where they cannot be read: a personal request needs none.
 */
export function useOrderingCompanies(): readonly Company[] {
  const { signedIn } = useSession();
  const companies = useQuery({
    queryKey: ['plus', 'companies'],
    queryFn: ({ signal }) => unwrap(call(listCompanies, { query: { per_page: 100 }, signal })),
    enabled: signedIn,
    select: (reply) => reply.companies,
  });
  return (companies.data ?? []).filter(({ role }) => orderingRoles.includes(role));
}
