import { isViesNumber } from '../../customers/index.ts';
import { fetchJson, readMember, readText } from './fetch-json.ts';
import type { VatRegistry } from './vat-registry.ts';

export interface ViesSettings {
  /** `https://ec.europa.eu/taxation_customs/vies/rest-api`, or a stand-in. */
  readonly url: string;
  /** The shop's own number with its prefix: required for a consultation id of VIES. */
  readonly requester: string | null;
  readonly timeoutMs: number;
}

/**
 * The Commission's VIES over its REST interface (`POST /check-vat-number`). An unavailable member
 * state, too many requests or a slow reply count as no answer, never as "invalid".
 */
export const viesRegistry = ({ url, requester, timeoutMs }: ViesSettings): VatRegistry => ({
  name: 'vies',
  covers: isViesNumber,
  async ask({ prefix, number }) {
    const reply = await fetchJson(
      `${url.replace(/\/$/, '')}/check-vat-number`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          countryCode: prefix,
          vatNumber: number,
          ...(requester
            ? { requesterMemberStateCode: requester.slice(0, 2), requesterNumber: requester.slice(2) }
            : {}),
        }),
      },
      timeoutMs,
    );
    const valid = reply?.status === 200 ? readMember(reply.body, 'valid') : undefined;
    const fault = reply ? readText(reply.body, 'userError') : null;
    if (valid === true) {
      return {
        kind: 'valid',
        name: readText(reply?.body, 'name'),
        address: readText(reply?.body, 'address'),
        consultationId: readText(reply?.body, 'requestIdentifier'),
      };
    }
    if (valid === false && (fault === null || fault === 'INVALID')) return { kind: 'invalid' };
    return { kind: 'silent', reason: 'unavailable' };
  },
});
