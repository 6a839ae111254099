import { type RegionId, regionIds } from '@shop/regions';
import { assertOutsideTransaction } from '../../platform/index.ts';

export interface Member {
  readonly email: string;
  readonly locale: string;
  readonly state: 'subscribed' | 'unsubscribed';
}

/** The service that sends a region's newsletter. */
export interface MailingList {
  /** Hands a member over; throws when the service cannot be reached or refuses, so that it is tried again. */
  readonly push: (member: Member) => Promise<void>;
}

/** By region; a region without one keeps its list here alone. */
export type MailingLists = Partial<Readonly<Record<RegionId, MailingList>>>;

/**
 * A service with a plain HTTP interface: one POST of `{email, language, status}` with a bearer key. Called again with
 * the same member it must change nothing.
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

/** Why the settings cannot be used, in one sentence, or null. */
export const validateMailingLists = (env: Variables): string | null => {
  const wrong = regionIds.find((region) => {
    const url = urlOf(env, region);
    return url !== '' && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol));
  });
  return wrong === undefined
    ? null
    : `MAILING_LIST_URL_${wrong.toUpperCase()} is not an address; set it to the https address of the mailing-list service.`;
};

/** From `MAILING_LIST_URL_PL` and `MAILING_LIST_KEY_PL`, for each region that has them. */
export const createMailingLists = (env: Variables): MailingLists =>
  Object.fromEntries(
    regionIds.flatMap((region) => {
      const url = urlOf(env, region);
      const key = env[`MAILING_LIST_KEY_${region.toUpperCase()}`]?.trim() ?? '';
      return url === '' ? [] : [[region, httpMailingList(url, key)] as const];
    }),
  );
