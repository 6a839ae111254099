import type { RouteId, RouteParams } from '@shop/contracts';
import { absoluteUrl, hrefOf, type LocaleId, localeOf, type Region, regionOf } from '@shop/regions';
import type { ApiSettings } from '../server/settings.ts';
import type { MailMessage } from './message.ts';

/** A language of mails: every language of the shop. */
export type MailLanguage = LocaleId;

/**
 * Resolves the language of a mail from a locale, a short language code or a region code. Falls back
 * to the region's first language.
 * @example resolveMailLanguage('cs') // 'cs-CZ'
 * @example resolveMailLanguage('gb') // 'en-US'
 * @example resolveMailLanguage(null, markets.ro) // 'ro-RO'
 */
export const resolveMailLanguage = (locale: string | null | undefined, region?: Region): MailLanguage =>
  localeOf(locale ?? '') ?? regionOf(locale ?? '')?.locale ?? region?.locale ?? 'en-US';

export const mailSender = (region: Region): MailMessage['from'] => ({
  name: region.senderName,
  address: region.contactEmail,
});

/**
 * Returns the absolute URL of an endpoint that a mailed link opens. `path` is relative to `/api`.
 */
export const apiUrl = (settings: ApiSettings, region: Region, path: string): string =>
  new URL(`/api${path}`, absolute(settings, region, '/')).href;

/**
 * Pages that mails or payment providers link to. A remote must build each: `mailed-pages.test.ts`.
 */
export const mailedPages = [
  'accountOrder',
  'accountPrivacy',
  'accountQuoteRequest',
  'boxEditor',
  'confirmEmail',
  'customOffer',
  'payment',
  'paymentReturn',
  'plusOrders',
  'product',
  'register',
  'setPassword',
] as const satisfies readonly RouteId[];
export type MailedPage = (typeof mailedPages)[number];

/**
 * Returns the absolute URL of a page, for a mail. When the region has no pages in the mail's
 * language, the URL uses the region's first language, while the mail's text stays in the buyer's.
 *
 * @example pageUrl(settings, markets.de, 'pl-PL', 'register', {}) // as for 'de-DE': the German
 * shop has no Polish pages
 */
export const pageUrl = <Id extends MailedPage>(
  settings: ApiSettings,
  region: Region,
  locale: MailLanguage,
  id: Id,
  params: RouteParams<Id>,
): string => {
  const spoken = region.locales.includes(locale) ? locale : region.locale;
  return absolute(settings, region, hrefOf(region, spoken, settings.brand, id, params));
};

const absolute = (settings: ApiSettings, region: Region, path: string): string =>
  absoluteUrl(region, path, {
    appType: 'app',
    environment: settings.environment,
    singleOrigin: settings.publicUrl ?? undefined,
  });
