import type {
  BodyOf,
  createAcquisition as createContract,
  listAcquisitions as listContract,
  ReplyOf,
} from '@shop/contracts';
import type * as z from 'zod/mini';
import { paged, pageOf, type Queryable } from '../../platform/index.ts';
import { adClickOf } from '../analytics/click-data.ts';
import { schedulePurge } from '../analytics/later.ts';
import { findProfile, insertAcquisition, listAcquisitions } from './attribution.repo.ts';
import { told, type Visit } from './visit.ts';

/** Notes how the caller came here this time. The ad click is kept with consent to advertising alone. */
export const createAcquisition = async (
  { db, userId, consent, clicks, now }: Visit,
  given: BodyOf<typeof createContract>['acquisition_attribution'],
): Promise<ReplyOf<typeof createContract>> => {
  if (!consent.analytics) return { stored: false, acquisition_attribution: null };
  const click = consent.advertising ? adClickOf(clicks) : null;
  const acquisition_attribution = await insertAcquisition(db, userId, {
    source: told(given.source),
    medium: told(given.medium),
    campaign: told(given.campaign),
    content: told(given.content),
    term: told(given.term),
    landing_page: told(given.landing_page),
    referrer: told(given.referrer),
    country: told(given.country ?? clicks.country),
    origin_client: told(given.origin_client ?? clicks.originClient),
    click_kind: click?.kind ?? null,
    click_id: click?.id ?? null,
  });
  await schedulePurge(db, now);
  return { stored: true, acquisition_attribution };
};

/** Everything that is kept of how the caller came here, the newest first. */
export const listMyAcquisitions = async (
  db: Queryable,
  userId: number,
  query: z.output<NonNullable<(typeof listContract)['query']>>,
): Promise<ReplyOf<typeof listContract>> => {
  const { rows, total } = await listAcquisitions(db, userId, {
    source: query['q[source_eq]'] ?? null,
    ...pageOf(query),
  });
  return {
    ...(await findProfile(db, userId)),
    acquisition_attributions: rows,
    ...paged(query, rows.length, total),
  };
};
