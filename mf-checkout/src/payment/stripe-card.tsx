import type { Order } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { useQuery } from '@shop/kit/query';
import { fromDecimal } from '@shop/money';
import { Button, FoldingLoader, Notice } from '@shop/ui';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeElementLocale, StripeElementsOptions } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardInput } from './card-input.ts';
import { stripeCard } from './stripe-fields.ts';

export interface StripeCardProps {
  readonly publishableKey: string;
  readonly order: Order;
  /** Passes the card once its fields are ready, and null when they are removed. */
  readonly onCard: (card: CardInput | null) => void;
}

const wallets = { wallets: { applePay: 'never', googlePay: 'never', link: 'never' } } as const;

/** Stripe's card fields. Shows an error where they cannot be loaded; other methods stay available. */
export default function StripeCard({ publishableKey, order, onCard }: StripeCardProps) {
  const { t } = useTranslation('mf-checkout');
  const { languageTag } = useRegion();
  const [broken, setBroken] = useState(false);
  const stripe = useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: async () => {
      const loaded = await loadStripe(publishableKey, {
        locale: languageTag.slice(0, 2) as StripeElementLocale,
      });
      if (!loaded) throw new Error('Stripe.js runs in a browser only');
      return loaded;
    },
    retry: false,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const { total, currency } = order;
  const options = useMemo(
    (): StripeElementsOptions => ({
      mode: 'payment',
      amount: Number(fromDecimal(total, currency)?.amount ?? 0n),
      currency: currency.toLowerCase(),
      paymentMethodCreation: 'manual',
      allowedPaymentMethodTypes: ['card'],
    }),
    [total, currency],
  );
  if (broken || (stripe.error && !stripe.isFetching))
    return (
      <Notice
        severity="error"
        action={
          <Button
            onClick={() => {
              setBroken(false);
              if (stripe.error) void stripe.refetch();
            }}
          >
            {t('card.again')}
          </Button>
        }
      >
        {t('card.unreachable')}
      </Notice>
    );
  if (!stripe.data) return <FoldingLoader label={t('card.loading')} />;
  return (
    <Elements stripe={stripe.data} options={options}>
      <Fields onCard={onCard} onBroken={() => setBroken(true)} />
    </Elements>
  );
}

interface FieldsProps {
  readonly onCard: StripeCardProps['onCard'];
  readonly onBroken: () => void;
}

function Fields({ onCard, onBroken }: FieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const revision = useRef(0);
  useEffect(() => {
    if (!stripe || !elements) return;
    onCard(stripeCard(stripe, elements, () => revision.current));
    return () => onCard(null);
  }, [stripe, elements, onCard]);
  return (
    <PaymentElement
      options={wallets}
      onChange={() => {
        revision.current += 1;
      }}
      onLoadError={onBroken}
    />
  );
}
