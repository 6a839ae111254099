import { randomUUID } from 'node:crypto';
import type {
  BodyOf,
  ReplyOf,
  remindOnDesktop as remindContract,
  shareDesign as shareContract,
} from '@shop/contracts';
import type { RegionId } from '@shop/regions';
import {
  type ApiSettings,
  type CallUser,
  callerLimitMessage,
  checkMailRateLimit,
  type Db,
  enqueue,
  fail,
  type MailRateLimit,
  ok,
  type Result,
  resolveMailLanguage,
} from '../../platform/index.ts';
import { productOfSku, remindMailJob, shareMailJob, shareUrl } from './design-mail.ts';
import { shareToken } from './design-token.ts';
import { findDesign } from './designs.repo.ts';
import { insertShare } from './shares.repo.ts';

interface Sharer {
  readonly db: Db;
  readonly settings: ApiSettings;
  readonly user: CallUser;
  readonly region: RegionId;
}

const refuseRateLimited = (whose: Exclude<MailRateLimit, 'ok'>) =>
  fail('rate_limited', {
    detail:
      whose === 'caller'
        ? callerLimitMessage
        : 'A mail was sent to this address recently; check the inbox or try again in an hour.',
  });

/** Creates a link that opens the design until it expires or is revoked, and mails it on request. */
export const shareDesign = (
  { db, settings, user, region }: Sharer,
  designId: string,
  body: BodyOf<typeof shareContract>,
): Promise<Result<ReplyOf<typeof shareContract>, 'not_found' | 'rate_limited'>> =>
  db.transaction(async (tx): Promise<Result<ReplyOf<typeof shareContract>, 'not_found' | 'rate_limited'>> => {
    const { access = 'read', days = 30, email } = body?.share ?? {};
    const id = randomUUID();
    const token = shareToken(settings.sessionSecret, id);
    const made = await insertShare(tx, { id, designId, userId: user.id, token, access, days });
    if (!made) return fail('not_found');
    if (email !== undefined) {
      const subject = `share:${designId}`;
      const may = await checkMailRateLimit(tx, settings.sessionSecret, { email, subject, userId: user.id });
      if (may !== 'ok') return refuseRateLimited(may);
      const { expires_at } = made;
      await enqueue(
        tx,
        shareMailJob,
        { share_id: id, design_id: designId, email, access, expires_at, region, locale: user.locale },
        { key: id },
      );
    }
    return ok({
      ...made,
      token,
      url: shareUrl(settings, region, resolveMailLanguage(user.locale), { id, designId }),
    });
  });

/** Mails a link to continue with a product, or with the caller's design, on another device. */
export const remindOnDesktop = async (
  { db, settings, user, region }: Sharer,
  { email, locale, sku, quantity, box_design_id }: BodyOf<typeof remindContract>,
): Promise<Result<Record<string, never>, 'not_found' | 'rate_limited' | 'unknown_product'>> => {
  if (!productOfSku(sku)) return fail('unknown_product');
  return db.transaction(async (tx): Promise<Result<Record<string, never>, 'not_found' | 'rate_limited'>> => {
    const design = box_design_id === undefined ? null : await findDesign(tx, box_design_id, user.id);
    if (box_design_id !== undefined && !design) return fail('not_found');
    const subject = `remind:${design?.id ?? sku}`;
    const may = await checkMailRateLimit(tx, settings.sessionSecret, { email, subject, userId: user.id });
    if (may !== 'ok') return refuseRateLimited(may);
    await enqueue(tx, remindMailJob, { email, locale, region, sku, quantity, design_id: design?.id ?? null });
    return ok({});
  });
};
