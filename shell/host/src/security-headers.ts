/**
 * Returns the headers of every document beside its CSP. `secure`: the visitor uses https. `secret`: the address
 * contains a secret, so no referrer may be sent.
 */
export const securityHeaders = (secure: boolean, secret: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': secret ? 'no-referrer' : 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-frame-options': 'DENY',
  ...(secure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});
