import { fetchJson, readMember, readText } from './fetch-json.ts';
import type { VatRegistry } from './vat-registry.ts';

export interface HmrcSettings {
  /** `https://api.service.hmrc.gov.uk`, or a stand-in. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The shop's own British number without prefix: required for a consultation number. */
  readonly requester: string | null;
  readonly timeoutMs: number;
}

/**
 * HMRC's "Check a UK VAT number" (version 2, application-restricted: a token by client
 * credentials). 404 with the code NOT_FOUND means "invalid"; any other failure counts as no answer.
 */
export function hmrcRegistry({
  url,
  clientId,
  clientSecret,
  requester,
  timeoutMs,
}: HmrcSettings): VatRegistry {
  const base = url.replace(/\/$/, '');
  let token: { readonly value: string; readonly until: number } | null = null;
  const tokenNow = async (): Promise<string | null> => {
    if (token && token.until > Date.now()) return token.value;
    const reply = await fetchJson(
      `${base}/oauth/token`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: clientId,
          client_secret: clientSecret,
        }).toString(),
      },
      timeoutMs,
    );
    const value = reply?.status === 200 ? readText(reply.body, 'access_token') : null;
    const seconds = Number(readMember(reply?.body, 'expires_in') ?? 0);
    // Expires a minute early, so that no token expires in use.
    token = value ? { value, until: Date.now() + Math.max(0, seconds - 60) * 1000 } : null;
    return value;
  };
  return {
    name: 'hmrc',
    covers: ({ prefix }) => prefix === 'GB',
    async ask({ number }) {
      const bearer = await tokenNow();
      if (!bearer) return { kind: 'silent', reason: 'unavailable' };
      const path = `/organisations/vat/check-vat-number/lookup/${number}${requester ? `/${requester}` : ''}`;
      const reply = await fetchJson(
        `${base}${path}`,
        {
          method: 'GET',
          headers: { accept: 'application/vnd.hmrc.2.0+json', authorization: `Bearer ${bearer}` },
        },
        timeoutMs,
      );
      const target = readMember(reply?.body, 'target');
      if (reply?.status === 200 && target !== undefined) {
        const address = readMember(target, 'address');
        const lines = ['line1', 'line2', 'line3', 'line4', 'postcode', 'countryCode'];
        return {
          kind: 'valid',
          name: readText(target, 'name'),
          address: lines.flatMap((line) => readText(address, line) ?? []).join(', ') || null,
          consultationId: readText(reply.body, 'consultationNumber'),
        };
      }
      if (reply?.status === 404 && readText(reply.body, 'code') === 'NOT_FOUND') return { kind: 'invalid' };
      return { kind: 'silent', reason: 'unavailable' };
    },
  };
}
