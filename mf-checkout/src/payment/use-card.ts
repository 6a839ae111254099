import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardErrors } from './card-errors.ts';
import { type CardInput, sandboxCard } from './card-input.ts';
import type { SandboxCard } from './pay.ts';

const emptyCard: SandboxCard = { number: '', month: '', year: '', cvc: '' };

/** The typed card, in the sandbox's or Stripe's fields; both survive a look at another method. */
export function useCard(isCardPayment: boolean, stripeKey: string | null) {
  const { t } = useTranslation('mf-checkout');
  const [sandbox, setSandbox] = useState(emptyCard);
  const [stripe, setStripe] = useState<CardInput | null>(null);
  const errors = isCardPayment && stripeKey === null ? cardErrors(sandbox, t) : {};
  // Without Stripe's fields there is no card; their placeholder shows why.
  const cardInput = !isCardPayment ? null : stripeKey === null ? sandboxCard(sandbox) : stripe;
  return {
    sandbox,
    setSandbox,
    setStripe,
    errors,
    /** Null where none is needed, and until there is one. */
    cardInput,
    complete: Object.keys(errors).length === 0 && (!isCardPayment || cardInput !== null),
  };
}
export type Card = ReturnType<typeof useCard>;
