import {
  approveOrder,
  type Company,
  declineOrder,
  getOrderApproval,
  listCompanies,
  listCompanyOrders,
  listOrderApprovals,
  type OrderApproval,
  queryKeys,
  withdrawOrderApproval,
} from '@shop/contracts';
import { call } from '@shop/kit/api';
import { keepPreviousData, queryClient, unwrap, usePages, useQuery } from '@shop/kit/query';

const perPage = 20;
const approvalsKey = ['plus', 'approvals'];

/** Returns the user's companies; of a visitor nothing is asked (`enabled`). */
export const useCompanies = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: queryKeys.companies,
    queryFn: ({ signal }) => unwrap(call(listCompanies, { query: { per_page: 100 }, signal })),
    select: ({ companies }) => companies,
  });

/** Which requests: pending ones, or all of one member. */
export type ApprovalFilter = { readonly status: OrderApproval['status'] } | { readonly userId: number };

/** Returns one page of a company's approval requests, newest first. */
export const useApprovals = (company: Company, filter: ApprovalFilter, page: number) =>
  useQuery({
    queryKey: [...approvalsKey, company.id, filter, page],
    queryFn: ({ signal }) =>
      unwrap(
        call(listOrderApprovals, {
          query: {
            company_id: company.id,
            page,
            per_page: perPage,
            ...('status' in filter ? { 'q[status_eq]': filter.status } : { 'q[user_id_eq]': filter.userId }),
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Returns one request with its current order. */
export const useApproval = (id: number) =>
  useQuery({
    queryKey: [...approvalsKey, 'one', id],
    queryFn: ({ signal }) => unwrap(call(getOrderApproval, { params: { id: String(id) }, signal })),
    // The approver must see exactly what they approve: never a cached version.
    staleTime: 0,
    gcTime: 0,
  });

/** Returns a company's placed orders, newest first. */
export const useCompanyOrders = (company: Company) =>
  usePages({
    queryKey: ['plus', 'orders', company.id],
    load: async (cursor, signal) => {
      const query = { company_id: company.id, per_page: 50, ...(cursor === null ? {} : { cursor }) };
      const { orders, next_cursor } = await unwrap(call(listCompanyOrders, { query, signal }));
      return { rows: orders, next_cursor };
    },
  });

/** Refetches every list of requests, after a decision and after a refusal that indicates an outdated list. */
export const refetchApprovals = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: approvalsKey });

/** `version`: the order's version that the approver saw. */
export const approve = (id: number, version: number) =>
  call(approveOrder, { params: { id: String(id) }, body: { version } });
export const decline = (id: number, reason: string) =>
  call(declineOrder, { params: { id: String(id) }, body: { reason } });
export const withdraw = (id: number) => call(withdrawOrderApproval, { params: { id: String(id) } });
