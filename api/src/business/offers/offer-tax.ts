import type { QuoteRequest } from '@shop/contracts';
import { resolveSupply } from '@shop/regions';
import { type Market, vatRate } from '../../catalogue/index.ts';
import type { Queryable } from '../../platform/index.ts';
import { decideTax, findVatStatus, seller, type TaxReason } from '../../sales/index.ts';

/** A market with the tax of one offer; `taxReason` says why there is none. */
export interface OfferMarket extends Market {
  readonly taxReason: TaxReason | null;
}

type Asked = Pick<QuoteRequest, 'country_iso' | 'zipcode' | 'company_name' | 'vat_id'>;

/** The place of the delivery, as far as the request names it; it decides the tax of the offer. */
export const findDestination = ({
  country_iso: country,
  zipcode: postcode,
}: Pick<QuoteRequest, 'country_iso' | 'zipcode'>) => (country === null ? undefined : { country, postcode });

/**
 * Taxes an offer as the checkout would tax the order: by the place of the delivery, the day, and the answer
 * of the register about the request's VAT number. Without a country it has the market's display rate.
 */
export async function taxOffer(db: Queryable, asked: Asked, market: Market, now: Date): Promise<OfferMarket> {
  const to = findDestination(asked);
  if (to === undefined) return { ...market, taxReason: null };
  const { place, day } = resolveSupply(to, now);
  const vatId = asked.vat_id;
  const { rate, reasonCode } = decideTax(
    seller,
    place,
    day,
    {
      business: vatId !== null || Boolean(asked.company_name?.trim()),
      vatId,
      verdict: vatId === null ? 'unverified' : await findVatStatus(db, vatId),
    },
    vatRate,
  );
  return { ...market, vatRate: rate, taxReason: reasonCode ?? null };
}
