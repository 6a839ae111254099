import type { Order } from '@shop/contracts';
import { FoldingLoader } from '@shop/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFields } from './card-fields.tsx';
import type { Card } from './use-card.ts';

/** Stripe's library and fields: fetched by who pays by card in a shop that has Stripe. */
const StripeCard = lazy(() => import('./stripe-card.tsx'));

interface CardEntryProps {
  readonly order: Order;
  readonly stripeKey: string | null;
  readonly card: Card;
  /** Paying was tried: what is wrong is said. */
  readonly tried: boolean;
}

/** The fields of whoever takes the card: Stripe's own, or those of the sandbox. */
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
