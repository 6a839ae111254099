import type { EventItem, Variant, VolumePrice } from '@shop/contracts';

/** A configured product as visits are measured; without its variant and price for as long as neither is known. */
export const eventItem = (
  slug: string,
  name: string,
  quantity: number,
  variant: Variant | undefined,
  rung: VolumePrice | undefined,
): EventItem => ({
  item_id: slug,
  item_name: name,
  item_variant: variant?.sku ?? slug,
  price: Number(rung?.price ?? 0),
  quantity,
});
