import { applyCouponCode, type Order, removeCouponCode } from '@shop/contracts';
import { parseCode } from '@shop/intake';
import { orderAmounts, toast } from '@shop/kit';
import { trackCommerce } from '@shop/kit/analytics';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { problemText, useFormat } from '@shop/kit/i18n';
import { Button, TextField, useFormAttempts } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cacheOrder } from '../order/order.query.ts';
import styles from './cart.module.css';

/** The cart's discount code, or the field for one. An order has one code. */
export function DiscountCode({ order }: { readonly order: Order }) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const [code, setCode] = useState('');
  const { form, countAttempt } = useFormAttempts();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const refuse = (message: string) => {
    setError(message);
    countAttempt();
  };
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    const read = parseCode(code);
    if (!read.ok) return refuse(t('cart.discount.empty'));
    const coupon = { cart_id: order.number, coupon_id: read.value };
    trackCommerce.couponEntered(coupon);
    setBusy(true);
    const applied = await call(applyCouponCode, {
      params: { id: order.number },
      body: { coupon_code: read.value },
      idempotencyKey: newIdempotencyKey(),
    });
    setBusy(false);
    if (!applied.ok) {
      trackCommerce.couponDenied({ ...coupon, reason: applied.problem.code });
      return refuse(problemText(applied.problem));
    }
    trackCommerce.couponApplied({ ...coupon, discount: Math.abs(Number(applied.value.promo_total)) });
    setError(undefined);
    setCode('');
    cacheOrder(applied.value);
  };
  const remove = async () => {
    setBusy(true);
    const removed = await call(removeCouponCode, {
      params: { id: order.number },
      idempotencyKey: newIdempotencyKey(),
    });
    setBusy(false);
    if (!removed.ok) return void toast('error', problemText(removed.problem));
    if (order.promo_code !== null)
      trackCommerce.couponRemoved({
        cart_id: order.number,
        coupon_id: order.promo_code,
        discount: Math.abs(Number(order.promo_total)),
      });
    cacheOrder(removed.value);
  };

  return (
    <section className={styles.discount} aria-labelledby="discount-code">
      <h2 id="discount-code">{t('cart.discount.title')}</h2>
      {order.promo_code === null ? (
        <form ref={form} noValidate onSubmit={(event) => void apply(event)}>
          <TextField
            label={t('cart.discount.label')}
            name="coupon_code"
            autoComplete="off"
            maxLength={40}
            value={code}
            onChange={setCode}
            error={error}
          />
          <Button type="submit" busy={busy}>
            {t('cart.discount.apply')}
          </Button>
        </form>
      ) : (
        <>
          <p>
            {Number(order.promo_total) === 0
              ? t('cart.discount.idle', { code: order.promo_code })
              : t('cart.discount.holds', {
                  code: order.promo_code,
                  amount: format.money(orderAmounts(order).discount.replace('-', ''), order.currency),
                })}
          </p>
          <Button busy={busy} onClick={() => void remove()}>
            {t('cart.discount.remove')}
          </Button>
        </>
      )}
    </section>
  );
}
