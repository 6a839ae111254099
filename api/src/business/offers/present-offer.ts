import { createHmac } from 'node:crypto';
import type { Offer } from '@shop/contracts';
import { add, money, shareOf, toDecimal, unitToDecimal } from '@shop/money';
import { markets } from '@shop/regions';
import { type ApiSettings, pageUrl, resolveMailLanguage } from '../../platform/index.ts';
import { presentOptions } from '../../sales/index.ts';
import type { OfferLineRow, OfferRow } from './offers.repo.ts';

/**
 * Returns the token of an offer's link: 256 bits derived from the shop's secret, so that none is
 * stored.
 */
export const offerToken = (secret: string, nonce: string): string =>
  createHmac('sha256', secret).update(`offer-link\n${nonce}`).digest('base64url');

/** Resolves the language of an offer: the account's, or that of the market. */
export const resolveOfferLanguage = ({ locale, region }: Pick<OfferRow, 'locale' | 'region'>) =>
  resolveMailLanguage(locale, markets[region]);

/** Returns the URL of the offer's page. */
export const offerUrl = (
  settings: ApiSettings,
  offer: Pick<OfferRow, 'locale' | 'nonce' | 'region'>,
): string =>
  pageUrl(settings, markets[offer.region], resolveOfferLanguage(offer), 'customOffer', {
    token: offerToken(settings.sessionSecret, offer.nonce),
  });

/** Returns an offer for the API. */
export const presentOffer = (
  settings: ApiSettings,
  offer: OfferRow,
  lines: readonly OfferLineRow[],
): Offer => ({
  id: offer.id,
  version: offer.version,
  status: offer.status,
  currency: offer.currency,
  email: offer.email,
  order_number: offer.order_number,
  order_manager: offer.order_manager,
  valid_until: offer.valid_until.toISOString(),
  terms: offer.terms,
  url: offerUrl(settings, offer),
  pdf_url: `/api/offers/${offerToken(settings.sessionSecret, offer.nonce)}/pdf`,
  qr_number: offer.qr_number,
  region: offer.region,
  tax: {
    country_iso: offer.tax_country,
    rate: (offer.tax_rate / 100).toFixed(2),
    shown_included: markets[offer.region].alwaysShowAddedTax,
    reason_code: offer.tax_reason,
  },
  line_items: lines.map((line) => {
    const net = money(line.net, offer.currency);
    return {
      id: line.id,
      variant_id: line.variant_id,
      sku: line.item.sku,
      name: line.item.name,
      configuration: line.item.configuration,
      quantity: line.quantity,
      price: unitToDecimal({ tenThousandths: line.unit_price, currency: offer.currency }),
      total: toDecimal(net),
      total_gross: toDecimal(add(net, shareOf(net, offer.tax_rate))),
      process: line.price.process,
      parts: line.price.parts,
      accepted: line.accepted,
      quantity_options: presentOptions(line.options, offer.currency, offer.tax_rate),
    };
  }),
  created_at: offer.created_at.toISOString(),
});
