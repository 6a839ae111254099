import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardErrors } from './card-errors.ts';
import type { SandboxCard } from './pay.ts';
import { sandboxCard, type TypedCard } from './typed-card.ts';

const emptyCard: SandboxCard = { number: '', month: '', year: '', cvc: '' };

/** The card as it is typed, into the sandbox's fields or into Stripe's; both are kept while another method is looked at. */
export function useCard(byCard: boolean, stripeKey: string | null) {
  const { t } = useTranslation('mf-checkout');
  const [sandbox, setSandbox] = useState(emptyCard);
  const [stripe, setStripe] = useState<TypedCard | null>(null);
  const wrong = byCard && stripeKey === null ? cardErrors(sandbox, t) : {};
  // Without Stripe's fields there is no card yet; the place where they will stand says why.
  const typed = !byCard ? null : stripeKey === null ? sandboxCard(sandbox) : stripe;
  return {
    sandbox,
    setSandbox,
    setStripe,
    wrong,
    /** Null where none is needed, and as long as there is none. */
    typed,
    complete: Object.keys(wrong).length === 0 && (!byCard || typed !== null),
  };
}
export type Card = ReturnType<typeof useCard>;
