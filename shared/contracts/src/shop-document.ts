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
   * Patterns by route id in this region and language, with the region's path prefix:
   * `/sv-se/konto/bestallningar/:orderNumber`. Products, categories and written pages have translated slugs and stand
   * here whole, as `product:<id>`, `category:<id>` and `content:<id>`.
   */
  paths: z.record(z.string(), z.string()),
  /** The region's path prefix ("" or "/sv-se"). */
  basename: z.string(),
  /** Route id and parameters the host matched, or null for a 404. */
  route: z.nullable(z.object({ id: z.string(), params: z.record(z.string(), z.string()) })),
  releaseSet: releaseSetSchema,
  cohort: z.string(),
  /** The REST origin; "" is the document's own. */
  apiOrigin: z.string(),
  /** Host the shared cookies belong to; "" for host-only cookies. */
  cookieDomain: z.string(),
  /** What differs from market to market and the browser needs. */
  market: z.object({
    countryCode: z.string(),
    defaultShippingCountryCode: z.string(),
    shippingCountries: z.array(z.string()),
    phoneCountryCode: z.string(),
    vatAmount: z.number(),
    alwaysShowAddedTax: z.boolean(),
    units: z.enum(['cm', 'in']),
    /** Where most of the market's clocks stand; times are told so until a visitor's own clock is known. */
    timeZone: z.optional(z.string()),
    currencyFormatter: z.object({
      thousandSeparator: z.string(),
      decimalSeparator: z.string(),
      currencySign: z.string(),
      currencyPosition: z.enum(['left', 'right']),
    }),
    supportsPlus: z.boolean(),
    /** A saved design may be handed out as a digital file where this market ships to by default. */
    digitalDesigns: z.optional(z.boolean()),
    paymentMethods: z.array(z.string()),
    contactEmail: z.string(),
    phoneNumber: z.string(),
    /** Number of the operator's own FSC certificate; absent: none is held, and nothing is claimed. */
    fscCertification: z.optional(z.string()),
    defaultQuantity: z.int(),
    quantityRanges: z.array(z.int()),
  }),
  /** Languages this region's page can switch to and regions the visitor can move to, with addresses of this very page. */
  languages: z.array(z.object({ locale: z.string(), name: z.string(), href: z.string() })),
  regions: z.array(z.object({ region: z.string(), name: z.string(), href: z.string() })),
  /** Whom a buyer deals with, for the imprint and the pages of law. */
  company: z.optional(
    z.object({
      name: z.string(),
      address: z.array(z.string()),
      vatId: z.string(),
      registration: z.string(),
      /** Nobody trades under these particulars: the page says so. */
      demonstration: z.boolean(),
    }),
  ),
  /** What stands around the page in this region today; absent: nothing does. */
  elements: z.optional(
    z.object({
      announcements: z.array(z.object({ id: z.string(), text: z.string() })),
      /** Pro is not translated here: its links ask first. `paths` has the main site's address of such a page as `<route id>:`. */
      proUntranslated: z.boolean(),
      /** The same of Plus. */
      plusUntranslated: z.optional(z.boolean()),
      liveChat: z.optional(z.object({ script: z.string() })),
      /** The pages about the shop that are written, in the order of the footer; named in the page's language. */
      pages: z.optional(z.array(z.object({ id: z.string(), name: z.string(), href: z.string() }))),
    }),
  ),
  /** Ids of the analytics properties; `cdn` is where the analytics library comes from, "" the shop's own origin. */
  analytics: z.optional(
    z.object({
      tagId: z.string(),
      writeKey: z.string(),
      cdn: z.string(),
      /** Domains of the shop: a visit that goes from one to another stays one visit. */
      domains: z.optional(z.array(z.string())),
    }),
  ),
  requestId: z.string(),
  /** Set while the visitor holds a token or cookie that shows them something else than the region gives: mark the page. */
  preview: z.optional(
    z.object({
      /** Remotes that come from a named release. */
      releases: z.array(z.string()),
      /** Whether another cohort than the visitor's own was asked for. */
      cohort: z.boolean(),
      /** A remote that comes from a developer's origin. */
      override: z.nullable(z.object({ name: z.string(), origin: z.string() })),
      /** ISO 8601; null: until the cookie is gone. */
      until: z.nullable(z.string()),
    }),
  ),
});
export type ShopDocument = z.output<typeof shopDocumentSchema>;
