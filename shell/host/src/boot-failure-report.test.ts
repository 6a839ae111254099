/** @jest-environment jsdom */
import { healthReportSchema } from '@shop/contracts';
import { bootFailureReportScript } from './boot-failure-report.ts';

it('lets the document itself report a shell that was lost, as the contract wants it and without cookies', () => {
  document.head.innerHTML = '<meta name="release-health" content="490000.3.AbCdEfGhIjKlMnOp.seal">';
  document.body.innerHTML = `<script type="application/json" id="shop-document">${JSON.stringify({
    region: 'pl',
    apiOrigin: 'https://api.example',
    releaseSet: {
      picks: {
        shell: { version: '1.0.0', build: 'a'.repeat(20) },
        'mf-catalogue': { version: '0.2.0', build: 'b'.repeat(20) },
      },
    },
  })}</script>`;
  const sent: [string, RequestInit][] = [];
  window.fetch = async (address, init = {}) => {
    sent.push([String(address), init]);
    return { ok: true, text: async () => '' } as Response;
  };
  // As in the document: a script element in its head.
  new Function(bootFailureReportScript)();
  window.dispatchEvent(new Event('shop-lost'));
  const [[address, { credentials, keepalive, body }] = ['', {} as RequestInit]] = sent;
  expect([address, credentials, keepalive]).toEqual([
    'https://api.example/api/v1/release_health',
    'omit',
    true,
  ]);
  expect(healthReportSchema.parse(JSON.parse(String(body)))).toMatchObject({
    region: 'pl',
    picks: [
      { name: 'shell', key: `1.0.0+${'a'.repeat(20)}` },
      { name: 'mf-catalogue', key: `0.2.0+${'b'.repeat(20)}` },
    ],
    reports: [{ remote: 'shell', outcomes: ['load_failed'] }],
  });
});
