import { type RouteId, routes } from '@shop/contracts';
import { bootFailureReportScript } from './boot-failure-report.ts';
import { escapeHtml, escapeJson, jsonForScript } from './escape.ts';
import { eventReplayScript } from './event-replay.ts';
import { guardScript } from './guard-script.ts';
import { liveReloadScript } from './live-reload.ts';
import { isOffered } from './offered.ts';
import type { Page } from './page.ts';
import { polyfillScript } from './polyfill.ts';
import { crossOriginAttribute, preloadLinks, toAsset } from './preloads.ts';
import type { Landing } from './render/landing.ts';
import type { LowestPrice } from './seo/lowest-prices.ts';
import { descriptionTag, metaTags } from './seo/meta.ts';
import { brandNameOf, createPageMetadata } from './seo/page-metadata.ts';
import { structuredData } from './seo/structured-data.ts';
import type { HostSettings } from './settings.ts';
import { skeleton } from './skeleton.ts';
import { colorSchemeMeta, type Theme, themeAttribute } from './theme.ts';
import { translate } from './translations.ts';

export interface PageInput extends Page {
  readonly nonce: string;
  /** The ticket that counts the document in release health; "": not counted. */
  readonly ticket: string;
  /** The server-rendered page; null for a skeleton. */
  readonly landing: Landing | null;
  /** The lowest price of the page's product, if any. */
  readonly offer: LowestPrice | undefined;
  /** The visitor's choice; undefined: the device decides. */
  readonly theme: Theme | undefined;
}

/** Public pages with visitor data, or without content of their own. */
const nonIndexableRoutes = new Set<RouteId>([
  'search',
  'cart',
  'crossSell',
  'paymentReturn',
  'signOut',
  'boxEditor',
  'productEditor',
  'quoteSuccess',
  'plusSuccess',
]);

/** Whether search engines may index a page: not if it needs an account or its address contains a secret. */
export const isIndexable = (id: RouteId): boolean => {
  const { access, params } = routes[id];
  return (
    access === 'public' && !(params as readonly string[]).includes('token') && !nonIndexableRoutes.has(id)
  );
};

const renderHead = (input: PageInput, settings: HostSettings): string[] => {
  const { where, route, addresses, shell, remote, nonce } = input;
  const { region } = where;
  const { buildOrigin } = settings;
  const metadata = createPageMetadata(where, route, addresses, settings);
  const brandName = brandNameOf(settings.brand);
  const toImageUrl = (name: string) => new URL(`/build/shared-images/${name}`, addresses.canonical).href;
  const image = toImageUrl(`social/${metadata.product ?? 'shop'}.png`);
  const { canonical } = addresses;
  const jsonLd = structuredData({
    where,
    route,
    metadata,
    brandName,
    canonical,
    image,
    logo: toImageUrl('social/shop.png'),
    offer: input.offer,
  });
  const styles = shell.styles.map((path) => toAsset(shell, path, buildOrigin));
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    colorSchemeMeta(input.theme),
    `<title>${escapeHtml(`${metadata.title} – ${brandName}`)}</title>`,
    ...(route !== null && isIndexable(route.id) && isOffered(route, region.id)
      ? [
          `<link rel="canonical" href="${escapeHtml(canonical)}">`,
          ...addresses.alternates.map(
            ({ hreflang, href }) =>
              `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
          ),
          ...metaTags({ where, metadata, brandName, canonical, image }),
        ]
      : ['<meta name="robots" content="noindex">', ...descriptionTag(metadata)]),
    ...(input.ticket === ''
      ? []
      : [
          `<meta name="release-health" content="${escapeHtml(input.ticket)}">`,
          `<script nonce="${nonce}">${bootFailureReportScript}</script>`,
        ]),
    '<link rel="icon" type="image/svg+xml" href="/build/shared-images/favicon.svg">',
    ...styles.map(
      ({ href, sri }) =>
        `<link rel="stylesheet" href="${escapeHtml(href)}" integrity="${sri}"${crossOriginAttribute(buildOrigin)}>`,
    ),
    ...preloadLinks(
      { shell, remote, locale: where.dictionary, route: route?.id, isServerRendered: input.landing !== null },
      buildOrigin,
    ),
    `<script nonce="${nonce}">${polyfillScript(buildOrigin, nonce)} ${guardScript}</script>`,
    ...(input.landing === null ? [] : [`<script nonce="${nonce}">${eventReplayScript}</script>`]),
    ...(settings.liveReload
      ? [`<script nonce="${nonce}">${liveReloadScript(region.id, input.shopDocument.releaseSet.id)}</script>`]
      : []),
    ...(jsonLd === null ? [] : [`<script type="application/ld+json">${jsonForScript(jsonLd)}</script>`]),
  ];
};

const renderBody = (
  { where, shell, shopDocument, nonce, landing }: PageInput,
  { buildOrigin }: HostSettings,
): string[] => {
  const { locale, region } = where;
  const email = region.contactEmail;
  const scripts = [...shell.preload.filter((path) => path.endsWith('.js')), shell.entry].map((path) =>
    toAsset(shell, path, buildOrigin),
  );
  return [
    `<div id="shop">${landing === null ? skeleton(translate(locale, 'loading')) : landing.html}</div>`,
    `<noscript><p>${escapeHtml(translate(locale, 'noscript', { email }))}</p></noscript>`,
    '<div id="shop-error" role="alert" hidden>',
    `<h1>${escapeHtml(translate(locale, 'failedTitle'))}</h1>`,
    `<p>${escapeHtml(translate(locale, 'failedText', { email }))}</p>`,
    `<p><a href="">${escapeHtml(translate(locale, 'reload'))}</a></p>`,
    '</div>',
    `<script type="application/json" id="shop-document">${jsonForScript(shopDocument)}</script>`,
    ...(landing === null
      ? []
      : [
          `<script type="application/json" id="shop-queries"${landing.isStale ? ' data-old' : ''}>${escapeJson(landing.queries)}</script>`,
        ]),
    ...scripts.map(
      ({ href, sri }) =>
        `<script defer data-shell nonce="${nonce}" src="${escapeHtml(href)}" integrity="${sri}"${crossOriginAttribute(buildOrigin)}></script>`,
    ),
  ];
};

/** Renders the HTML document of a page: everything the browser needs to start, and nothing else. */
export const renderDocument = (input: PageInput, settings: HostSettings): string =>
  [
    '<!doctype html>',
    `<html lang="${input.shopDocument.languageTag}" dir="ltr"${themeAttribute(input.theme)}>`,
    '<head>',
    ...renderHead(input, settings),
    '</head>',
    '<body>',
    ...renderBody(input, settings),
    '</body>',
    '</html>',
    '',
  ].join('\n');
