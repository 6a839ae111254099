import type { FulfilmentStatus } from '@shop/contracts';
import { productOf } from '@shop/packaging';
import { readyMadeSlugs } from '../../catalogue/index.ts';
import type { LineItemFacts } from '../orders/ports.ts';

/** How an order may be ended: as a matter of course, or by the right of withdrawal of a consumer. */
export type CancellationKind = 'cancellation' | 'withdrawal';

export interface CancellationFacts {
  readonly canceled: boolean;
  readonly fulfilment: FulfilmentStatus;
  /** False for companies: the right of withdrawal is a consumer's. */
  readonly consumer: boolean;
  /** True when nothing of it was made for this buyer. */
  readonly readyMade: boolean;
}

interface Rule {
  readonly by: 'buyer' | 'staff';
  readonly fulfilment: readonly CancellationFacts['fulfilment'][];
  readonly consumer?: true;
  readonly readyMade?: true;
  readonly ending: CancellationKind;
}

/**
 * Who may end an order until when. What is made for the buyer has no right of withdrawal (Directive 2011/83/EU, article
 * 16 c), so its end is the beginning of production; ready-made goods have it, until they are sent from here: afterwards
 * they come back to us first, which staff see to with a refund by line.
 */
export const cancellationRules: readonly Rule[] = [
  { by: 'buyer', fulfilment: ['none'], ending: 'cancellation' },
  { by: 'buyer', fulfilment: ['in_production'], consumer: true, readyMade: true, ending: 'withdrawal' },
  { by: 'staff', fulfilment: ['none', 'in_production'], ending: 'cancellation' },
];

/** How an order may be ended now; null: not any more. */
export const resolveCancellation = (by: Rule['by'], facts: CancellationFacts): CancellationKind | null => {
  if (facts.canceled) return null;
  const rule = cancellationRules.find(
    (one) =>
      one.by === by &&
      one.fulfilment.includes(facts.fulfilment) &&
      (!one.consumer || facts.consumer) &&
      (!one.readyMade || facts.readyMade),
  );
  return rule?.ending ?? null;
};

/** As much of a line as is asked here. A service has no configuration: it goes with the goods it is for. */
interface PurchasedItem {
  readonly slug: string;
  readonly configuration: LineItemFacts['configuration'] | null;
}

/** Whether nothing was made for this buyer: sample packs, boards printed already, plain boxes in a size we keep. */
export const isReadyMade = (items: readonly PurchasedItem[]): boolean => {
  const goods = items.flatMap(({ slug, configuration }) => (configuration ? [{ slug, configuration }] : []));
  return (
    goods.length > 0 &&
    goods.every(
      ({ slug, configuration }) => readyMadeSlugs.includes(slug) || isStockedPlain(slug, configuration),
    )
  );
};

const isStockedPlain = (slug: string, { size }: LineItemFacts['configuration']): boolean => {
  const product = productOf(slug);
  return (
    product?.designless === true &&
    product.sizes.some(({ L, W, H }) => L === size.length && W === size.width && H === size.height)
  );
};
