import { currencies } from '@shop/money';
import * as z from 'zod';
import { localeIds, regionIds } from './region.ts';

const country = z.string().regex(/^[A-Z]{2}$/);
const days = z.tuple([z.int().nonnegative(), z.int().nonnegative()]).refine(([from, to]) => from <= to);
const host = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
const byType = z.strictObject({ landing: host.optional(), app: host.optional() });

/** The schema of a market file. Unknown members are refused, to detect typing errors. */
export const regionSchema = z.strictObject({
  id: z.enum(regionIds),
  name: z.string().min(2),
  domain: z
    .strictObject({
      basename: z.string().regex(/^[a-z0-9-]+$/),
      tld: z.string().regex(/^[a-z]+(\.[a-z]+)?$/),
      pathBased: z.boolean(),
      pathRegion: z
        .string()
        .regex(/^[a-z]{2}-[a-z]{2}$/)
        .nullable(),
    })
    .refine(({ pathBased, pathRegion }) => pathBased === (pathRegion !== null)),
  customDomains: z.strictObject({
    local: byType.optional(),
    dev: byType.optional(),
    staging: byType.optional(),
    production: byType.optional(),
  }),
  locale: z.enum(localeIds),
  locales: z.array(z.enum(localeIds)).min(1),
  open: z.boolean(),
  languageTag: z.string().refine((tag) => Intl.getCanonicalLocales(tag)[0] === tag),
  hreflang: z.string().refine((tag) => Intl.getCanonicalLocales(tag)[0] === tag),
  iterableLocale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  currency: z.enum(currencies),
  currencyFormatter: z.strictObject({
    thousandSeparator: z.string().max(1),
    decimalSeparator: z.enum([',', '.']),
    currencySign: z.string().min(1),
    currencyPosition: z.enum(['left', 'right']),
  }),
  vatAmount: z.number().min(0).max(30),
  hasVat: z.boolean(),
  alwaysShowAddedTax: z.boolean(),
  phoneCountryCode: z.string().regex(/^\+\d{1,3}$/),
  countryCode: country,
  defaultShippingCountryCode: country,
  shippingCountries: z.array(country).min(1),
  partiallySupportedCountries: z.array(country),
  digitalDesignAllowedCountries: z.array(country),
  productRegion: z.enum(regionIds),
  mainRegion: z.boolean(),
  supportsPlus: z.boolean(),
  supportsPro: z.boolean(),
  guestCheckout: z.boolean(),
  liveChat: z.strictObject({ script: z.url() }).optional(),
  units: z.enum(['cm', 'in']),
  datesFormattingRules: z.strictObject({
    weekdayDate: z.string(),
    shortDate: z.string(),
    dateTime: z.string(),
  }),
  paymentMethods: z
    .array(
      z.enum([
        'paypal',
        'check',
        'stripe',
        'p24',
        'ideal',
        'bancontact',
        'eps',
        'giropay',
        'card',
        'hokodo',
        'sofort',
      ]),
    )
    .min(1),
  shippingMethods: z.array(z.enum(['courier', 'sample-packs', 'palettes', 'pick-up', 'polish-post'])).min(1),
  shipmentsConfig: z.record(z.string(), z.strictObject({ days, free: z.boolean() })),
  delivery: z.strictObject({
    compartment: days,
    average: z.int().positive(),
    samplePacks: z.int().positive(),
  }),
  additionalCustoms: z.record(country, z.number().nonnegative()),
  fscCertification: z.string().nullable(),
  bank: z.strictObject({
    accountNumber: z.string().min(8),
    swift: z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/),
    demonstration: z.boolean(),
  }),
  contactEmail: z.email(),
  senderName: z.string().min(1),
  phoneNumber: z.string().regex(/^\+[\d ]+$/),
  pageTitle: z.string().min(5),
  /** Content pages by name; the legal pages are required. */
  externalLinks: z
    .record(z.string(), z.string().startsWith('/'))
    .refine((links) =>
      ['termsOfService', 'privacyPolicy', 'returnsPolicy', 'impressum'].every((id) => id in links),
    ),
  outsideDomainLinks: z.record(z.string(), z.url()),
});
