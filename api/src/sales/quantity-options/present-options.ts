import type { QuantityOption } from '@shop/contracts';
import { add, type Currency, money, shareOf, toDecimal, unitToDecimal } from '@shop/money';
import type { LineOption } from '../orders/lines.repo.ts';

/** Returns one option with the tax of its offer or order. `rate` in basis points. */
export function presentOption(option: LineOption, currency: Currency, rate: number): QuantityOption {
  const net = money(BigInt(option.net), currency);
  return {
    id: option.id,
    quantity: option.quantity,
    price: unitToDecimal({ tenThousandths: BigInt(option.unit_price), currency }),
    total: toDecimal(net),
    total_gross: toDecimal(add(net, shareOf(net, rate))),
    visible: option.visible,
    selected: option.selected,
  };
}

/** Returns the visible options by quantity. */
export const presentOptions = (
  options: readonly LineOption[],
  currency: Currency,
  rate: number,
): QuantityOption[] =>
  options.filter(({ visible }) => visible).map((option) => presentOption(option, currency, rate));
