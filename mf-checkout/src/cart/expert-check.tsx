import { createExpertCheck, destroyExpertCheck, type LineItem, type Order } from '@shop/contracts';
import { toast, useWaiting } from '@shop/kit';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { problemText, useFormat } from '@shop/kit/i18n';
import { Checkbox } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cacheOrder } from '../order/order.query.ts';
import { useService } from './services.query.ts';

/** The option of an expert check of a printed line's artwork, with its price. */
export function ExpertCheck({ order, line }: { readonly order: Order; readonly line: LineItem }) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  useWaiting(busy, 'updatingQuantityAndQuality');
  const service = useService('expert-check');
  const ordered = order.line_items.some(
    ({ parent_id, service_name }) => parent_id === line.id && service_name === 'expert-check',
  );
  const price = order.prices_include_tax ? service?.price_gross : service?.price;
  if (!ordered && !price) return null;

  const change = async (isWanted: boolean) => {
    if (busy) return;
    setBusy(true);
    const idempotencyKey = newIdempotencyKey();
    const changed = isWanted
      ? await call(createExpertCheck, { body: { parent_id: line.id }, idempotencyKey })
      : await call(destroyExpertCheck, { query: { parent_id: String(line.id) }, idempotencyKey });
    setBusy(false);
    if (!changed.ok) return void toast('error', problemText(changed.problem));
    cacheOrder(changed.value);
  };

  return (
    <Checkbox
      data-testid="expert-check"
      label={
        price
          ? t('services.expertCheck', { price: format.money(price, order.currency) })
          : t('services.expert-check')
      }
      hint={t('services.expertCheckHint')}
      checked={ordered}
      onChange={(wanted) => void change(wanted)}
    />
  );
}
