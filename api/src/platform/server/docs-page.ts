import { commonCodes, statusOf } from '@shop/contracts';
import { escaped, page } from './page.ts';
import type { Registration } from './registration.ts';

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

/** Renders all endpoints on one page without a script. */
export const docsPage = (registrations: readonly Registration[], brand: string): string => {
  const sorted = registrations.toSorted((a, b) => a.endpoint.path.localeCompare(b.endpoint.path, 'en'));
  return page(
    `${brand} API`,
    `<p>The machine-readable description is <a href="/api/openapi.json">OpenAPI 3.1</a>. A token comes from <code>GET /api/users/anonymous</code> and travels in <code>X-Spree-Token</code>; the market in <code>X-Region</code>. Failures are <code>application/problem+json</code> with a closed <code>code</code>. Besides those listed, every endpoint may answer ${commonCodes.map((code) => `<code>${code}</code>`).join(', ')}.</p>
<table><thead><tr><th>Endpoint</th><th>What it does</th><th>For</th><th>Own failures</th></tr></thead>
<tbody>${sorted.map(row).join('\n')}</tbody></table>`,
  );
};
