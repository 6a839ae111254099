import type { BoxDesign, Order } from '@shop/contracts';
import { confirm, toast, useRegion, useWaiting, withExpress } from '@shop/kit';
import { track } from '@shop/kit/analytics';
import { newIdempotencyKey } from '@shop/kit/api';
import { problemText, useFormat, useTerms, useText } from '@shop/kit/i18n';
import { navigate, stillHere } from '@shop/kit/navigation';
import { keepPreviousData, ProblemError, queryClient, useQuery } from '@shop/kit/query';
import { productOf } from '@shop/packaging';
import { Button, ErrorPanel, Ledger, Quantity } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { useSettled } from '../editor/use-session.ts';
import { useFindingText } from '../findings/findings.tsx';
import type { Keeper } from '../saving/keeper.ts';
import type { Session } from '../session/session.ts';
import { addToCart } from './add-to-cart.ts';
import { useChosenExpress } from './express.query.ts';
import styles from './order.module.css';
import { priceOptions } from './price.query.ts';

interface OrderBarProps {
  readonly session: Session;
  readonly keeper: Keeper;
  readonly design: BoxDesign;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
}

const most = 100_000;
const settleMilliseconds = 250;

/** What these boxes cost and the one action: into the cart, with the design saved first. */
export function OrderBar({ session, keeper, design, quantity, onQuantity }: OrderBarProps) {
  const t = useText();
  const term = useTerms();
  const format = useFormat();
  const say = useFindingText();
  const { currency, market } = useRegion();
  const { findings } = useSettled(session);
  const [asked, setAsked] = useState(quantity);
  const [busy, setBusy] = useState<'saving' | 'adding'>();
  const wish = useRef<{ readonly quantity: number; readonly rev: number; readonly key: string }>(undefined);
  useWaiting(busy === 'saving', 'savingBoxDesign');
  useWaiting(busy === 'adding', 'addingItemToOrder');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(quantity), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [quantity]);
  const question = { configuration: design.configuration, country: market.defaultShippingCountryCode };
  const query = useQuery({
    ...priceOptions({ ...question, quantity: asked }),
    placeholderData: keepPreviousData,
  });
  const reply = query.data;
  // While the next price is worked out the last one keeps its place.
  const price = reply?.variant.volume_prices[0];
  const express = useChosenExpress(reply?.variant.sku, asked);
  const totals =
    price && express?.surcharge
      ? withExpress(price, express.surcharge, reply?.tax.rate ?? '0', market.alwaysShowAddedTax)
      : price;
  const pending = query.isFetching || asked !== quantity;
  const problem = query.error instanceof ProblemError ? query.error.problem : undefined;
  const product = productOf(design.configuration.product);
  const gravest = findings.filter(({ severity, id }) => severity === 'error' || id === 'empty_design');

  const agreed = async (): Promise<boolean> =>
    gravest.length === 0 ||
    confirm({
      title: t('order.check'),
      text: [...new Set(gravest.map(say))].join(' '),
      confirm: t('order.anyway'),
      cancel: t('order.back'),
    });
  /** Saved, priced and in the cart; or the sentence that says what went wrong. */
  const putInCart = async (): Promise<string | null> => {
    setBusy('saving');
    if (!(await keeper.flush())) {
      const refused = keeper.status().problem;
      return refused === null ? t('order.notSaved') : problemText(refused);
    }
    setBusy('adding');
    const priced = await queryClient
      .fetchQuery(priceOptions({ ...question, quantity }))
      .catch((error: unknown) => (error instanceof ProblemError ? error.problem : null));
    if (priced === null) return t('order.notSaved');
    if ('code' in priced) return problemText(priced);
    const { variant } = priced;
    const rev = keeper.rev();
    const known = wish.current;
    const key = known?.quantity === quantity && known.rev === rev ? known.key : newIdempotencyKey();
    wish.current = { quantity, rev, key };
    const added = await addToCart(currency as Order['currency'], {
      variantId: variant.id,
      designId: design.id,
      quantity,
      expressId: express?.id,
      idempotencyKey: key,
    });
    if (!added.ok) return problemText(added.problem);
    wish.current = undefined;
    track.addToCart({
      currency,
      value: Number(variant.volume_prices[0]?.total_net ?? 0),
      items: [
        {
          item_id: design.configuration.product,
          item_name: product === undefined ? design.name : term('product', product.slug),
          item_variant: variant.sku,
          price: Number(variant.volume_prices[0]?.price ?? 0),
          quantity,
        },
      ],
    });
    return null;
  };
  const add = async () => {
    if (!(await agreed())) return;
    const here = stillHere();
    const wrong = await putInCart();
    setBusy(undefined);
    if (wrong !== null) toast('problem', wrong);
    else if (here()) await navigate('cart');
  };
  return (
    <div className={styles.bar}>
      {problem === undefined ? null : (
        <ErrorPanel
          title={problemText(problem)}
          kept={t('order.kept')}
          actions={<Button onClick={() => void query.refetch()}>{t('tryAgain')}</Button>}
        />
      )}
      <Ledger
        standing
        title={t('order.title', { count: asked, figure: format.number(asked) })}
        openLabel={t('order.open')}
        closeLabel={t('order.close')}
        pending={pending}
        rows={[
          {
            id: 'quantity',
            label: t('order.quantity'),
            figure: (
              <Quantity
                labelHidden
                dense
                label={t('order.quantity')}
                value={quantity}
                min={market.quantityRanges[0] ?? 30}
                max={most}
                step={10}
                lessLabel={t('order.less')}
                moreLabel={t('order.more')}
                limitsText={t('order.limits', {
                  min: format.number(market.quantityRanges[0] ?? 30),
                  max: format.number(most),
                })}
                onChange={onQuantity}
              />
            ),
          },
          { id: 'each', label: t('order.each'), figure: price ? format.unitPrice(price.price) : '–' },
          ...(express?.surcharge
            ? [
                {
                  id: 'express',
                  label: t('order.express', { count: express.days_saved }),
                  figure: format.money(express.surcharge.total_net),
                },
              ]
            : []),
        ]}
        total={{
          label: t('order.gross'),
          figure: totals ? format.money(totals.total_gross) : '–',
          note: totals
            ? t('order.parts', {
                net: format.money(totals.total_net),
                tax: format.money(totals.tax),
                rate: format.percent(Number(reply?.tax.rate ?? 0) / 100),
              })
            : undefined,
        }}
        action={
          <Button
            data-testid="add-to-cart"
            tone="signal"
            size="large"
            wide
            busy={busy !== undefined}
            busyLabel={t('order.adding')}
            disabledReason={price === undefined ? t('order.waiting') : undefined}
            onClick={() => void add()}
          >
            {t('order.add', { count: quantity, figure: format.number(quantity) })}
          </Button>
        }
      />
    </div>
  );
}
