import { type RouteId, routes } from '@shop/contracts';
import { earlyTouchScript } from './early-touch.ts';
import { escapeHtml, escapeJson, jsonForScript } from './escape.ts';
import { guardScript } from './guard-script.ts';
import { type Light, lightAttribute, lightMeta } from './light.ts';
import { liveReloadScript } from './live-reload.ts';
import { lostScript } from './lost-script.ts';
import { isOffered } from './offered.ts';
import type { Page } from './page.ts';
import { polyfillScript } from './polyfill.ts';
import { assetOf, crossOrigin, preloadLinks } from './preloads.ts';
import type { Landing } from './render/landing.ts';
import { descriptionTag, metaTags } from './seo/meta.ts';
import type { LowestPrice } from './seo/offers.ts';
import { brandNameOf, pageFactsOf } from './seo/page-facts.ts';
import { structuredData } from './seo/structured-data.ts';
import type { HostSettings } from './settings.ts';
import { skeleton } from './skeleton.ts';
import { say } from './words.ts';

export interface PageInput extends Page {
  readonly nonce: string;
  /** What the document is counted with in the health of releases; "": not at all. */
  readonly ticket: string;
  /** The page as the server has drawn it; null for a skeleton. */
  readonly landing: Landing | null;
  /** The lowest price of the product that the page sells, where there is one. */
  readonly offer: LowestPrice | undefined;
  /** Chosen by the visitor; undefined: the device decides. */
  readonly light: Light | undefined;
}

/** Public pages that show one visitor's own things, or nothing that is not on another page already. */
const notForSearch = new Set<RouteId>([
  'search',
  'cart',
  'paymentReturn',
  'signOut',
  'boxEditor',
  'productEditor',
  'quoteSuccess',
]);

/** Whether search engines may keep a page: not what needs an account, nor what a secret of its address opens. */
export const isIndexable = (id: RouteId): boolean => {
  const { access, params } = routes[id];
  return access === 'public' && !(params as readonly string[]).includes('token') && !notForSearch.has(id);
};

const head = (input: PageInput, settings: HostSettings): string[] => {
  const { where, route, addresses, shell, remote, nonce } = input;
  const { region } = where;
  const { buildOrigin } = settings;
  const facts = pageFactsOf(where, route, addresses, settings);
  const brandName = brandNameOf(settings.brand);
  const picture = (name: string) => new URL(`/build/shared-images/${name}`, addresses.canonical).href;
  const image = picture(`social/${facts.product ?? 'shop'}.png`);
  const { canonical } = addresses;
  const jsonLd = structuredData({
    where,
    route,
    facts,
    brandName,
    canonical,
    image,
    logo: picture('social/shop.png'),
    offer: input.offer,
  });
  const styles = shell.styles.map((path) => assetOf(shell, path, buildOrigin));
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    lightMeta(input.light),
    `<title>${escapeHtml(`${facts.title} – ${brandName}`)}</title>`,
    ...(route !== null && isIndexable(route.id) && isOffered(route, region.id)
      ? [
          `<link rel="canonical" href="${escapeHtml(canonical)}">`,
          ...addresses.alternates.map(
            ({ hreflang, href }) =>
              `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
          ),
          ...metaTags({ where, facts, brandName, canonical, image }),
        ]
      : ['<meta name="robots" content="noindex">', ...descriptionTag(facts)]),
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
    ...(input.landing === null ? [] : [`<script nonce="${nonce}">${earlyTouchScript}</script>`]),
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
      : [
          `<script type="application/json" id="shop-queries"${landing.old ? ' data-old' : ''}>${escapeJson(landing.queries)}</script>`,
        ]),
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
    `<html lang="${input.shopDocument.languageTag}" dir="ltr"${lightAttribute(input.light)}>`,
    '<head>',
    ...head(input, settings),
    '</head>',
    '<body>',
    ...body(input, settings),
    '</body>',
    '</html>',
    '',
  ].join('\n');
