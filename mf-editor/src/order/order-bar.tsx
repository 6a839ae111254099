import { type BoxDesign, maxTypedQuantity } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { problemText, useFormat } from '@shop/kit/i18n';
import { Button, ErrorPanel, PriceSummary, Quantity } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Autosave } from '../saving/autosave.ts';
import type { Session } from '../session/session.ts';
import styles from './order.module.css';
import { type OrderPrice, useOrderPrice } from './use-order-price.ts';
import { useOrdering } from './use-ordering.ts';

interface OrderBarProps {
  readonly session: Session;
  readonly autosave: Autosave;
  readonly design: BoxDesign;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
}

/** The price of the boxes and the one action: add to cart, after saving the design. */
export function OrderBar({ session, autosave, design, quantity, onQuantity }: OrderBarProps) {
  const { t } = useTranslation('mf-editor');
  const format = useFormat();
  const orderPrice = useOrderPrice(design, quantity);
  const { priceQuery, pricedQuantity, price, express, problem } = orderPrice;
  const [isQuantityValid, setQuantityValid] = useState(true);
  const limitsText = useLimitsText();
  const { busy, order } = useOrdering({ session, autosave, design, priceQuery, express });
  return (
    <div className={styles.bar}>
      {problem === undefined ? null : (
        <ErrorPanel
          title={problemText(problem)}
          reassurance={t('order.kept')}
          actions={<Button onClick={orderPrice.retry}>{t('tryAgain')}</Button>}
        />
      )}
      <PriceSummary
        sticky
        title={t('order.title', { count: pricedQuantity, figure: format.number(pricedQuantity) })}
        openLabel={t('order.open')}
        closeLabel={t('order.close')}
        pending={orderPrice.pending}
        rows={[
          {
            id: 'quantity',
            label: t('order.quantity'),
            figure: (
              <QuantityField quantity={quantity} onQuantity={onQuantity} onValidity={setQuantityValid} />
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
        total={useTotal(orderPrice)}
        action={
          <Button
            data-testid="add-to-cart"
            tone="signal"
            size="large"
            wide
            busy={busy}
            busyLabel={t('order.adding')}
            disabledReason={
              isQuantityValid ? (price === undefined ? t('order.waiting') : undefined) : limitsText
            }
            onClick={() => void order()}
          >
            {t('order.add', { count: quantity, figure: format.number(quantity) })}
          </Button>
        }
      />
    </div>
  );
}

const useMinQuantity = (): number => useRegion().market.quantityRanges[0] ?? 30;

function useLimitsText(): string {
  const { t } = useTranslation('mf-editor');
  const format = useFormat();
  const min = useMinQuantity();
  return t('order.limits', { min: format.number(min), max: format.number(maxTypedQuantity) });
}

interface QuantityFieldProps extends Pick<OrderBarProps, 'quantity' | 'onQuantity'> {
  readonly onValidity: (isValid: boolean) => void;
}

function QuantityField({ quantity, onQuantity, onValidity }: QuantityFieldProps) {
  const { t } = useTranslation('mf-editor');
  const min = useMinQuantity();
  const limitsText = useLimitsText();
  return (
    <Quantity
      labelHidden
      dense
      label={t('order.quantity')}
      value={quantity}
      min={min}
      max={maxTypedQuantity}
      step={10}
      decreaseLabel={t('order.less')}
      increaseLabel={t('order.more')}
      limitsText={limitsText}
      onChange={onQuantity}
      onValidity={onValidity}
    />
  );
}

/** Returns the gross price, and its breakdown. */
function useTotal({ totals, taxRate }: OrderPrice) {
  const { t } = useTranslation('mf-editor');
  const format = useFormat();
  const label = t('order.gross');
  if (totals === undefined) return { label, figure: '–' };
  return {
    label,
    figure: format.money(totals.total_gross),
    note: t('order.parts', {
      net: format.money(totals.total_net),
      tax: format.money(totals.tax),
      rate: format.percent(Number(taxRate) / 100),
    }),
  };
}
