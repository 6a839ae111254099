import {
  approveOrder,
  type Company,
  declineOrder,
  getOrderApproval,
  listCompanies,
  listCompanyOrders,
  listOrderApprovals,
  type OrderApproval,
  withdrawOrderApproval,
} from '@shop/contracts';
import { call } from '@shop/kit/api';
import { keepPreviousData, queryClient, unwrap, useQuery } from '@shop/kit/query';

const perPage = 20;
const approvalsKey = ['plus', 'approvals'];

/** The companies the reader belongs to. */
export const useCompanies = () =>
  useQuery({
    queryKey: ['plus', 'companies'],
    queryFn: ({ signal }) => unwrap(call(listCompanies, { query: { per_page: 100 }, signal })),
    select: ({ companies }) => companies,
  });

/** Which requests: those that wait, or everything that one member asked for. */
export type Wanted = { readonly status: OrderApproval['status'] } | { readonly userId: number };

/** A company's requests for approval, newest first, a page at a time. */
export const useApprovals = (company: Company, wanted: Wanted, page: number) =>
  useQuery({
    queryKey: [...approvalsKey, company.id, wanted, page],
    queryFn: ({ signal }) =>
      unwrap(
        call(listOrderApprovals, {
          query: {
            company_id: company.id,
            page,
            per_page: perPage,
            ...('status' in wanted ? { 'q[status_eq]': wanted.status } : { 'q[user_id_eq]': wanted.userId }),
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** One request with its order as it stands now. */
export const useApproval = (id: number) =>
  useQuery({
    queryKey: [...approvalsKey, 'one', id],
    queryFn: ({ signal }) => unwrap(call(getOrderApproval, { params: { id: String(id) }, signal })),
    // What is approved is what is seen: never what was seen the last time.
    staleTime: 0,
    gcTime: 0,
  });

/** Placed orders of a company, newest first, a page at a time. */
export const useCompanyOrders = (company: Company, page: number) =>
  useQuery({
    queryKey: ['plus', 'orders', company.id, page],
    queryFn: ({ signal }) =>
      unwrap(call(listCompanyOrders, { query: { company_id: company.id, page, per_page: perPage }, signal })),
    placeholderData: keepPreviousData,
  });

/** Every list of requests is read again: after a decision, and after a refusal that says that the list is old. */
export const readApprovalsAgain = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: approvalsKey });

/** `version`: the order's as the approver saw it. */
export const approve = (id: number, version: number) =>
  call(approveOrder, { params: { id: String(id) }, body: { version } });
export const decline = (id: number, reason: string) =>
  call(declineOrder, { params: { id: String(id) }, body: { reason } });
export const withdraw = (id: number) => call(withdrawOrderApproval, { params: { id: String(id) } });
