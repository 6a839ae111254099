import { commonCodes, statusOf } from '@shop/contracts';
import type { Registration } from './route.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

const style = `body{margin:0 auto;max-width:60rem;padding:2rem;font:16px/1.5 system-ui,sans-serif;color:#1d1b18;background:#fff}
code{font:14px/1.4 ui-monospace,monospace}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #ddd6ca}
td:first-child{white-space:nowrap}small{color:#5c574f}`;

const audiences = {
  anyone: 'anyone',
  visitor: 'any token',
  member: 'signed in',
  staff: 'staff key',
} as const;

const row = ({ endpoint: { method, path, summary, audience, errors, idempotency } }: Registration): string =>
  `<tr><td><code>${method} /api${escaped(path)}</code></td><td>${escaped(summary)}${
    idempotency ? '<br><small>needs an Idempotency-Key</small>' : ''
  }</td><td>${audiences[audience]}</td><td>${errors.map((code) => `<code>${code}</code> ${statusOf[code]}`).join('<br>')}</td></tr>`;

/** The page's own policy: no script at all, its one style sheet by address. */
export const docsPolicy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";
export const docsStyle = style;

/** All endpoints on one page, without a script. */
export const docsPage = (registrations: readonly Registration[], brand: string): string => {
  const sorted = registrations.toSorted((a, b) => a.endpoint.path.localeCompare(b.endpoint.path, 'en'));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(brand)} API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><h1>${escaped(brand)} API</h1>
<p>The machine-readable description is <a href="/api/openapi.json">OpenAPI 3.1</a>. A token comes from <code>GET /api/users/anonymous</code> and travels in <code>X-Spree-Token</code>; the market in <code>X-Region</code>. Failures are <code>application/problem+json</code> with a closed <code>code</code>. Besides those listed, every endpoint may answer ${commonCodes.map((code) => `<code>${code}</code>`).join(', ')}.</p>
<table><thead><tr><th>Endpoint</th><th>What it does</th><th>For</th><th>Own failures</th></tr></thead>
<tbody>${sorted.map(row).join('\n')}</tbody></table></body></html>
`;
};
