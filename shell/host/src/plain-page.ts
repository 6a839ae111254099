import { createHash } from 'node:crypto';
import { markets, type ResolvedRegion } from '@shop/regions';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from './escape.ts';
import { brandNameOf } from './seo/page-metadata.ts';
import { drawnBox } from './skeleton.ts';
import { colorSchemeMeta, type Theme, themeAttribute } from './theme.ts';
import { translate } from './translations.ts';

/** Seconds until a retry makes sense: the registry looks for releases every second, a restart takes longer. */
const retryAfterSeconds = 30;

const lightTokens =
  '--sheet:#faf7f1;--ink:#23252b;--ink-soft:#5a5b61;--signal:#2239c4;--signal-deep:#182a99;--on-signal:#ffffff';
const darkTokens =
  '--sheet:#13211f;--ink:#eff0e8;--ink-soft:#abb8b0;--signal:#f0c544;--signal-deep:#ffda66;--on-signal:#1b1a12';

/** The styles of `shared/ui/src/tokens.css` in a few lines: these pages work without any build. */
const styleSheet = [
  `:root{${lightTokens}}`,
  `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${darkTokens}}}`,
  `:root[data-theme=dark]{${darkTokens}}`,
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--sheet);color:var(--ink);font:1rem/1.5 "Helvetica Neue",Arial,sans-serif}',
  'main{box-sizing:border-box;width:100%;max-width:38rem;padding:2rem 1rem;overflow-wrap:break-word}',
  'svg{display:block;max-width:15rem;margin:0 0 1rem -1.5rem}',
  '.brand{margin:0 0 .5rem;color:var(--ink-soft)}',
  'h1{margin:0 0 1rem;font-size:clamp(1.6rem,1.3rem + 1.4vw,2rem);line-height:1.15;letter-spacing:-.02em}',
  'a{color:inherit}',
  '.go{display:inline-block;margin-top:1rem;padding:.6rem 1.25rem;border:1px solid transparent;border-radius:2px;background:var(--signal);color:var(--on-signal);font-weight:600;text-decoration:none}',
  '.go:hover{background:var(--signal-deep)}',
  'a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}',
].join('\n');

/** Only these styles and the icon. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styleSheet).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface PlainPage {
  readonly where: ResolvedRegion | null;
  readonly brand: string;
  readonly theme: Theme | undefined;
  readonly title: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly label: string };
}

const renderPlainPage = ({ where, brand, theme, title, text, link }: PlainPage): string => {
  const { contactEmail } = where?.region ?? markets.eu;
  const email = escapeHtml(contactEmail);
  return [
    '<!doctype html>',
    `<html lang="${where?.locale ?? 'en-US'}" dir="ltr"${themeAttribute(theme)}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    colorSchemeMeta(theme),
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${title} – ${brandNameOf(brand)}`)}</title>`,
    '<link rel="icon" type="image/svg+xml" href="/build/shared-images/favicon.svg">',
    `<style>${styleSheet}</style>`,
    '</head>',
    '<body>',
    '<main>',
    drawnBox(180),
    `<p class="brand">${escapeHtml(brandNameOf(brand))}</p>`,
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(text).replace(email, () => `<a href="mailto:${email}">${email}</a>`)}</p>`,
    `<p><a class="go" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
};

const send = (reply: FastifyReply, page: PlainPage): FastifyReply =>
  reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(renderPlainPage(page));

interface PageLook {
  readonly brand: string;
  readonly theme: Theme | undefined;
}

export interface UnavailableInput extends PageLook {
  readonly where: ResolvedRegion;
  /** 503: no build is available; 500: the document failed. */
  readonly status: 500 | 503;
}

/**
 * Sends the page for when no document can be rendered: in the region's language, the shop's look and the visitor's
 * theme, without a build or script.
 */
export const sendUnavailable = (
  reply: FastifyReply,
  { where, brand, theme, status }: UnavailableInput,
): FastifyReply => {
  const { locale, region } = where;
  return send(reply.status(status).header('retry-after', String(retryAfterSeconds)), {
    where,
    brand,
    theme,
    title: translate(locale, 'awayTitle'),
    text: translate(locale, 'awayText', { email: region.contactEmail }),
    // An empty address reloads this page.
    link: { href: '', label: translate(locale, 'tryAgain') },
  });
};

/** Sends the page of a closed region, with a link to the international shop. */
export const sendRegionClosed = (reply: FastifyReply, { brand, theme }: PageLook): FastifyReply =>
  send(reply.status(404), {
    where: null,
    brand,
    theme,
    title: translate('en-US', 'notFound'),
    text: markets.eu.contactEmail,
    link: { href: '/?region=eu', label: brandNameOf(brand) },
  });
