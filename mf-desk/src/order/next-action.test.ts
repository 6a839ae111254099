import { findNextAction } from './next-action.ts';
import { shipmentOf, staffOrderOf } from './order.fixture.ts';

const begun = { fulfilment_status: 'in_production' } as const;

it('begins, packs, sends and delivers, one after the other', () => {
  expect(findNextAction(staffOrderOf())).toEqual({ kind: 'begin' });
  expect(findNextAction(staffOrderOf({ stage: 'print' }, begun))).toEqual({ kind: 'pack' });
  const packed = shipmentOf();
  expect(findNextAction(staffOrderOf({ stage: 'ship', shipments: [packed] }, begun))).toEqual({
    kind: 'move',
    shipment: packed,
  });
  const sent = shipmentOf({ state: 'shipped', tracking_number: 'JD0146' });
  const lines = staffOrderOf().lines.map((line) => ({ ...line, packed: 0, shipped: line.quantity }));
  expect(findNextAction(staffOrderOf({ stage: 'transit', shipments: [sent], lines }, begun))).toEqual({
    kind: 'move',
    shipment: sent,
  });
});

it('offers nothing while an order waits, and nothing of a canceled one', () => {
  expect(findNextAction(staffOrderOf({ obstacles: ['on_hold'] }))).toBeNull();
  expect(findNextAction(staffOrderOf({ obstacles: ['quality_failed'] }))).toBeNull();
  expect(findNextAction(staffOrderOf({ stage: 'canceled', shipments: [shipmentOf()] }))).toBeNull();
});
