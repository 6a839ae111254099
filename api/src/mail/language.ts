import type { RouteId, RouteParams } from '@shop/contracts';
import { addressOf, hrefOf, type LocaleId, localeOf, type Region } from '@shop/regions';
import type { ApiSettings } from '../server/settings.ts';
import type { MailMessage } from './message.ts';

/** Languages mails are written in; others read English until theirs is complete. */
const mailLanguages = ['en-US', 'pl-PL', 'sv-SE'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** @example mailLanguageOf('pl') // 'pl-PL' */
export const mailLanguageOf = (locale: string): MailLanguage => {
  const id: LocaleId | undefined = localeOf(locale);
  return mailLanguages.find((language) => language === id) ?? 'en-US';
};

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
