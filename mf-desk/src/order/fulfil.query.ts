import {
  type BodyOf,
  beginProduction,
  cancelOrderByStaff,
  createShipment,
  previewRefund,
  type ShipmentState,
  updateShipment,
} from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';

export const sendBegin = (number: string, idempotencyKey: string) =>
  call(beginProduction, { params: { number }, idempotencyKey });

export const sendShipment = (body: BodyOf<typeof createShipment>, idempotencyKey: string) =>
  call(createShipment, { body, idempotencyKey });

interface Move {
  readonly id: number;
  readonly state: ShipmentState;
  /** Undefined: the number that it has. */
  readonly tracking: string | undefined;
}

export const sendMove = ({ id, state, tracking }: Move, idempotencyKey: string) =>
  call(updateShipment, {
    params: { id: String(id) },
    body: { state, ...(tracking === undefined ? {} : { tracking_number: tracking }) },
    idempotencyKey,
  });

export const sendCancel = (number: string, body: BodyOf<typeof cancelOrderByStaff>, idempotencyKey: string) =>
  call(cancelOrderByStaff, { params: { number }, body, idempotencyKey });

/** What a cancellation gives back, to the cent; not asked where nothing was paid. */
export const useCancelPreview = (number: string, isPaid: boolean) =>
  useQuery({
    queryKey: ['desk', 'cancel-preview', number],
    queryFn: ({ signal }) =>
      unwrap(
        call(previewRefund, {
          params: { number },
          body: { full: true, reason: 'order_canceled' },
          signal,
        }),
      ),
    enabled: isPaid,
  });
