import {
  approveStaffRequest,
  createStaffRequest,
  listStaffRequests,
  type RequestedChange,
  refuseStaffRequest,
  type StaffRequest,
} from '@shop/contracts';
import { call } from '@shop/kit/api';
import { keepPreviousData, unwrap, useQuery } from '@shop/kit/query';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 15_000;

export const requestStates = ['waiting', 'approved', 'refused'] as const;

/** A page of requests of one state, in one region or in all that the reader may see; newest first. */
export const useRequests = (state: StaffRequest['state'], region: string | undefined, page: number) =>
  useQuery({
    queryKey: ['desk', 'requests', state, region ?? '', page],
    queryFn: ({ signal }) =>
      unwrap(
        call(listStaffRequests, {
          query: { state, page, per_page: 25, ...(region === undefined ? { everywhere: 'true' } : {}) },
          ...(region === undefined ? {} : { headers: { 'X-Region': region } }),
          signal,
        }),
      ),
    refetchInterval: page === 1 ? intervalMs : false,
    placeholderData: keepPreviousData,
  });

interface Decision {
  readonly request: StaffRequest;
  /** Null: approve. */
  readonly reason: string | null;
  /** One for one confirmed decision. */
  readonly idempotencyKey: string;
}

/** Approves a request, or refuses it with a reason; in the request's own region, whatever that of the page. */
export const sendDecision = ({ request: { id, region }, reason, idempotencyKey }: Decision) => {
  const options = { params: { id: String(id) }, headers: { 'X-Region': region }, idempotencyKey };
  return reason === null
    ? call(approveStaffRequest, options)
    : call(refuseStaffRequest, { ...options, body: { reason } });
};

/** Asks another person to approve a change; in a region other than that of the page where one is named. */
export const sendRequest = (
  change: RequestedChange,
  reason: string,
  idempotencyKey: string,
  region?: string,
) =>
  call(createStaffRequest, {
    body: { reason, change },
    idempotencyKey,
    ...(region === undefined ? {} : { headers: { 'X-Region': region } }),
  });
