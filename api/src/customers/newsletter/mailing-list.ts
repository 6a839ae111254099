import { type RegionId, regionIds } from '@shop/regions';
import { assertOutsideTransaction } from '../../platform/index.ts';

export interface Member {
  readonly email: string;
  readonly locale: string;
  readonly state: 'subscribed' | 'unsubscribed';
}

/** The service that sends a region's newsletter. */
export interface MailingList {
  /**
   * Sends a member to the service; throws when it cannot be reached or refuses, so that the job
   * retries.
   */
  readonly push: (member: Member) => Promise<void>;
}

/** By region; a region without a service has its list only in this shop. */
export type MailingLists = Partial<Readonly<Record<RegionId, MailingList>>>;

/**
 * A service with a plain HTTP interface: one POST of `{email, language, status}` with a bearer key.
 * It must be idempotent.
 */
const httpMailingList = (url: string, key: string): MailingList => ({
  async push({ email, locale, state }) {
    assertOutsideTransaction('The mailing list');
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ email, language: locale, status: state }),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    if (!reply.ok) throw new Error(`the mailing-list service answered ${reply.status}`);
  },
});

type Variables = Readonly<Record<string, string | undefined>>;
const urlOf = (env: Variables, region: RegionId): string =>
  env[`MAILING_LIST_URL_${region.toUpperCase()}`]?.trim() ?? '';

/** Returns an error message for invalid settings, or null. */
export const validateMailingLists = (env: Variables): string | null => {
  const wrong = regionIds.find((region) => {
    const url = urlOf(env, region);
    return url !== '' && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol));
  });
  return wrong === undefined
    ? null
    : `MAILING_LIST_URL_${wrong.toUpperCase()} is not an address; set it to the https address of the mailing-list service.`;
};

/** Reads `MAILING_LIST_URL_PL` and `MAILING_LIST_KEY_PL` of each configured region. */
export const createMailingLists = (env: Variables): MailingLists =>
  Object.fromEntries(
    regionIds.flatMap((region) => {
      const url = urlOf(env, region);
      const key = env[`MAILING_LIST_KEY_${region.toUpperCase()}`]?.trim() ?? '';
      return url === '' ? [] : [[region, httpMailingList(url, key)] as const];
    }),
  );
