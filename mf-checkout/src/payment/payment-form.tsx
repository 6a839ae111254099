import type { Installment, Order } from '@shop/contracts';
import { useRegion, useWaiting } from '@shop/kit';
import { trackCommerce, useTrack } from '@shop/kit/analytics';
import { useFormat } from '@shop/kit/i18n';
import { Button, Checkbox, ChoiceTiles, useFormAttempts } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import orderStyles from '../order/order.module.css';
import { OrderLines } from '../order/order-lines.tsx';
import { OrderSummary } from '../order/order-summary.tsx';
import { CardEntry } from './card-entry.tsx';
import { Challenge } from './challenge.tsx';
import styles from './payment.module.css';
import { isBusy } from './payment-attempt.ts';
import { PaymentProblem } from './payment-problem.tsx';
import { PaymentSplitChoice } from './payment-split-choice.tsx';
import { TermsText } from './terms-text.tsx';
import { checkoutSteps } from './track-purchase.ts';
import { useCard } from './use-card.ts';
import { type PayableMethod, usePayment } from './use-payment.ts';
import { usePaymentSplit } from './use-payment-split.ts';

interface PaymentFormProps {
  readonly order: Order;
  /** At least one. */
  readonly methods: readonly Exclude<PayableMethod, 'wallet'>[];
  /** Stripe's key; null: the sandbox gateway. */
  readonly stripeKey: string | null;
  /** On a placed order: the instalment to pay. The terms were accepted with the order. */
  readonly installment?: Installment | undefined;
  /** Refetches the order. */
  readonly onStale: () => Promise<unknown>;
}

/** The payment method, the terms, and the one button. Input stays after a refusal. */
export function PaymentForm({ order, methods, stripeKey, installment, onStale }: PaymentFormProps) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const split = usePaymentSplit(order, installment);
  const [chosen, setChosen] = useState<PayableMethod>();
  const method = split.coversTotal ? 'wallet' : (chosen ?? methods[0]);
  const card = useCard(method === 'card', stripeKey);
  const [accepted, setAccepted] = useState(installment !== undefined);
  const { form, tried, countAttempt } = useFormAttempts();
  const { state, submit, answer, leave } = usePayment(order, {
    onStale: () => void onStale(),
    installmentChoice: split.installmentChoice,
  });
  const busy = isBusy(state);
  useWaiting(busy, 'preparingOrder');
  useTrack(installment ? null : order.number, () =>
    trackCommerce.checkoutStepViewed({ checkout_id: order.number, step: checkoutSteps.payment }),
  );

  const place = (event: FormEvent) => {
    event.preventDefault();
    if (state.stage !== 'editing' || method === undefined || split.isSaving) return;
    if (!accepted || !card.complete) return countAttempt();
    void submit(method, card.cardInput);
  };
  return (
    <form ref={form} noValidate onSubmit={place} className={orderStyles.columns}>
      <div className={styles.groups}>
        <PaymentProblem state={state} currency={order.currency} />
        {installment ? null : (
          <PaymentSplitChoice
            order={order}
            inFull={split.inFull}
            onInFull={split.setInFull}
            onBusy={split.setSaving}
            onChanged={onStale}
          />
        )}
        {split.coversTotal ? null : (
          <ChoiceTiles
            legend={t('payment.method')}
            layout="rows"
            value={method}
            onChange={setChosen}
            choices={methods.map((id) => ({
              value: id,
              label: t(`method.${id}`),
              ...(installment ? {} : { detail: t(`methodDetail.${id}`) }),
            }))}
          />
        )}
        {method === 'card' ? (
          <CardEntry order={order} stripeKey={stripeKey} card={card} tried={tried} />
        ) : null}
        {installment ? null : (
          <Checkbox
            label={<TermsText />}
            name="accepted_terms"
            checked={accepted}
            onChange={setAccepted}
            error={tried && !accepted ? t('fieldError.terms') : undefined}
          />
        )}
      </div>
      <div className={styles.side}>
        <OrderLines order={order} />
        <OrderSummary
          order={order}
          action={
            <PayButton
              order={order}
              amount={split.amount}
              isInstallment={installment !== undefined}
              busy={busy}
            />
          }
        />
      </div>
      <Challenge
        open={state.stage === 'challenge' && stripeKey === null}
        onAnswer={(challenge) => void answer(challenge)}
        onLeave={leave}
        amount={format.money(split.amount, order.currency)}
      />
    </form>
  );
}

interface PayButtonProps {
  readonly order: Order;
  /** The amount of this payment; shown above the button if it is not the total. */
  readonly amount: string;
  readonly isInstallment: boolean;
  readonly busy: boolean;
}

function PayButton({ order, amount, isInstallment, busy }: PayButtonProps) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const { locale } = useRegion();
  return (
    <div lang={locale} className={styles.place}>
      {amount === order.total ? null : (
        <p aria-live="polite">{t('payment.now', { amount: format.money(amount, order.currency) })}</p>
      )}
      <Button type="submit" tone="signal" size="large" wide busy={busy} busyLabel={t('payment.paying')}>
        {t(isInstallment ? 'payment.payPart' : 'payment.place')}
      </Button>
    </div>
  );
}
