import type {
  BodyOf,
  registerPartnerKey as partnerContract,
  ReplyOf,
  registerFirstTouch as touchContract,
} from '@shop/contracts';
import { findProfile, keepFirstTouch, keepPartnerKey } from './attribution.repo.ts';
import { told, type Visit } from './visit.ts';

/** Keeps where the caller came from, the first time that is known; answers what is kept, whichever call kept it. */
export const registerFirstTouch = async (
  { db, userId, consent }: Visit,
  { type, source, medium, campaign, content, term, clientId }: BodyOf<typeof touchContract>['first_touch'],
): Promise<ReplyOf<typeof touchContract>> => {
  const touch = {
    type: told(type),
    source: told(source),
    medium: told(medium),
    campaign: told(campaign),
    content: told(content),
    term: told(term),
    clientId: told(clientId),
  };
  const empty = Object.values(touch).every((value) => value === null);
  const registered = consent.analytics && !empty && (await keepFirstTouch(db, userId, touch));
  return { registered, first_touch: (await findProfile(db, userId)).first_touch };
};

/** As `registerFirstTouch`, for the partner who sent the caller. That is advertising. */
export const registerPartnerKey = async (
  { db, userId, consent }: Visit,
  { partner_key }: BodyOf<typeof partnerContract>['partnerstack_data'],
): Promise<ReplyOf<typeof partnerContract>> => {
  const key = told(partner_key);
  const registered = consent.advertising && key !== null && (await keepPartnerKey(db, userId, key));
  return { registered, partner_key: (await findProfile(db, userId)).partner_key };
};
