import {
  addTreeLineItem,
  createDesign,
  createExpertCheck,
  type Order,
  type Variant,
  type VolumePrice,
} from '@shop/contracts';
import { addToCart, toast, useWaiting } from '@shop/kit';
import { type ApiProblem, call, createSender, type Result, success } from '@shop/kit/api';
import { problemText, useTerms } from '@shop/kit/i18n';
import { useRef, useState } from 'react';
import { cacheOrder } from '../order/order.query.ts';
import type { Recommendation } from './recommend.ts';

type RecommendedProduct = Extract<Recommendation, { kind: 'product' }>;

/** The price of a recommended product: its variant and the tier of the recommended quantity. */
export interface RecommendedPrice {
  readonly variant: Pick<Variant, 'id'>;
  readonly tier: Pick<VolumePrice, 'total_net' | 'total_gross'>;
}

/**
 * Adds a recommendation to the order. A printed product gets a design first, which the buyer opens from the cart. After
 * a lost reply another press neither adds it twice nor makes a second design.
 */
export function useAddRecommendation(order: Order) {
  const term = useTerms();
  const [busy, setBusy] = useState<string>();
  const [sendOnce] = useState(createSender);
  const designs = useRef(new Map<string, string>());
  useWaiting(busy !== undefined, 'addingItemToOrder');

  const designOf = async ({ configuration }: RecommendedProduct): Promise<Result<string, ApiProblem>> => {
    const body = { box_design: { name: term('product', configuration.product), configuration } };
    const known = designs.current.get(JSON.stringify(body));
    if (known !== undefined) return success(known);
    const made = await sendOnce(body, (idempotencyKey) => call(createDesign, { body, idempotencyKey }));
    if (!made.ok) return made;
    designs.current.set(JSON.stringify(body), made.value.id);
    return success(made.value.id);
  };

  const addProduct = async (
    product: RecommendedProduct,
    variantId: number,
  ): Promise<Result<Order, ApiProblem>> => {
    const { configuration, quantity } = product;
    const line = { variantId, quantity, trigger: 'cross_sell' };
    if (configuration.print_mode === 'no-print') return addToCart(order.currency, line);
    const design = await designOf(product);
    return design.ok ? addToCart(order.currency, { ...line, designId: design.value }) : design;
  };

  const send = (recommendation: Recommendation, price: RecommendedPrice | undefined) => {
    if (recommendation.kind === 'tree') {
      const body = { order_id: order.number, quantity: 1 };
      return sendOnce(body, (idempotencyKey) => call(addTreeLineItem, { body, idempotencyKey }));
    }
    if (recommendation.kind === 'expertCheck') {
      const body = { parent_id: recommendation.line.id };
      return sendOnce(body, (idempotencyKey) => call(createExpertCheck, { body, idempotencyKey }));
    }
    return price ? addProduct(recommendation, price.variant.id) : undefined;
  };

  const add = async (recommendation: Recommendation, price?: RecommendedPrice) => {
    if (busy !== undefined) return;
    setBusy(recommendation.id);
    const added = await send(recommendation, price);
    setBusy(undefined);
    if (!added) return;
    if (!added.ok) return void toast('error', problemText(added.problem));
    designs.current.clear();
    cacheOrder(added.value);
  };
  return { busy, add };
}
