import type { Manifest, RouteId, ShopDocument } from '@shop/contracts';
import { markets, type ResolvedRegion } from '@shop/regions';
import type { Addresses } from './addresses.ts';
import { escapeHtml, escapeJson, jsonForScript } from './escape.ts';
import { guardScript } from './guard-script.ts';
import { liveReloadScript } from './live-reload.ts';
import { lostScript } from './lost-script.ts';
import type { MatchedRoute } from './place.ts';
import { polyfillScript } from './polyfill.ts';
import { assetOf, crossOrigin, preloadLinks } from './preloads.ts';
import type { Landing } from './render/landing.ts';
import type { HostSettings } from './settings.ts';
import { skeleton } from './skeleton.ts';
import { structuredData } from './structured-data.ts';
import { say, titleOf } from './words.ts';

export interface PageInput {
  readonly where: ResolvedRegion;
  readonly route: MatchedRoute | null;
  readonly addresses: Addresses;
  readonly shell: Manifest;
  /** The remote that owns the page. */
  readonly remote: Manifest | undefined;
  readonly shopDocument: ShopDocument;
  readonly nonce: string;
  /** What the document is counted with in the health of releases; "": not at all. */
  readonly ticket: string;
  /** The page as the server has drawn it; null for a skeleton. */
  readonly landing: Landing | null;
}

/** Pages that belong to one visitor: nothing for a search engine. */
const privatePages = new Set<RouteId>([
  'cart',
  'orderDetails',
  'payment',
  'paymentSummary',
  'paymentReturn',
  'signOut',
  'confirmEmail',
  'setPassword',
  'account',
  'accountOrders',
  'accountOrder',
  'accountBoxes',
  'accountSettings',
  'accountPrivacy',
  'accountQuoteRequests',
  'accountQuoteRequest',
  'plusCatalogue',
  'plusItems',
  'boxEditor',
  'productEditor',
  'quoteSuccess',
  'deskReleases',
]);

export const isIndexable = (id: RouteId): boolean => !privatePages.has(id);

const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

const head = (input: PageInput, settings: HostSettings): string[] => {
  const { where, route, addresses, shell, remote, nonce } = input;
  const { region, locale } = where;
  const { buildOrigin } = settings;
  const pageTitle =
    route?.id === 'home' && locale === region.locale ? region.pageTitle : titleOf(locale, route?.id ?? null);
  const title = `${pageTitle} – ${brandName(settings.brand)}`;
  const home = addresses.regions.find((entry) => entry.region === region.id)?.href ?? addresses.canonical;
  const jsonLd = structuredData({
    where,
    route,
    addresses,
    brandName: brandName(settings.brand),
    title: pageTitle,
    home: route?.id === 'home' ? addresses.canonical : new URL('/', home).href,
  });
  const styles = shell.styles.map((path) => assetOf(shell, path, buildOrigin));
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    ...(route !== null && isIndexable(route.id)
      ? [
          `<link rel="canonical" href="${escapeHtml(addresses.canonical)}">`,
          ...addresses.alternates.map(
            ({ hreflang, href }) =>
              `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
          ),
        ]
      : ['<meta name="robots" content="noindex">']),
    ...(input.ticket === ''
      ? []
      : [
          `<meta name="release-health" content="${escapeHtml(input.ticket)}">`,
          `<script nonce="${nonce}">${lostScript}</script>`,
        ]),
    '<link rel="icon" type="image/svg+xml" href="/build/shared-images/favicon.svg">',
    ...styles.map(
      ({ href, sri }) =>
        `<link rel="stylesheet" href="${escapeHtml(href)}" integrity="${sri}"${crossOrigin(buildOrigin)}>`,
    ),
    ...preloadLinks(
      { shell, remote, locale: where.dictionary, route: route?.id, drawn: input.landing !== null },
      buildOrigin,
    ),
    `<script nonce="${nonce}">${polyfillScript(buildOrigin, nonce)} ${guardScript}</script>`,
    ...(settings.liveReload
      ? [`<script nonce="${nonce}">${liveReloadScript(region.id, input.shopDocument.releaseSet.id)}</script>`]
      : []),
    ...(jsonLd === null ? [] : [`<script type="application/ld+json">${jsonForScript(jsonLd)}</script>`]),
  ];
};

const body = (
  { where, shell, shopDocument, nonce, landing }: PageInput,
  { buildOrigin }: HostSettings,
): string[] => {
  const { locale, region } = where;
  const email = region.contactEmail;
  const scripts = [...shell.preload.filter((path) => path.endsWith('.js')), shell.entry].map((path) =>
    assetOf(shell, path, buildOrigin),
  );
  return [
    `<div id="shop">${landing === null ? skeleton(say(locale, 'loading')) : landing.html}</div>`,
    `<noscript><p>${escapeHtml(say(locale, 'noscript', { email }))}</p></noscript>`,
    '<div id="shop-error" role="alert" hidden>',
    `<h1>${escapeHtml(say(locale, 'failedTitle'))}</h1>`,
    `<p>${escapeHtml(say(locale, 'failedText', { email }))}</p>`,
    `<p><a href="">${escapeHtml(say(locale, 'reload'))}</a></p>`,
    '</div>',
    `<script type="application/json" id="shop-document">${jsonForScript(shopDocument)}</script>`,
    ...(landing === null
      ? []
      : [`<script type="application/json" id="shop-queries">${escapeJson(landing.queries)}</script>`]),
    ...scripts.map(
      ({ href, sri }) =>
        `<script defer data-shell nonce="${nonce}" src="${escapeHtml(href)}" integrity="${sri}"${crossOrigin(buildOrigin)}></script>`,
    ),
  ];
};

/** The one document of a page: everything the browser needs to start, nothing that it does not. */
export const renderDocument = (input: PageInput, settings: HostSettings): string =>
  [
    '<!doctype html>',
    `<html lang="${input.shopDocument.languageTag}" dir="ltr">`,
    '<head>',
    ...head(input, settings),
    '</head>',
    '<body>',
    ...body(input, settings),
    '</body>',
    '</html>',
    '',
  ].join('\n');

/** What is answered while no shell can be given: plain, in the region's language, without a script. */
export const renderUnavailable = (where: ResolvedRegion | null): string => {
  const locale = where?.locale ?? 'en-US';
  const email = (where?.region ?? markets.eu).contactEmail;
  return [
    '<!doctype html>',
    `<html lang="${locale}">`,
    `<head><meta charset="utf-8"><title>${escapeHtml(say(locale, 'failedTitle'))}</title></head>`,
    `<body><h1>${escapeHtml(say(locale, 'failedTitle'))}</h1><p>${escapeHtml(say(locale, 'failedText', { email }))}</p></body>`,
    '</html>',
    '',
  ].join('\n');
};
