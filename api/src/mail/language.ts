import type { RouteId, RouteParams } from '@shop/contracts';
import { addressOf, hrefOf, type LocaleId, localeOf, type Region, regionOf } from '@shop/regions';
import type { ApiSettings } from '../server/settings.ts';
import type { MailMessage } from './message.ts';

/** Mails are written in every language of the shop. */
export type MailLanguage = LocaleId;

/**
 * The language of a mail: that of a locale, a language's short code or a region's code; without one that is known, the
 * first language of the region.
 * @example mailLanguageOf('cs') // 'cs-CZ'
 * @example mailLanguageOf('gb') // 'en-US'
 * @example mailLanguageOf(null, markets.ro) // 'ro-RO'
 */
export const mailLanguageOf = (locale: string | null | undefined, region?: Region): MailLanguage =>
  localeOf(locale ?? '') ?? regionOf(locale ?? '')?.locale ?? region?.locale ?? 'en-US';

export const senderOf = (region: Region): MailMessage['from'] => ({
  name: region.senderName,
  address: region.contactEmail,
});

/** The absolute address of an endpoint that a mailed link opens; `path` is relative to `/api`. */
export const apiUrl = (settings: ApiSettings, region: Region, path: string): string =>
  new URL(`/api${path}`, pageUrl(settings, region, 'en-US', 'account', {})).href;

/** The absolute address of a page, for a mail. */
export const pageUrl = <Id extends RouteId>(
  settings: ApiSettings,
  region: Region,
  locale: MailLanguage,
  id: Id,
  params: RouteParams<Id>,
): string =>
  addressOf(region, hrefOf(region, locale, settings.brand, id, params), {
    appType: 'app',
    environment: settings.environment,
    singleOrigin: settings.publicUrl ?? undefined,
  });
