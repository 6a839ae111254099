import type { FulfilmentStatus } from '@shop/contracts';
import { productOf } from '@shop/packaging';
import { readyMadeSlugs } from '../../catalogue/index.ts';
import type { LineItemFacts } from '../orders/ports.ts';

/**
 * How an order is canceled: by an ordinary cancellation, or by a consumer's right of withdrawal.
 */
export type CancellationKind = 'cancellation' | 'withdrawal';

export interface CancellationFacts {
  readonly canceled: boolean;
  readonly fulfilment: FulfilmentStatus;
  /** False for companies: only consumers have the right of withdrawal. */
  readonly consumer: boolean;
  /** True when nothing was made for this buyer. */
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
 * Who can cancel an order until when. Custom-made goods have no right of withdrawal (Directive
 * 2011/83/EU, article 16 c), so cancellation ends when production starts. Ready-made goods have it:
 * here until dispatch; afterwards they are returned first, and staff refund by line.
 */
export const cancellationRules: readonly Rule[] = [
  { by: 'buyer', fulfilment: ['none'], ending: 'cancellation' },
  { by: 'buyer', fulfilment: ['in_production'], consumer: true, readyMade: true, ending: 'withdrawal' },
  { by: 'staff', fulfilment: ['none', 'in_production'], ending: 'cancellation' },
];

/** Resolves how an order can be canceled now; null when it no longer can. */
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

/** The required part of a line. A service has no configuration: it follows its goods. */
interface PurchasedItem {
  readonly slug: string;
  readonly configuration: LineItemFacts['configuration'] | null;
}

/**
 * Whether nothing was made for this buyer: only sample packs, pre-printed board or plain stock
 * boxes.
 */
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
