import { addTreeLineItem, maxTrees, type Order, updateQuantityOfTrees } from '@shop/contracts';
import { toast, useWaiting } from '@shop/kit';
import { call, createSender } from '@shop/kit/api';
import { problemText, useFormat } from '@shop/kit/i18n';
import { Button, focusFirstError, Quantity } from '@shop/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cacheOrder } from '../order/order.query.ts';
import styles from './cart.module.css';
import { useService } from './services.query.ts';

/** Trees planted with the order: quantity, price each, and what they do not offset. */
export function Trees({ order }: { readonly order: Order }) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const planted = order.line_items.find(({ service_name }) => service_name === 'tree')?.quantity ?? 0;
  const form = useRef<HTMLFormElement>(null);
  const [sendOnce] = useState(createSender);
  const [typed, setTyped] = useState<number>();
  const [busy, setBusy] = useState(false);
  useWaiting(busy, 'updatingQuantityAndQuality');
  const service = useService('tree');
  const price = order.prices_include_tax ? service?.price_gross : service?.price;
  if (!price) return null;
  const quantity = typed ?? Math.max(1, planted);
  const count = { count: quantity, figure: format.number(quantity) };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // While the field holds no valid number, `quantity` is still the last valid one.
    if (busy || focusFirstError(form.current) || quantity === planted) return;
    setBusy(true);
    const body = { order_id: order.number, quantity };
    const endpoint = planted ? updateQuantityOfTrees : addTreeLineItem;
    // Trees add up: a press after a lost reply must not plant them twice.
    const changed = await sendOnce([planted, body], (idempotencyKey) =>
      call(endpoint, { body, idempotencyKey }),
    );
    setBusy(false);
    if (!changed.ok) return void toast('error', problemText(changed.problem));
    setTyped(undefined);
    cacheOrder(changed.value);
    toast('success', t('trees.done', count));
  };

  return (
    <section className={styles.discount} aria-labelledby="trees" data-testid="trees">
      <h2 id="trees">{t('trees.title')}</h2>
      <p>
        {t(order.prices_include_tax ? 'trees.eachGross' : 'trees.eachNet', {
          price: format.money(price, order.currency),
        })}{' '}
        {t('trees.noOffset')}
      </p>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Quantity
          label={t('trees.quantity')}
          dense
          value={quantity}
          onChange={setTyped}
          min={1}
          max={maxTrees}
          decreaseLabel={t('trees.less')}
          increaseLabel={t('trees.more')}
          limitsText={t('trees.limits', { min: format.number(1), max: format.number(maxTrees) })}
        />
        <Button
          type="submit"
          busy={busy}
          disabledReason={planted > 0 && quantity === planted ? t('trees.same') : undefined}
        >
          {t(planted ? 'trees.change' : 'trees.add', count)}
        </Button>
      </form>
    </section>
  );
}
