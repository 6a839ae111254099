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
import type { ArtworkDecoder } from '@shop/api/src/artwork/decoding/decoder.ts';
import { companies } from '@shop/api/src/business/companies/companies.ts';
import { offers } from '@shop/api/src/business/offers/offers.ts';
import { orderApprovals } from '@shop/api/src/business/order-approvals/order-approvals.ts';
import { plus } from '@shop/api/src/business/plus/plus.ts';
import { pro } from '@shop/api/src/business/pro/pro.ts';
import { quantityOptions } from '@shop/api/src/business/quantity-options/quantity-options.ts';
import { suppliers } from '@shop/api/src/business/suppliers/suppliers.ts';
import { delivery } from '@shop/api/src/catalogue/delivery/delivery.ts';
import { dies } from '@shop/api/src/catalogue/dies/dies.ts';
import { products } from '@shop/api/src/catalogue/products/products.ts';
import { stock } from '@shop/api/src/catalogue/stock/stock.ts';
import { catalogue } from '@shop/api/src/catalogue/variants/catalogue.ts';
import { consents } from '@shop/api/src/customers/consents/consents.ts';
import type { MailingLists } from '@shop/api/src/customers/newsletter/mailing-list.ts';
import { newsletter } from '@shop/api/src/customers/newsletter/newsletter.ts';
import { privacy } from '@shop/api/src/customers/privacy/privacy.ts';
import { approvals } from '@shop/api/src/fulfilment/approvals/approvals.ts';
import { production } from '@shop/api/src/fulfilment/production/production.ts';
import { qa } from '@shop/api/src/fulfilment/qa/qa.ts';
import { shipments } from '@shop/api/src/fulfilment/shipments/shipments.ts';
import { analytics } from '@shop/api/src/insight/analytics/analytics.ts';
import type { ForwardTarget } from '@shop/api/src/insight/analytics/later.ts';
import { attribution } from '@shop/api/src/insight/attribution/attribution.ts';
import { rfm } from '@shop/api/src/insight/rfm/rfm.ts';
import { keys } from '@shop/api/src/platform/keys/keys.ts';
import { webhooks } from '@shop/api/src/platform/webhooks/webhooks.ts';
import { askGuard } from '@shop/api/src/releases/health/list-health.ts';
import { releaseHealth } from '@shop/api/src/releases/health/release-health.ts';
import { releases } from '@shop/api/src/releases/registry/releases.ts';
import { bundles } from '@shop/api/src/sales/bundles/bundles.ts';
import { cancellation } from '@shop/api/src/sales/cancellation/cancellation.ts';
import { checkout } from '@shop/api/src/sales/checkout/checkout.ts';
import { invoices } from '@shop/api/src/sales/invoices/invoices.ts';
import { destinationFollower } from '@shop/api/src/sales/orders/follow-destination.ts';
import { cartMerger } from '@shop/api/src/sales/orders/merge-carts.ts';
import { orderPorts } from '@shop/api/src/sales/orders/order-ports.ts';
import { orders } from '@shop/api/src/sales/orders/orders.ts';
import { gatewayOf } from '@shop/api/src/sales/payments/gateway-of.ts';
import { referrals } from '@shop/api/src/sales/referrals/referrals.ts';
import { refunds } from '@shop/api/src/sales/refunds/refunds.ts';
import { samples } from '@shop/api/src/sales/samples/samples.ts';
import { schedules } from '@shop/api/src/sales/schedules/schedules.ts';
import { services } from '@shop/api/src/sales/services/services.ts';
import { support } from '@shop/api/src/sales/support/support.ts';
import { sustainability } from '@shop/api/src/sales/sustainability/sustainability.ts';
import { tax } from '@shop/api/src/sales/tax/tax.ts';
import type { VatRegistry } from '@shop/api/src/sales/tax/vat-registry.ts';
import { wallet } from '@shop/api/src/sales/wallet/wallet.ts';
import { staff } from '@shop/api/src/staff/desk/staff.ts';
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
