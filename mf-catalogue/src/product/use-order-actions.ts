import { addToCart, flyToCart, toast, useRegion, useWaiting } from '@shop/kit';
import { track } from '@shop/kit/analytics';
import type { ApiProblem } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { navigate, stillHere } from '@shop/kit/navigation';
import type { Product } from '@shop/packaging';
import { useState } from 'react';
import { type Choice, toConfiguration } from './choice.ts';
import { toEventItem } from './event-item.ts';
import { fetchPrice } from './price.query.ts';
import { startDesign } from './start-design.ts';

interface OrderActionOptions {
  readonly product: Product;
  readonly name: string;
  readonly choice: Choice;
  /** The express option, if not standard production. */
  readonly express: number | undefined;
  readonly picture: () => Element | null | undefined;
}

/** Returns the actions of a configuration: design it or add it to the cart. `busy` names the one in progress. */
export function useOrderActions({ product, name, choice, express, picture }: OrderActionOptions) {
  const { market, currency } = useRegion();
  const [busy, setBusy] = useState<'design' | 'cart'>();
  useWaiting(busy === 'design', 'creating');
  useWaiting(busy === 'cart', 'addingItemToOrder');
  const fail = (problem: ApiProblem) => {
    setBusy(undefined);
    toast('error', problemText(problem));
  };
  const design = async () => {
    const isStillHere = stillHere();
    setBusy('design');
    const created = await startDesign(toConfiguration(product, choice), name);
    if (!created.ok) return fail(created.problem);
    setBusy(undefined);
    if (isStillHere())
      await navigate(
        'productEditor',
        { id: created.value.id },
        { query: { mode: 'editor', q: choice.quantity, ...(express === undefined ? {} : { express }) } },
      );
  };
  const add = async () => {
    const isStillHere = stillHere();
    setBusy('cart');
    // Priced for the current configuration: the price on screen may still belong to the previous one.
    const priced = await fetchPrice(toConfiguration(product, choice), choice.quantity, market);
    if (!priced.ok) return fail(priced.problem);
    const { variant } = priced.value;
    const added = await addToCart(currency, {
      variantId: variant.id,
      quantity: choice.quantity,
      expressId: express ?? null,
      trigger: 'configurator',
    });
    if (!added.ok) return fail(added.problem);
    setBusy(undefined);
    const tier = variant.volume_prices.find(({ range_start }) => range_start === choice.quantity);
    track.addToCart({
      currency,
      value: Number(tier?.total_net ?? 0),
      items: [toEventItem(product.slug, name, choice.quantity, variant, tier)],
    });
    await flyToCart(picture());
    if (isStillHere()) await navigate('cart');
  };
  return { busy, design, add };
}
export type OrderActionState = ReturnType<typeof useOrderActions>;
