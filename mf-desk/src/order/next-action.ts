import type { StaffOrder } from '@shop/contracts';
import type { FulfilAction } from './fulfil-actions.tsx';
import { nextShipmentState } from './move-dialog.tsx';
import { piecesLeft } from './read-parcel.ts';

/**
 * What is done next to make and send an order: a packed parcel leaves, production begins, what is left is packed, a sent
 * parcel arrives. Null while the order waits for something, and where nothing is left to do.
 */
export const findNextAction = ({
  order,
  stage,
  lines,
  obstacles,
  shipments,
}: Pick<StaffOrder, 'order' | 'stage' | 'lines' | 'obstacles' | 'shipments'>): FulfilAction | null => {
  if (stage === 'canceled') return null;
  const sent = shipments.find(({ state }) => state === 'shipped');
  const arrival =
    sent && nextShipmentState(sent) !== null ? ({ kind: 'move', shipment: sent } as const) : null;
  const isBlocked = obstacles.some((one) => one !== 'print_file_failed');
  if (isBlocked) return arrival;
  const packed = shipments.find(({ state }) => state === 'packed');
  if (packed) return { kind: 'move', shipment: packed };
  if (lines.every((line) => piecesLeft(line) === 0)) return arrival;
  return { kind: (order.fulfilment_status ?? 'none') === 'none' ? 'begin' : 'pack' };
};
