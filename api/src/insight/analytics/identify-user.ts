import type { BodyOf, identifyUser as contract, ReplyOf } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { CallUser } from '../../platform/index.ts';
import { resolveConsent } from './consent.ts';
import { adoptAnonymousId } from './events.repo.ts';
import { ingest, type Message, type Sender } from './ingest.ts';

/**
 * Stores the caller's identity. An account also adopts the anonymous id, which assigns its events
 * to the account. An id that belongs to another user does not change.
 */
export const identifyUser = async (
  sender: Sender,
  user: CallUser,
  body: BodyOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> => {
  const { traits = {}, anonymousId } = body;
  const allowed = resolveConsent(body.context, sender.consent).analytics;
  const [account] = user.anonymous
    ? []
    : await sender.db.query<{ region: string; created_at: Date }>(
        sql`select region, created_at from users where id = ${user.id}`,
      );
  const aliased =
    allowed && account !== undefined && anonymousId !== undefined
      ? await adoptAnonymousId(sender.db, user.id, anonymousId)
      : false;
  const identify: Message = {
    ...body,
    type: 'identify',
    name: 'identify',
    properties: {
      ...traits,
      ...(account ? { account_region: account.region, created_at: account.created_at.toISOString() } : {}),
      anonymous: user.anonymous,
    },
  };
  const alias: readonly Message[] = aliased
    ? [{ ...body, messageId: `${body.messageId}:alias`, type: 'alias', name: 'alias', properties: {} }]
    : [];
  const done = await ingest(sender, [identify, ...alias]);
  return { success: true, ...done, aliased };
};
