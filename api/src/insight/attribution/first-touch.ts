import type {
  BodyOf,
  registerPartnerKey as partnerContract,
  ReplyOf,
  registerFirstTouch as touchContract,
} from '@shop/contracts';
import { findProfile, saveFirstTouch, savePartnerKey } from './attribution.repo.ts';
import { orNull, type VisitContext } from './read-visit.ts';

/** Stores the caller's first touch once. Returns the stored one, also from an earlier call. */
export const registerFirstTouch = async (
  { db, userId, consent }: VisitContext,
  { type, source, medium, campaign, content, term, clientId }: BodyOf<typeof touchContract>['first_touch'],
): Promise<ReplyOf<typeof touchContract>> => {
  const touch = {
    type: orNull(type),
    source: orNull(source),
    medium: orNull(medium),
    campaign: orNull(campaign),
    content: orNull(content),
    term: orNull(term),
    clientId: orNull(clientId),
  };
  const empty = Object.values(touch).every((value) => value === null);
  const registered = consent.analytics && !empty && (await saveFirstTouch(db, userId, touch));
  return { registered, first_touch: (await findProfile(db, userId)).first_touch };
};

/** As `registerFirstTouch`, for the referring partner, which requires consent to advertising. */
export const registerPartnerKey = async (
  { db, userId, consent }: VisitContext,
  { partner_key }: BodyOf<typeof partnerContract>['partnerstack_data'],
): Promise<ReplyOf<typeof partnerContract>> => {
  const key = orNull(partner_key);
  const registered = consent.advertising && key !== null && (await savePartnerKey(db, userId, key));
  return { registered, partner_key: (await findProfile(db, userId)).partner_key };
};
