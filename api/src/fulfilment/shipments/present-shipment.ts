import type { Shipment } from '@shop/contracts';
import { type ApiDeps, signUrl } from '../../platform/index.ts';
import type { StoredShipment } from './shipments.repo.ts';

/** The path that the address of a packing list signs. */
export const pathOfPackingList = (id: number): string => `/shipments/${id}/packing_list`;

/** Returns a shipment for the API, with the address of its packing list. */
export const presentShipment = (
  shipment: StoredShipment,
  { settings, clock }: Pick<ApiDeps, 'settings' | 'clock'>,
): Shipment => ({
  ...shipment,
  packing_list_url: signUrl(settings.sessionSecret, pathOfPackingList(shipment.id), clock()),
});
