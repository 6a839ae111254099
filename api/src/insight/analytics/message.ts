import { money, toDecimal } from '@shop/money';
import type { EventRow } from './events.repo.ts';

const decimalOf = (cents: bigint | null): number | null =>
  cents === null ? null : Number(toDecimal(money(cents, 'EUR')));

const member = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Returns a stored event in the format of Segment's HTTP API, also used by the export. */
export const toSegmentMessage = (row: EventRow): Record<string, unknown> => {
  const { release, session, ...context } = row.context;
  const tags = member(release);
  const values =
    row.type === 'track' && row.value_eur !== null
      ? { value_eur: decimalOf(row.value_eur), margin_eur: decimalOf(row.margin_eur) }
      : {};
  const body = { ...row.properties, ...tags, ...member(session), ...values };
  return {
    type: row.type,
    messageId: row.message_id,
    ...(row.type === 'track' ? { event: row.name, properties: { ...body, region: row.region } } : {}),
    ...(row.type === 'identify' ? { traits: body } : {}),
    ...(row.type === 'alias'
      ? { previousId: row.anonymous_id }
      : { anonymousId: row.anonymous_id ?? `m-${row.message_id}` }),
    ...(row.account_id === null ? {} : { userId: String(row.account_id) }),
    timestamp: row.happened_at.toISOString(),
    context: { ...context, region: row.region, consent: { categoryPreferences: row.consent } },
  };
};
