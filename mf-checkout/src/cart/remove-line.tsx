import type { LineItem, Order } from '@shop/contracts';
import { confirm, toast } from '@shop/kit';
import { problemText } from '@shop/kit/i18n';
import { Button } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { removeLine } from './change-line.ts';
import { discardUnsentQuantity } from './unsent-quantities.ts';

interface RemoveLineProps {
  readonly order: Order;
  readonly line: LineItem;
  readonly name: string;
}

/** Removes a line from the cart after confirmation. */
export function RemoveLine({ order, line, name }: RemoveLineProps) {
  const { t } = useTranslation('mf-checkout');
  const remove = async () => {
    const sure = await confirm({
      title: t('cart.remove.title'),
      text: t('cart.remove.text', { name }),
      confirm: t('cart.remove.confirm'),
      danger: true,
    });
    if (!sure) return;
    const removed = await removeLine(order.number, line.id);
    if (!removed.ok) return void toast('error', problemText(removed.problem));
    discardUnsentQuantity({ order: order.number, kind: 'line', id: line.id });
    toast('success', t('cart.removed', { name }));
  };
  return (
    <Button
      tone="quiet"
      size="small"
      icon="trash"
      onClick={() => void remove()}
      aria-label={t('cart.removeLabel', { name })}
    >
      {t('cart.remove.action')}
    </Button>
  );
}
