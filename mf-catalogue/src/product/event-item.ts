import type { EventItem, Variant, VolumePrice } from '@shop/contracts';

/** Returns a configured product as an analytics item; without variant and price until they are known. */
export const toEventItem = (
  slug: string,
  name: string,
  quantity: number,
  variant: Variant | undefined,
  tier: VolumePrice | undefined,
): EventItem => ({
  item_id: slug,
  item_name: name,
  item_variant: variant?.sku ?? slug,
  price: Number(tier?.price ?? 0),
  quantity,
});
