import {
  type ApiDeps,
  addresses,
  assets,
  type Domain,
  designs,
  type FileStore,
  identity,
  places,
  quotes,
} from '@shop/api';
import { analytics } from '@shop/api/src/analytics/analytics.ts';
import type { ForwardTarget } from '@shop/api/src/analytics/later.ts';
import { approvals } from '@shop/api/src/approvals/approvals.ts';
import type { ArtworkDecoder } from '@shop/api/src/artwork/decoder.ts';
import { attribution } from '@shop/api/src/attribution/attribution.ts';
import { bundles } from '@shop/api/src/bundles/bundles.ts';
import { cancellation } from '@shop/api/src/cancellation/cancellation.ts';
import { catalogue } from '@shop/api/src/catalogue/catalogue.ts';
import { checkout } from '@shop/api/src/checkout/checkout.ts';
import { companies } from '@shop/api/src/companies/companies.ts';
import { consents } from '@shop/api/src/consents/consents.ts';
import { delivery } from '@shop/api/src/delivery/delivery.ts';
import { dies } from '@shop/api/src/dies/dies.ts';
import { invoices } from '@shop/api/src/invoices/invoices.ts';
import { keys } from '@shop/api/src/keys/keys.ts';
import type { MailingLists } from '@shop/api/src/newsletter/mailing-list.ts';
import { newsletter } from '@shop/api/src/newsletter/newsletter.ts';
import { offers } from '@shop/api/src/offers/offers.ts';
import { orderApprovals } from '@shop/api/src/order-approvals/order-approvals.ts';
import { destinationFollower } from '@shop/api/src/orders/follow-destination.ts';
import { cartMerger } from '@shop/api/src/orders/merge-carts.ts';
import { orderPorts } from '@shop/api/src/orders/order-ports.ts';
import { orders } from '@shop/api/src/orders/orders.ts';
import { gatewayOf } from '@shop/api/src/payments/gateway-of.ts';
import { plus } from '@shop/api/src/plus/plus.ts';
import { privacy } from '@shop/api/src/privacy/privacy.ts';
import { pro } from '@shop/api/src/pro/pro.ts';
import { production } from '@shop/api/src/production/production.ts';
import { products } from '@shop/api/src/products/products.ts';
import { qa } from '@shop/api/src/qa/qa.ts';
import { quantityOptions } from '@shop/api/src/quantity-options/quantity-options.ts';
import { referrals } from '@shop/api/src/referrals/referrals.ts';
import { refunds } from '@shop/api/src/refunds/refunds.ts';
import { askGuard } from '@shop/api/src/release-health/list-health.ts';
import { releaseHealth } from '@shop/api/src/release-health/release-health.ts';
import { releases } from '@shop/api/src/releases/releases.ts';
import { rfm } from '@shop/api/src/rfm/rfm.ts';
import { samples } from '@shop/api/src/samples/samples.ts';
import { schedules } from '@shop/api/src/schedules/schedules.ts';
import { services } from '@shop/api/src/services/services.ts';
import { shipments } from '@shop/api/src/shipments/shipments.ts';
import { staff } from '@shop/api/src/staff/staff.ts';
import { stock } from '@shop/api/src/stock/stock.ts';
import { suppliers } from '@shop/api/src/suppliers/suppliers.ts';
import { support } from '@shop/api/src/support/support.ts';
import { sustainability } from '@shop/api/src/sustainability/sustainability.ts';
import { tax } from '@shop/api/src/tax/tax.ts';
import type { VatRegistry } from '@shop/api/src/tax/vat-registry.ts';
import { wallet } from '@shop/api/src/wallet/wallet.ts';
import { webhooks } from '@shop/api/src/webhooks/webhooks.ts';
import type { PaymentSettings } from './payment-settings.ts';

export interface Means extends PaymentSettings {
  /** Reads artwork in a process that can be killed. */
  readonly artwork: ArtworkDecoder;
  readonly releaseFiles: FileStore;
  /** Where documents load builds from, asked at each check of the gate; see `GateDeps`. */
  readonly deliveredFrom?: () => string | null;
  /** Origins that may stand in for a remote in production. */
  readonly overrideOrigins?: readonly string[];
  /** Who knows VAT numbers. */
  readonly vatRegistry: VatRegistry;
  /** Where analytics events are forwarded to; null or left out: they are kept and exported. */
  readonly analyticsForward?: ForwardTarget | null;
  /** Who sends the newsletter, by region. */
  readonly mailingLists?: MailingLists;
}

/** The shop's domains and what they need of each other. */
export const domainsOf = (
  deps: ApiDeps,
  {
    artwork,
    releaseFiles,
    deliveredFrom,
    overrideOrigins = [],
    stripe,
    stripeWebhookSecret,
    vatRegistry,
    mailingLists = {},
    analyticsForward = null,
  }: Means,
): readonly Domain[] => {
  const ports = (own: ApiDeps) => orderPorts(own, vatRegistry);
  const gateway = (own: ApiDeps) => gatewayOf(own, stripe);
  return [
    keys(),
    webhooks(),
    staff(),
    identity({
      mergeCart: cartMerger(ports(deps), deps.clock),
      followDestination: destinationFollower(ports(deps), deps.clock),
    }),
    addresses(),
    places(),
    consents(),
    newsletter({ lists: mailingLists }),
    privacy(),
    catalogue(),
    dies(),
    delivery(),
    products(),
    sustainability(ports),
    services(ports),
    designs({ artwork }),
    assets({ artwork }),
    orders(ports),
    checkout(ports, gateway, { stripeWebhookSecret }),
    refunds(ports, gateway),
    cancellation(ports, gateway),
    production({ artwork }),
    qa(),
    shipments(),
    bundles(ports),
    samples(ports),
    stock(),
    quantityOptions(ports),
    quotes({ artwork }),
    offers(ports),
    companies(ports),
    plus(ports),
    orderApprovals(ports),
    pro(),
    suppliers(),
    tax(ports),
    invoices(ports),
    wallet(ports),
    schedules(ports),
    analytics({ forward: analyticsForward }),
    attribution(),
    approvals(),
    support(),
    referrals(),
    rfm(),
    releaseHealth(),
    releases({
      files: releaseFiles,
      overrideOrigins,
      guard: askGuard,
      ...(deliveredFrom === undefined ? {} : { deliveredFrom }),
    }),
  ];
};
