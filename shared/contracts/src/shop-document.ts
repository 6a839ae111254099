import * as z from 'zod/mini';
import { releaseSetSchema } from './releases.ts';

/** The JSON the host writes into every document as `<script type="application/json" id="shop-document">`. */
export const shopDocumentSchema = z.object({
  brand: z.string(),
  region: z.string(),
  appType: z.enum(['landing', 'app']),
  /** The interface language, one of the eleven dictionary locales, for example `pl-PL`. */
  locale: z.string(),
  /** The public language tag, for example `en-GB`. */
  languageTag: z.string(),
  environment: z.enum(['local', 'dev', 'staging', 'production']),
  currency: z.string(),
  /**
   * Path patterns by route id in this region and language, with the region's path prefix:
   * `/sv-se/konto/bestallningar/:orderNumber`. Products, categories and written pages have translated slugs and are
   * listed as complete paths: `product:<id>`, `category:<id>` and `content:<id>`.
   */
  paths: z.record(z.string(), z.string()),
  /** The region's path prefix ("" or "/sv-se"). */
  basename: z.string(),
  /** The route id and parameters that the host matched, or null for a 404. */
  route: z.nullable(z.object({ id: z.string(), params: z.record(z.string(), z.string()) })),
  releaseSet: releaseSetSchema,
  cohort: z.string(),
  /** The REST origin; "" for the document's own. */
  apiOrigin: z.string(),
  /** The domain of the shared cookies; "" for host-only cookies. */
  cookieDomain: z.string(),
  /** Market data that the browser needs. */
  market: z.object({
    countryCode: z.string(),
    defaultShippingCountryCode: z.string(),
    shippingCountries: z.array(z.string()),
    phoneCountryCode: z.string(),
    vatAmount: z.number(),
    alwaysShowAddedTax: z.boolean(),
    units: z.enum(['cm', 'in']),
    /** The main time zone of the market; times use it until the visitor's own time zone is known. */
    timeZone: z.optional(z.string()),
    currencyFormatter: z.object({
      thousandSeparator: z.string(),
      decimalSeparator: z.string(),
      currencySign: z.string(),
      currencyPosition: z.enum(['left', 'right']),
    }),
    supportsPlus: z.boolean(),
    /** Whether a saved design may be delivered as a digital file in this market's default shipping country. */
    digitalDesigns: z.optional(z.boolean()),
    paymentMethods: z.array(z.string()),
    contactEmail: z.string(),
    phoneNumber: z.string(),
    /** Number of the operator's own FSC certificate; absent: the operator has none and makes no claim. */
    fscCertification: z.optional(z.string()),
    defaultQuantity: z.int(),
    quantityRanges: z.array(z.int()),
  }),
  /** The languages that this page can switch to and the other regions, with the addresses of this page there. */
  languages: z.array(z.object({ locale: z.string(), name: z.string(), href: z.string() })),
  regions: z.array(z.object({ region: z.string(), name: z.string(), href: z.string() })),
  /** The trader, for the imprint and the legal pages. */
  company: z.optional(
    z.object({
      name: z.string(),
      address: z.array(z.string()),
      vatId: z.string(),
      registration: z.string(),
      /** These particulars are invented: the page says so. */
      demonstration: z.boolean(),
    }),
  ),
  /** The region's current site elements around the page; absent: none. */
  elements: z.optional(
    z.object({
      announcements: z.array(z.object({ id: z.string(), text: z.string() })),
      /**
       * Pro is not translated here: its links ask for confirmation. `paths` has the main site's address of such a page
       * as `<route id>:`.
       */
      proUntranslated: z.boolean(),
      /** The same for Plus. */
      plusUntranslated: z.optional(z.boolean()),
      liveChat: z.optional(z.object({ script: z.string() })),
      /** The written pages about the shop, in the order of the footer, named in the page's language. */
      pages: z.optional(z.array(z.object({ id: z.string(), name: z.string(), href: z.string() }))),
    }),
  ),
  /** Ids of the analytics properties; `cdn` is the origin of the analytics library, "" for the shop's own. */
  analytics: z.optional(
    z.object({
      tagId: z.string(),
      writeKey: z.string(),
      cdn: z.string(),
      /** Domains of the shop: navigation between them continues the same visit. */
      domains: z.optional(z.array(z.string())),
    }),
  ),
  requestId: z.string(),
  /** Set while a token or cookie shows the visitor something other than the region's releases: mark the page. */
  preview: z.optional(
    z.object({
      /** Remotes from a named release. */
      releases: z.array(z.string()),
      /** Whether another cohort than the visitor's own is shown. */
      cohort: z.boolean(),
      /** A remote from a developer's origin. */
      override: z.nullable(z.object({ name: z.string(), origin: z.string() })),
      /** ISO 8601; null: until the cookie is deleted. */
      until: z.nullable(z.string()),
    }),
  ),
});
export type ShopDocument = z.output<typeof shopDocumentSchema>;
