import { type Service, type ServiceName, serviceNames } from '@shop/contracts';
import { add, lineTotal, type Money, shareOf, toDecimal } from '@shop/money';
import { marketDay, markets, type RegionId, resolveSupply } from '@shop/regions';
import { findPriceBook, vatRate } from '../../catalogue/index.ts';
import { decideTax } from '../orders/decide-tax.ts';
import { seller } from '../orders/seller.ts';
import { findServicePrice, serviceId } from './price-service.ts';
import { serviceKinds, serviceSku } from './service-list.ts';
import { serviceWords } from './words/index.ts';

export interface ServiceFilter {
  readonly level?: Service['level'] | undefined;
  readonly name?: ServiceName | undefined;
}

/** Lists a region's services at current prices, with consumer VAT. No statement. */
export function listServices(region: RegionId, now: Date, filter: ServiceFilter): Service[] {
  const market = markets[region];
  const { currency, locale } = market;
  const consumer = { business: false, vatId: null, verdict: 'unverified' } as const;
  const { place, day } = resolveSupply({ country: market.defaultShippingCountryCode }, now);
  const { rate } = decideTax(seller, place, day, consumer, vatRate, 'service');
  const today = marketDay(market, now);
  const demonstration = findPriceBook(market, today)?.demonstration ?? true;
  const one = (tenThousandths: bigint): Money => lineTotal({ tenThousandths, currency }, 1);
  return serviceNames.flatMap((service): Service[] => {
    const kind = serviceKinds[service];
    const price = findServicePrice(service, region, today);
    if (!price || (filter.level ?? kind.level) !== kind.level) return [];
    if ((filter.name ?? service) !== service) return [];
    const fixed = price.kind === 'fixed' ? one(price.unit) : null;
    return [
      {
        id: serviceId(service),
        service_name: service,
        sku: serviceSku(service),
        name: serviceWords[locale][service].name,
        description: serviceWords[locale][service].description,
        level: kind.level,
        currency,
        price: fixed && toDecimal(fixed),
        price_gross: fixed && toDecimal(add(fixed, shareOf(fixed, rate))),
        percent: price.kind === 'percent' ? percentage(price.percent) : null,
        minimum_price: price.kind === 'percent' ? toDecimal(one(price.least)) : null,
        vat_rate: percentage(rate),
        demonstration,
      },
    ];
  });
}

/** Formats basis points as a percentage. @example percentage(550) // '5.50' */
const percentage = (points: number): string =>
  `${Math.trunc(points / 100)}.${String(points % 100).padStart(2, '0')}`;
