import { type Company, type CompanyRole, listCompanies } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { queryClient, unwrap, useQuery } from '@shop/kit/query';

const key = ['plus', 'companies'];

/** The companies the shopper belongs to. */
export const useCompanies = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => unwrap(call(listCompanies, { query: { per_page: 100 }, signal })),
    select: ({ companies }) => companies,
  });

/** Read anew: after a refusal that says that a part in a company has changed. */
export const refetchCompanies = (): Promise<void> => queryClient.invalidateQueries({ queryKey: key });

/** The server decides; what it refuses anyway is not offered. */
const orders: Readonly<Record<CompanyRole, boolean>> = {
  viewer: false,
  designer: false,
  requester: true,
  approver: true,
  finance: false,
  admin: true,
};

/** @example mayOrderFor({ role: 'finance' }) // false */
export const canOrderFor = ({ role }: Pick<Company, 'role'>): boolean => orders[role];
