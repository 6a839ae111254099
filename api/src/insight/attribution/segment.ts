import type {
  appendSegmentSession as appendContract,
  BodyOf,
  createSegmentSession as createContract,
  addSegmentData as dataContract,
  ReplyOf,
} from '@shop/contracts';
import { fail, ok, type Result } from '../../platform/index.ts';
import { appendSession, createSession, findProfile, saveSegmentData } from './attribution.repo.ts';
import type { VisitContext } from './read-visit.ts';

/** Stores the caller's analytics ids; omitted ones do not change. */
export const addSegmentData = async (
  { db, userId, consent }: VisitContext,
  given: BodyOf<typeof dataContract>['segment_data'],
): Promise<ReplyOf<typeof dataContract>> => {
  const { client_id = null, session_id = null, session_number = null, anonymous_id = null } = given;
  const stored = consent.analytics;
  if (stored) await saveSegmentData(db, userId, { client_id, session_id, session_number, anonymous_id });
  return { stored, segment_data: (await findProfile(db, userId)).segment_data };
};

/** Starts an analytics session; an existing one continues. */
export const createSegmentSession = async (
  { db, userId, consent }: VisitContext,
  { context: _context, ...given }: BodyOf<typeof createContract>,
): Promise<ReplyOf<typeof createContract>> => {
  const session = consent.analytics ? await createSession(db, userId, given) : null;
  return { stored: session !== null, session };
};

/** Continues a session of the caller that has not ended. */
export const appendSegmentSession = async (
  { db, userId, consent }: VisitContext,
  given: BodyOf<typeof appendContract>,
): Promise<Result<ReplyOf<typeof appendContract>, 'not_found'>> => {
  if (!consent.analytics) return ok({ stored: false, session: null });
  const { session_id, client_id = null } = given;
  const session = await appendSession(db, userId, session_id, client_id);
  return session
    ? ok({ stored: true, session })
    : fail('not_found', { detail: 'This session has ended or is not yours; create a new one.' });
};
