import { createBundle, createOrder, type Order, queryKeys } from '@shop/contracts';
import { emit, toast, useRegion, useWaiting } from '@shop/kit';
import { track } from '@shop/kit/analytics';
import { call, createSender } from '@shop/kit/api';
import { problemText, useTerms } from '@shop/kit/i18n';
import { navigate, stillHere } from '@shop/kit/navigation';
import { queryClient } from '@shop/kit/query';
import { useRef, useState } from 'react';
import { toEventItem } from '../product/event-item.ts';
import { startDesign } from '../product/start-design.ts';
import type { PricedSet } from './set-prices.query.ts';

/**
 * Puts a number of sets into the cart as one bundle and opens the cart. Each printed part gets a design first; after a
 * failure another press uses the designs that exist already, and after a lost reply it adds no second bundle.
 */
export function useAddSet() {
  const { currency } = useRegion();
  const term = useTerms();
  const [busy, setBusy] = useState(false);
  const designs = useRef(new Map<string, string>());
  const [sendBundle] = useState(createSender);
  useWaiting(busy, 'addingItemToOrder');

  const designOf = async ({ configuration, printed }: PricedSet[number]) => {
    if (!printed) return { ok: true, value: null } as const;
    const known = designs.current.get(configuration.product);
    if (known !== undefined) return { ok: true, value: known } as const;
    const made = await startDesign(configuration, term('product', configuration.product));
    if (!made.ok) return made;
    designs.current.set(configuration.product, made.value.id);
    return { ok: true, value: made.value.id } as const;
  };

  const send = async (parts: PricedSet, quantity: number) => {
    const lines = [];
    for (const part of parts) {
      const design = await designOf(part);
      if (!design.ok) return design;
      lines.push({
        variant_id: part.variant.id,
        quantity: part.perSet,
        box_design_id: design.value,
        purchase_trigger: 'bundles',
      });
    }
    const cart = await call(createOrder, { body: { currency: currency as Order['currency'] } });
    if (!cart.ok) return cart;
    const body = { order_id: cart.value.number, quantity, line_items_params: lines };
    return sendBundle(body, (idempotencyKey) => call(createBundle, { body, idempotencyKey }));
  };

  const add = async (parts: PricedSet, quantity: number) => {
    if (busy) return;
    const isStillHere = stillHere();
    setBusy(true);
    const added = await send(parts, quantity);
    setBusy(false);
    if (!added.ok) return void toast('error', problemText(added.problem));
    designs.current.clear();
    const { order } = added.value;
    queryClient.setQueryData(queryKeys.cart, order);
    emit('cartChanged', { lines: order.line_items.length });
    const items = parts.map(({ configuration: { product }, perSet, variant, tiers }) =>
      toEventItem(
        product,
        term('product', product),
        perSet * quantity,
        variant,
        tiers.find(({ range_start }) => range_start === perSet * quantity),
      ),
    );
    const value = items.reduce((all, item) => all + Number(item.price) * Number(item.quantity), 0);
    track.addToCart({ currency, value: Math.round(value * 100) / 100, items });
    if (isStillHere()) await navigate('cart');
  };
  return { busy, add };
}
