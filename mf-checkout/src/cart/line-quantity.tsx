import { type LineItem, maxTypedQuantity } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { Quantity } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import type { QuantityFieldState } from './use-quantity.ts';

interface LineQuantityProps {
  readonly line: LineItem;
  readonly name: string;
  /** Undefined where it is fixed. */
  readonly at: QuantityFieldState | undefined;
}

/** The quantity of a line. */
export function LineQuantity({ line, name, at }: LineQuantityProps) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const { market } = useRegion();
  const least = market.quantityRanges[0] ?? 30;
  if (!at) return <span>{t('pieces', { count: line.quantity, figure: format.number(line.quantity) })}</span>;
  return (
    <Quantity
      label={t('cart.quantity')}
      dense
      value={at.value}
      onChange={at.change}
      hint={at.hint}
      error={at.error}
      min={least}
      max={maxTypedQuantity}
      step={10}
      decreaseLabel={t('cart.less', { name })}
      increaseLabel={t('cart.more', { name })}
      limitsText={t('cart.limits', { min: format.number(least), max: format.number(maxTypedQuantity) })}
    />
  );
}
