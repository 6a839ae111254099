import type { Order } from '@shop/contracts';
import { useRegion, useWaiting } from '@shop/kit';
import { track } from '@shop/kit/analytics';
import { type ApiProblem, newIdempotencyKey } from '@shop/kit/api';
import { problemText, useFormat, useText } from '@shop/kit/i18n';
import { navigate } from '@shop/kit/navigation';
import { Button, Checkbox, ChoiceTiles, ErrorPanel } from '@shop/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { focusFirstError } from '../details/field-errors.ts';
import orderStyles from '../order/order.module.css';
import { valued } from '../order/order-items.ts';
import { OrderLedger } from '../order/order-ledger.tsx';
import { OrderLines } from '../order/order-lines.tsx';
import { CardFields, cardErrors } from './card-fields.tsx';
import { Challenge } from './challenge.tsx';
import { choosePayment } from './choose-payment.ts';
import { confirmChallenge, pay, type SandboxCard, tokenise, transfer } from './pay.ts';
import styles from './payment.module.css';
import { usePaymentConfig } from './payment-config.query.ts';

const emptyCard: SandboxCard = { number: '', month: '', year: '', cvc: '' };
/** Methods this page can carry out by itself; the others need the gateway's own page. */
const payableHere = ['card', 'check'] as const;
type PayableMethod = (typeof payableHere)[number];

/**
 * Pays once. The idempotency key lives as long as the shopper's intention: a second click, a retry or a reload of a
 * lost reply is answered with the same order. A changed total, a declined card and a lost line each keep the order.
 */
export function PaymentForm({ order, onStale }: { readonly order: Order; readonly onStale: () => void }) {
  const t = useText();
  const format = useFormat();
  const { locale } = useRegion();
  const config = usePaymentConfig(order.number);
  const form = useRef<HTMLFormElement>(null);
  const key = useRef(newIdempotencyKey());
  const offered = payableHere.filter(
    (id) => order.payment_methods.includes(id) && (id !== 'card' || config.data?.provider === 'sandbox'),
  );
  const [chosen, setChosen] = useState<PayableMethod>();
  const method = chosen ?? offered[0];
  const [card, setCard] = useState(emptyCard);
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const [intent, setIntent] = useState<string>();
  const [busy, setBusy] = useState(false);
  useWaiting(busy, 'preparingOrder');

  const wrong = method === 'card' ? cardErrors(card, t) : {};
  const termsError = accepted ? undefined : t('fieldError.terms');

  useEffect(() => {
    if (tried && form.current) focusFirstError(form.current);
  }, [tried]);

  const fail = (failed: ApiProblem) => {
    setBusy(false);
    setProblem(failed);
    // A refused charge is over; the next try is a new intention. A lost reply is not: it keeps its key.
    if (
      !['offline', 'timeout', 'busy', 'completion_in_progress', 'request_in_progress'].includes(failed.code)
    )
      key.current = newIdempotencyKey();
    if (failed.code === 'cart_changed' || failed.code === 'stale_cart') onStale();
  };
  const done = async (placed: Order) => {
    track.purchase({
      ...valued(placed),
      transaction_id: placed.number,
      tax: Number(placed.tax_total),
      shipping: Number(placed.ship_total),
    });
    setBusy(false);
    await navigate('paymentSummary', { orderNumber: placed.number }, { replace: true });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    if (busy || method === undefined) return;
    if (!accepted || Object.keys(wrong).length > 0) {
      setTried(false);
      queueMicrotask(() => setTried(true));
      return;
    }
    setBusy(true);
    const ready = await choosePayment(order.number, method);
    if (!ready.ok) return fail(ready.problem);
    track.addPaymentInfo({ ...valued(order), payment_type: method });
    if (method === 'check') {
      const placed = await transfer(ready.value, key.current);
      return placed.ok ? done(placed.value) : fail(placed.problem);
    }
    const token = await tokenise(card);
    if (!token.ok) return fail(token.problem);
    const paid = await pay(ready.value, token.value, key.current);
    if (!paid.ok) return fail(paid.problem);
    if (paid.value.status === 'requires_action') {
      setBusy(false);
      setIntent(paid.value.payment_intent_id);
      return;
    }
    await done(paid.value.order);
  };

  const answer = async (challenge: 'pass' | 'fail') => {
    if (!intent) return;
    setIntent(undefined);
    setBusy(true);
    const confirmed = await confirmChallenge(order, intent, challenge, newIdempotencyKey());
    if (!confirmed.ok) return fail(confirmed.problem);
    await done(confirmed.value.order);
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className={orderStyles.columns}>
      <div className={styles.groups}>
        {problem ? (
          <ErrorPanel
            title={
              problem.code === 'payment_failed' && problem.decline_code
                ? t(`declined.${declineKey(problem.decline_code)}`)
                : problemText(problem)
            }
            kept={t('payment.kept')}
            {...(problem.code === 'cart_changed' && problem.current_total
              ? {
                  advice: t('payment.newTotal', {
                    total: format.money(problem.current_total, order.currency),
                  }),
                }
              : {})}
          />
        ) : null}
        <ChoiceTiles
          legend={t('payment.method')}
          layout="rows"
          value={method}
          onChange={setChosen}
          choices={offered.map((id) => ({
            value: id,
            label: t(`method.${id}`),
            detail: t(`methodDetail.${id}`),
          }))}
        />
        {method === 'card' ? <CardFields card={card} onChange={setCard} errors={tried ? wrong : {}} /> : null}
        <Checkbox
          label={t('payment.terms')}
          name="accepted_terms"
          checked={accepted}
          onChange={setAccepted}
          error={tried ? termsError : undefined}
        />
      </div>
      <div className={styles.side}>
        <OrderLines order={order} />
        <OrderLedger
          order={order}
          action={
            <div lang={locale}>
              <Button
                type="submit"
                tone="signal"
                size="large"
                wide
                busy={busy}
                busyLabel={t('payment.paying')}
              >
                {t('payment.place')}
              </Button>
            </div>
          }
        />
      </div>
      <Challenge
        open={intent !== undefined}
        onAnswer={(challenge) => void answer(challenge)}
        onLeave={() => setIntent(undefined)}
        amount={format.money(order.total, order.currency)}
      />
    </form>
  );
}

const known = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'authentication_failed',
  'processing_error',
];
const declineKey = (code: string): string => (known.includes(code) ? code : 'card_declined');
