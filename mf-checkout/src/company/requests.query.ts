import {
  getOrderApproval,
  listOrderApprovals,
  type OrderApproval,
  requestOrderApproval,
} from '@shop/contracts';
import { type ApiProblem, call, newIdempotencyKey, type Result } from '@shop/kit/api';
import { queryClient, unwrap, useQuery } from '@shop/kit/query';

/** The last request of an order, and whether the order still matches it. */
export interface ApprovalStatus {
  readonly request: OrderApproval;
  readonly stands: boolean;
}

const toQueryKey = (companyId: number, number: string) => [
  'plus',
  'approvals',
  'of-order',
  companyId,
  number,
];

async function fetchApprovalStatus(
  companyId: number,
  userId: number,
  number: string,
  signal: AbortSignal,
): Promise<ApprovalStatus | null> {
  const query = { company_id: companyId, 'q[user_id_eq]': userId, per_page: 100 };
  const { approvals } = await unwrap(call(listOrderApprovals, { query, signal }));
  // Newest first.
  const request = approvals.find(({ order_number }) => order_number === number);
  if (!request) return null;
  if (request.status !== 'requested' && request.status !== 'approved') return { request, stands: false };
  const { approval, stands } = await unwrap(
    call(getOrderApproval, { params: { id: String(request.id) }, signal }),
  );
  return { request: approval, stands };
}

/** Returns the shopper's last request for this order; null without one. */
export const useApprovalStatus = (companyId: number, userId: number, number: string) =>
  useQuery({
    queryKey: toQueryKey(companyId, number),
    queryFn: ({ signal }) => fetchApprovalStatus(companyId, userId, number, signal),
    // Another person decides, at any time.
    staleTime: 0,
  });

/** Requests approval of the current order. A repeat returns the same request. */
export async function sendApprovalRequest(
  number: string,
  note: string,
): Promise<Result<OrderApproval, ApiProblem>> {
  const response = await call(requestOrderApproval, {
    body: { approval: { order_number: number, ...(note === '' ? {} : { note }) } },
    idempotencyKey: newIdempotencyKey(),
  });
  // The order may belong to another company in the meantime.
  if (response.ok)
    queryClient.setQueryData<ApprovalStatus>(toQueryKey(response.value.company_id, number), {
      request: response.value,
      stands: true,
    });
  return response;
}
