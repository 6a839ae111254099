import {
  addTreeLineItem,
  createDesign,
  createExpertCheck,
  type Order,
  type Variant,
  type VolumePrice,
} from '@shop/contracts';
import { addToCart, toast, useWaiting } from '@shop/kit';
import { type ApiProblem, call, newIdempotencyKey, type Result } from '@shop/kit/api';
import { problemText, useTerms } from '@shop/kit/i18n';
import { useState } from 'react';
import { cacheOrder } from '../order/order.query.ts';
import type { Recommendation } from './recommend.ts';

/** The price of a recommended product: its variant and the tier of the recommended quantity. */
export interface RecommendedPrice {
  readonly variant: Pick<Variant, 'id'>;
  readonly tier: Pick<VolumePrice, 'total_net' | 'total_gross'>;
}

/** Adds a recommendation to the order. A printed product gets a design first, which the buyer opens from the cart. */
export function useAddRecommendation(order: Order) {
  const term = useTerms();
  const [busy, setBusy] = useState<string>();
  useWaiting(busy !== undefined, 'addingItemToOrder');

  const addProduct = async (
    { configuration, quantity }: Extract<Recommendation, { kind: 'product' }>,
    variantId: number,
  ): Promise<Result<Order, ApiProblem>> => {
    const line = { variantId, quantity, trigger: 'cross_sell' };
    if (configuration.print_mode === 'no-print') return addToCart(order.currency, line);
    const design = await call(createDesign, {
      body: { box_design: { name: term('product', configuration.product), configuration } },
      idempotencyKey: newIdempotencyKey(),
    });
    return design.ok ? addToCart(order.currency, { ...line, designId: design.value.id }) : design;
  };

  const send = (recommendation: Recommendation, price: RecommendedPrice | undefined) => {
    const idempotencyKey = newIdempotencyKey();
    if (recommendation.kind === 'tree')
      return call(addTreeLineItem, { body: { order_id: order.number, quantity: 1 }, idempotencyKey });
    if (recommendation.kind === 'expertCheck')
      return call(createExpertCheck, { body: { parent_id: recommendation.line.id }, idempotencyKey });
    return price ? addProduct(recommendation, price.variant.id) : undefined;
  };

  const add = async (recommendation: Recommendation, price?: RecommendedPrice) => {
    if (busy !== undefined) return;
    setBusy(recommendation.id);
    const added = await send(recommendation, price);
    setBusy(undefined);
    if (!added) return;
    if (!added.ok) return void toast('error', problemText(added.problem));
    cacheOrder(added.value);
  };
  return { busy, add };
}
