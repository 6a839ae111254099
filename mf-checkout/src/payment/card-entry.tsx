import type { Order } from '@shop/contracts';
import { FoldingLoader } from '@shop/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFields } from './card-fields.tsx';
import type { Card } from './use-card.ts';

/** Stripe's library and fields: loaded only for card payment in a shop with Stripe. */
const StripeCard = lazy(() => import('./stripe-card.tsx'));

interface CardEntryProps {
  readonly order: Order;
  readonly stripeKey: string | null;
  readonly card: Card;
  /** Payment was attempted: show the errors. */
  readonly tried: boolean;
}

/** The card fields: Stripe's own, or those of the sandbox. */
export function CardEntry({ order, stripeKey, card, tried }: CardEntryProps) {
  const { t } = useTranslation('mf-checkout');
  if (stripeKey === null)
    return <CardFields card={card.sandbox} onChange={card.setSandbox} errors={tried ? card.errors : {}} />;
  return (
    <Suspense fallback={<FoldingLoader label={t('card.loading')} />}>
      <StripeCard publishableKey={stripeKey} order={order} onCard={card.setStripe} />
    </Suspense>
  );
}
