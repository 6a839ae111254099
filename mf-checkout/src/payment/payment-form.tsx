import type { Installment, Order } from '@shop/contracts';
import { useRegion, useWaiting } from '@shop/kit';
import { trackCommerce, useTrack } from '@shop/kit/analytics';
import { useFormat, useText } from '@shop/kit/i18n';
import { Button, Checkbox, ChoiceTiles, FoldingLoader, focusFirstError } from '@shop/ui';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import orderStyles from '../order/order.module.css';
import { OrderLedger } from '../order/order-ledger.tsx';
import { OrderLines } from '../order/order-lines.tsx';
import { cardErrors } from './card-errors.ts';
import { CardFields } from './card-fields.tsx';
import { Challenge } from './challenge.tsx';
import { firstPart, paidByWallet, payNow } from './choose-shares.ts';
import type { SandboxCard } from './pay.ts';
import styles from './payment.module.css';
import { isBusy } from './payment-attempt.ts';
import { PaymentProblem } from './payment-problem.tsx';
import { SharesChoice } from './shares-choice.tsx';
import { checkoutStep } from './tell-sale.ts';
import { TermsWords } from './terms-words.tsx';
import { sandboxCard, type TypedCard } from './typed-card.ts';
import { type PayableMethod, usePayment } from './use-payment.ts';

/** Stripe's library and fields: fetched by who pays by card in a shop that has Stripe. */
const StripeCard = lazy(() => import('./stripe-card.tsx'));

const emptyCard: SandboxCard = { number: '', month: '', year: '', cvc: '' };

interface PaymentFormProps {
  readonly order: Order;
  /** At least one. */
  readonly offered: readonly PayableMethod[];
  /** Stripe's key; null: the sandbox takes the cards. */
  readonly stripeKey: string | null;
  /** Of a placed order: the part that is paid. The terms were accepted with the order. */
  readonly part?: Installment | undefined;
  /** Reads the order anew. */
  readonly onStale: () => Promise<unknown>;
}

/** How to pay, the terms, and the one button. Everything typed stays after a refusal. */
export function PaymentForm({ order, offered, stripeKey, part, onStale }: PaymentFormProps) {
  const t = useText();
  const format = useFormat();
  const { locale } = useRegion();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<PayableMethod>();
  const [inFull, setInFull] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const named = part ?? (inFull ? undefined : firstPart(order));
  const byWallet = part === undefined && paidByWallet(order);
  const method = byWallet ? 'wallet' : (chosen ?? offered[0]);
  const amount = part?.amount ?? payNow(order, inFull);
  const [card, setCard] = useState(emptyCard);
  const [stripeCard, setStripeCard] = useState<TypedCard | null>(null);
  const [accepted, setAccepted] = useState(part !== undefined);
  const [tries, setTries] = useState(0);
  const { state, submit, answer, leave } = usePayment(order, {
    onStale: () => void onStale(),
    // The part is named, so that no more is charged than was shown, whatever another tab has done.
    parts: named ? { installment_id: named.id } : { reject_payment_schedule: true },
  });
  const busy = isBusy(state);
  useWaiting(busy, 'preparingOrder');
  useTrack(part ? null : order.number, () =>
    trackCommerce.checkoutStepViewed({ checkout_id: order.number, step: checkoutStep.payment }),
  );
  const bySandbox = method === 'card' && stripeKey === null;
  const wrong = bySandbox ? cardErrors(card, t) : {};
  const typed = method !== 'card' ? null : stripeKey === null ? sandboxCard(card) : stripeCard;

  useEffect(() => {
    if (tries > 0) focusFirstError(form.current);
  }, [tries]);

  const place = (event: FormEvent) => {
    event.preventDefault();
    if (state.stage !== 'typing' || method === undefined || choosing) return;
    // Without Stripe's fields there is no card yet; the place where they will stand says why.
    if (!accepted || Object.keys(wrong).length > 0 || (method === 'card' && typed === null))
      return setTries(tries + 1);
    void submit(method, typed);
  };
  return (
    <form ref={form} noValidate onSubmit={place} className={orderStyles.columns}>
      <div className={styles.groups}>
        <PaymentProblem state={state} currency={order.currency} />
        {part ? null : (
          <SharesChoice
            order={order}
            inFull={inFull}
            onInFull={setInFull}
            onBusy={setChoosing}
            onChanged={onStale}
          />
        )}
        {byWallet ? null : (
          <ChoiceTiles
            legend={t('payment.method')}
            layout="rows"
            value={method}
            onChange={setChosen}
            choices={offered.map((id) => ({
              value: id,
              label: t(`method.${id}`),
              ...(part ? {} : { detail: t(`methodDetail.${id}`) }),
            }))}
          />
        )}
        {method === 'card' && stripeKey !== null ? (
          <Suspense fallback={<FoldingLoader label={t('card.loading')} />}>
            <StripeCard publishableKey={stripeKey} order={order} onCard={setStripeCard} />
          </Suspense>
        ) : null}
        {bySandbox ? <CardFields card={card} onChange={setCard} errors={tries > 0 ? wrong : {}} /> : null}
        {part ? null : (
          <Checkbox
            label={<TermsWords />}
            name="accepted_terms"
            checked={accepted}
            onChange={setAccepted}
            error={tries > 0 && !accepted ? t('fieldError.terms') : undefined}
          />
        )}
      </div>
      <div className={styles.side}>
        <OrderLines order={order} />
        <OrderLedger
          order={order}
          action={
            <div lang={locale} className={styles.place}>
              {amount === order.total ? null : (
                <p aria-live="polite">{t('payment.now', { amount: format.money(amount, order.currency) })}</p>
              )}
              <Button
                type="submit"
                tone="signal"
                size="large"
                wide
                busy={busy}
                busyLabel={t('payment.paying')}
              >
                {t(part ? 'payment.payPart' : 'payment.place')}
              </Button>
            </div>
          }
        />
      </div>
      <Challenge
        open={state.stage === 'challenge' && stripeKey === null}
        onAnswer={(challenge) => void answer(challenge)}
        onLeave={leave}
        amount={format.money(amount, order.currency)}
      />
    </form>
  );
}
