import { type Company, type CompanyRole, listCompanies, queryKeys } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { queryClient, unwrap, useQuery } from '@shop/kit/query';

/** Returns the companies of the shopper. */
export const useCompanies = () =>
  useQuery({
    queryKey: queryKeys.companies,
    queryFn: ({ signal }) => unwrap(call(listCompanies, { query: { per_page: 100 }, signal })),
    select: ({ companies }) => companies,
  });

/** Refetches after a refusal that indicates a changed role. */
export const refetchCompanies = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryKeys.companies });

/** The server decides; this only hides what it would refuse. */
const orders: Readonly<Record<CompanyRole, boolean>> = {
  viewer: false,
  designer: false,
  requester: true,
  approver: true,
  finance: false,
  admin: true,
};

/** @example canOrderFor({ role: 'finance' }) // false */
export const canOrderFor = ({ role }: Pick<Company, 'role'>): boolean => orders[role];
