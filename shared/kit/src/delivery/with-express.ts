import type { ExpressOption, VolumePrice } from '@shop/contracts';
import { add, type Currency, fromDecimal, type Money, shareOf, subtract, toDecimal } from '@shop/money';

type Surcharge = NonNullable<ExpressOption['surcharge']>;
type Totals = Pick<VolumePrice, 'total_net' | 'total_gross' | 'tax'>;

const toMoney = (text: string, currency: Currency): Money =>
  fromDecimal(text, currency) ?? { amount: 0n, currency };

/**
 * Returns the totals of goods and express production together, as the cart charges them: with VAT on the sum where
 * prices are net, and as the sum of the displayed amounts where prices include VAT. `rate` in percent.
 */
export function withExpress(
  goods: Totals,
  surcharge: Surcharge,
  rate: string,
  pricesIncludeTax: boolean,
): Totals {
  const parseAmount = (text: string) => toMoney(text, surcharge.currency);
  const net = add(parseAmount(goods.total_net), parseAmount(surcharge.total_net));
  const tax = shareOf(net, Math.round(Number(rate) * 100));
  const gross = pricesIncludeTax
    ? add(parseAmount(goods.total_gross), parseAmount(surcharge.total_gross))
    : add(net, tax);
  return {
    total_net: toDecimal(net),
    tax: toDecimal(subtract(gross, net)),
    total_gross: toDecimal(gross),
  };
}
