import type { RouteId, RouteParams } from '@shop/contracts';
import { absoluteUrl, hrefOf, type LocaleId, localeOf, type Region, regionOf } from '@shop/regions';
import type { ApiSettings } from '../server/settings.ts';
import type { MailMessage } from './message.ts';

/** Mails are written in every language of the shop. */
export type MailLanguage = LocaleId;

/**
 * The language of a mail: that of a locale, a language's short code or a region's code; without one that is known, the
 * first language of the region.
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

/** The absolute address of an endpoint that a mailed link opens; `path` is relative to `/api`. */
export const apiUrl = (settings: ApiSettings, region: Region, path: string): string =>
  new URL(`/api${path}`, absolute(settings, region, '/')).href;

/** The pages that a mail or a payment provider leads to. Each must be built by a remote: `mailed-pages.test.ts`. */
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
 * The absolute address of a page, for a mail. A region is read in some languages only: in another one than these the
 * address is that of the region's first, while the mail's words stay in the buyer's.
 *
 * @example pageUrl(settings, markets.de, 'pl-PL', 'register', {}) // as for 'de-DE': no Polish address leads anywhere there
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
