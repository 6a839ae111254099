import type { Offer, Order } from '@shop/contracts';
import { toast } from '@shop/kit';
import { track } from '@shop/kit/analytics';
import { useRetryKey } from '@shop/kit/api';
import { problemText, useFormat } from '@shop/kit/i18n';
import { navigate } from '@shop/kit/navigation';
import { add, fromDecimal, toDecimal, zero } from '@shop/money';
import { Button, useFormAttempts } from '@shop/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../request/request.module.css';
import { acceptLines, cacheOffer } from './offer.query.ts';
import { getDisplayedTotal, OfferLines } from './offer-lines.tsx';
import { QuantityChoice } from './quantity-choice.tsx';

/** Returns the order in the form of analytics: net, without shipping. */
const toCheckoutEvent = ({ currency, item_total, line_items }: Order) => ({
  currency,
  value: Number(item_total),
  items: line_items.map(({ product, product_type, variant, price, quantity }) => ({
    item_id: product.slug,
    item_name: product.name,
    item_category: product_type,
    item_variant: variant.sku,
    price: Number(price),
    quantity,
  })),
});

interface ChooseLinesProps {
  readonly offer: Offer;
  readonly token: string;
  /** Called when the offer has ended in the meantime: refetch it. */
  readonly onStale: () => void;
}

/**
 * Selects lines and takes them to the checkout. A single line is preselected. Nothing is binding here: delivery and
 * payment are not known yet. The checkout has the button that orders with obligation to pay (Directive 2011/83/EU,
 * article 8 (2)), so this button does not mention ordering, and the sentence above it says when the order becomes binding.
 */
export function ChooseLines({ offer, token, onStale }: ChooseLinesProps) {
  const { t } = useTranslation('mf-quotes');
  const format = useFormat();
  const [first, ...others] = offer.line_items;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(first && others.length === 0 ? [first.id] : []),
  );
  const [busy, setBusy] = useState(false);
  const { form, tried, countAttempt } = useFormAttempts();
  const sendOnce = useRetryKey();
  const noteId = useId();
  const lines = offer.line_items.filter(({ id }) => chosen.has(id));
  const total = lines.reduce(
    (sum, line) =>
      add(sum, fromDecimal(getDisplayedTotal(offer, line), offer.currency) ?? zero(offer.currency)),
    zero(offer.currency),
  );
  const choose = (id: number, isChecked: boolean) => {
    setChosen(new Set(isChecked ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.size === 0) return countAttempt();
    setBusy(true);
    const accepted = await sendOnce(
      lines.map(({ id, quantity }) => ({ id, quantity })),
      (body, key) =>
        acceptLines(
          token,
          body.map(({ id }) => id),
          key,
        ),
    );
    setBusy(false);
    if (!accepted.ok) {
      toast('error', problemText(accepted.problem));
      return onStale();
    }
    track.beginCheckout(toCheckoutEvent(accepted.value));
    await navigate('orderDetails', { orderNumber: accepted.value.number });
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className={styles.lines}>
      <OfferLines
        offer={offer}
        chosen={chosen}
        onChoose={choose}
        error={tried && chosen.size === 0 ? t('offer.chooseOne') : undefined}
        choices={(line) => (
          <QuantityChoice
            offer={offer}
            line={line}
            token={token}
            onOffer={(changed) => cacheOffer(token, changed)}
            onStale={onStale}
          />
        )}
      />
      <p aria-live="polite">
        <strong>{t('offer.total', { price: format.money(toDecimal(total), offer.currency) })}</strong>{' '}
        {t('offer.shippingLater')}
      </p>
      <p id={noteId}>{t('offer.bindsLater')}</p>
      <div>
        <Button
          type="submit"
          tone="signal"
          size="large"
          busy={busy}
          busyLabel={t('offer.accepting')}
          aria-describedby={noteId}
        >
          {t('offer.accept')}
        </Button>
      </div>
    </form>
  );
}
