/**
 * An inline script, because it reports that the shell could not be loaded or started. Counted once, like all release
 * health data; it uses `fetch`, which can omit cookies.
 */
export const bootFailureReportScript = `
addEventListener('shop-lost', function () {
  var shop = JSON.parse(document.getElementById('shop-document').textContent), picks = shop.releaseSet.picks;
  fetch(shop.apiOrigin + '/api/v1/release_health', {
    method: 'POST', keepalive: true, credentials: 'omit', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ticket: document.querySelector('meta[name=release-health]').content, region: shop.region,
      picks: Object.keys(picks).map(function (name) {
        return { name: name, key: picks[name].version + '+' + picks[name].build };
      }),
      reports: [{ remote: 'shell', outcomes: ['load_failed'] }]
    })
  }).then(function (reply) { return reply.text(); }).catch(console.debug);
});`
  .trim()
  .replace(/\n\s*/g, ' ');
