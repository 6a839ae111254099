import type { RegionId } from '@shop/regions';

/** What a buyer may ask the shop: a priced configuration, or a description in their own words. */
export type AnswerKind = 'configuration' | 'brief';

interface AnswerPromise {
  /** Minutes of the office hours of a region. */
  readonly usual: number;
  /** Markets with another promise. */
  readonly markets: Partial<Record<RegionId, number>>;
}

/** Eight office hours, from 9 to 17. */
const oneWorkingDay = 8 * 60;

/**
 * Until when each kind of request is answered. The page of the request promises an answer within one working day in
 * every language, so none may be longer than that before its words are.
 */
export const answerPromises: Readonly<Record<AnswerKind, AnswerPromise>> = {
  configuration: { usual: oneWorkingDay, markets: {} },
  brief: { usual: oneWorkingDay, markets: {} },
};

/** The promise for a kind of request in a market, in minutes of its office hours. */
export const promisedMinutes = (kind: AnswerKind, region: RegionId): number =>
  answerPromises[kind].markets[region] ?? answerPromises[kind].usual;
