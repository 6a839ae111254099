import type { ArtworkDecoder } from '@shop/api/artwork';
import { assets, designs } from '@shop/api/artwork/composition';
import {
  companies,
  listOfferVariants,
  offers,
  orderApprovals,
  plus,
  pro,
  quantityOptions,
  quotes,
  suppliers,
} from '@shop/api/business/composition';
import { catalogue, delivery, dies, products, stock } from '@shop/api/catalogue/composition';
import {
  addresses,
  consents,
  identity,
  type MailingLists,
  newsletter,
  privacy,
} from '@shop/api/customers/composition';
import { approvals, production, qa, shipments } from '@shop/api/fulfilment/composition';
import { analytics, attribution, type ForwardTarget, rfm } from '@shop/api/insight/composition';
import { personalDataRegistry } from '@shop/api/personal-data';
import type { ApiDeps, Domain, FileStore } from '@shop/api/platform';
import { keys, places, webhooks } from '@shop/api/platform/composition';
import { evaluateRollout, releaseHealth, releases } from '@shop/api/releases/composition';
import {
  bundles,
  cancellation,
  checkout,
  createCartMerger,
  createDestinationFollower,
  createGateway,
  createOrderPorts,
  invoices,
  orders,
  referrals,
  refunds,
  samples,
  schedules,
  services,
  support,
  sustainability,
  tax,
  type VatRegistry,
  wallet,
} from '@shop/api/sales/composition';
import { staff, staffOrders } from '@shop/api/staff/composition';
import type { PaymentSettings } from './payment-settings.ts';

export interface DomainsOptions extends PaymentSettings {
  /** Decodes artwork in a killable process. */
  readonly artwork: ArtworkDecoder;
  readonly releaseFiles: FileStore;
  /** The origin from which documents load builds, read at each gate check; see `GateDeps`. */
  readonly deliveredFrom?: () => string | null;
  /** Origins that may replace a remote in production. */
  readonly overrideOrigins?: readonly string[];
  /** The registry of VAT numbers. */
  readonly vatRegistry: VatRegistry;
  /** The forwarding target of analytics events; null or absent: they are stored and exported. */
  readonly analyticsForward?: ForwardTarget | null;
  /** The newsletter services, by region. */
  readonly mailingLists?: MailingLists;
}

/** Creates the shop's domains and connects them. */
export const createDomains = (
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
  }: DomainsOptions,
): readonly Domain[] => {
  const ports = (own: ApiDeps) => createOrderPorts(own, vatRegistry);
  const gateway = (own: ApiDeps) => createGateway(own, stripe);
  return [
    keys(),
    webhooks(),
    staff(),
    staffOrders(ports),
    identity({
      mergeCart: createCartMerger(ports(deps), deps.clock),
      followDestination: createDestinationFollower(ports(deps), deps.clock),
    }),
    addresses(),
    places(),
    consents(),
    newsletter({ lists: mailingLists }),
    privacy({ personalData: personalDataRegistry }),
    catalogue({ offerVariants: listOfferVariants }),
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
    production(ports, { artwork }),
    qa(),
    shipments(),
    bundles(ports),
    samples(ports),
    stock(),
    quantityOptions(ports),
    quotes({ artwork, vatRegistry }),
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
      guard: evaluateRollout,
      ...(deliveredFrom === undefined ? {} : { deliveredFrom }),
    }),
  ];
};
