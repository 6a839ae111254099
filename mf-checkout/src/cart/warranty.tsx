import { addLineItem, type LineItem, type Order } from '@shop/contracts';
import { toast, useWaiting } from '@shop/kit';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { problemText, useFormat } from '@shop/kit/i18n';
import { Checkbox } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cacheOrder } from '../order/order.query.ts';
import { removeLine } from './change-line.ts';
import { useService } from './services.query.ts';

/** Reprint cover for a line, with its pricing rule; its amount is shown once it is selected. */
export function Warranty({ order, line }: { readonly order: Order; readonly line: LineItem }) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  useWaiting(busy, 'updatingQuantityAndQuality');
  const service = useService('warranty');
  const ordered = order.line_items.find(
    ({ parent_id, service_name }) => parent_id === line.id && service_name === 'warranty',
  );
  if (!ordered && !service) return null;

  const change = async (wanted: boolean) => {
    if (busy) return;
    setBusy(true);
    const changed = wanted
      ? await call(addLineItem, {
          params: { id: order.number },
          body: { service_name: 'warranty', parent_id: line.id },
          idempotencyKey: newIdempotencyKey(),
        })
      : ordered
        ? await removeLine(order.number, ordered.id)
        : undefined;
    setBusy(false);
    if (!changed) return;
    if (!changed.ok) return void toast('error', problemText(changed.problem));
    cacheOrder(changed.value);
  };

  return (
    <Checkbox
      data-testid="warranty"
      label={
        service?.percent
          ? t('services.warrantyShare', {
              share: format.percent(Number(service.percent) / 100),
              least: format.money(service.minimum_price ?? '0', service.currency),
            })
          : t('services.warranty')
      }
      hint={t('services.warrantyHint')}
      checked={ordered !== undefined}
      onChange={(wanted) => void change(wanted)}
    />
  );
}
