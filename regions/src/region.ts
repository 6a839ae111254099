import type { Currency, CurrencyFormatter } from '@shop/money';

export const regionIds = ['cz', 'de', 'es', 'eu', 'fr', 'gb', 'it', 'nl', 'pl', 'ro', 'se', 'us'] as const;
export type RegionId = (typeof regionIds)[number];

/** The eleven dictionaries. */
export const localeIds = [
  'cs-CZ',
  'de-DE',
  'en-US',
  'es-ES',
  'fr-FR',
  'it-IT',
  'pl-PL',
  'pt-PT',
  'sv-SE',
  'ro-RO',
  'nl-NL',
] as const;
export type LocaleId = (typeof localeIds)[number];

export type AppType = 'landing' | 'app';
export type Environment = 'local' | 'dev' | 'staging' | 'production';

export interface BankDetails {
  readonly accountNumber: string;
  readonly swift: string;
  readonly demonstration: boolean;
}

/** Everything that differs from market to market (specification 3, "Region configuration"). One file per market in `markets/`. */
export interface Region {
  readonly id: RegionId;
  /** In its own language, as the region switch shows it. */
  readonly name: string;
  readonly domain: {
    readonly basename: string;
    readonly tld: string;
    readonly pathBased: boolean;
    readonly pathRegion: string | null;
  };
  /** The market's own hosts by application type and environment, if any. */
  readonly customDomains: Readonly<Partial<Record<Environment, Readonly<Partial<Record<AppType, string>>>>>>;
  /** The region's first language, then others it can be read in. */
  readonly locale: LocaleId;
  readonly locales: readonly LocaleId[];
  /** A region opens when its languages are complete; until then no switcher lists it and its host answers 404. */
  readonly open: boolean;
  readonly languageTag: string;
  readonly hreflang: string;
  readonly iterableLocale: string;
  readonly currency: Currency;
  readonly currencyFormatter: CurrencyFormatter;
  /** Display default in percent; the charged rate comes from the dated table per destination country. */
  readonly vatAmount: number;
  readonly hasVat: boolean;
  readonly alwaysShowAddedTax: boolean;
  readonly phoneCountryCode: string;
  readonly countryCode: string;
  readonly defaultShippingCountryCode: string;
  readonly shippingCountries: readonly string[];
  readonly partiallySupportedCountries: readonly string[];
  readonly digitalDesignAllowedCountries: readonly string[];
  readonly productRegion: string;
  readonly mainRegion: boolean;
  readonly supportsPlus: boolean;
  readonly supportsPro: boolean;
  readonly guestCheckout: boolean;
  /** The script of a live chat. Absent: no chat, and no third-party requests. */
  readonly liveChat?: { readonly script: string };
  readonly units: 'cm' | 'in';
  /** The patterns of specification 9, as data. Screens use the locale's own form (Intl, `useFormat().date`). */
  readonly datesFormattingRules: {
    readonly weekdayDate: string;
    readonly shortDate: string;
    readonly dateTime: string;
  };
  readonly paymentMethods: readonly string[];
  readonly shippingMethods: readonly string[];
  readonly shipmentsConfig: Readonly<
    Record<string, { readonly days: readonly [number, number]; readonly free: boolean }>
  >;
  readonly delivery: {
    readonly compartment: readonly [number, number];
    readonly average: number;
    readonly samplePacks: number;
  };
  /** Customs charge by destination country, in the order's currency. */
  readonly additionalCustoms: Readonly<Record<string, number>>;
  readonly fscCertification: string | null;
  /** The account for bank transfers. `demonstration` accounts are published examples and accept no money. */
  readonly bank: BankDetails;
  readonly contactEmail: string;
  readonly senderName: string;
  readonly phoneNumber: string;
  readonly pageTitle: string;
  /** Paths of content pages by name, for links; only pages that exist are linked. */
  readonly externalLinks: Readonly<Record<string, string>>;
  readonly outsideDomainLinks: Readonly<Record<string, string>>;
}
