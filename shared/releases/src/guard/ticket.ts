import { createHmac, timingSafeEqual } from 'node:crypto';

/** The facts about one document that counting needs. */
export interface TicketClaims {
  readonly region: string;
  /** Hash of the whole release set (`releaseSetId`). */
  readonly releaseSet: string;
  /** The number of changes to the region's rollouts before the document: equal number, equal shares. */
  readonly era: number;
  /** Hours since 1970. */
  readonly hour: number;
  /** Random; identifies the document, not the visitor. */
  readonly document: string;
}

const computeSignature = (
  secret: string,
  { region, releaseSet, era, hour, document }: TicketClaims,
): string =>
  createHmac('sha256', createHmac('sha256', secret).update('release-health').digest())
    .update([region, releaseSet, era, hour, document].join('\n'))
    .digest('base64url')
    .slice(0, 27);

/**
 * Signs a document's ticket: `hour.era.document.seal`, the seal an HMAC-SHA256 (162 bits of it) that also covers region
 * and release set. It contains nothing about the visitor.
 */
export const signTicket = (secret: string, facts: TicketClaims): string =>
  `${facts.hour}.${facts.era}.${facts.document}.${computeSignature(secret, facts)}`;

/** Reads a ticket for the region and release set of a report; null if it was not issued for them. */
export const readTicket = (
  secret: string,
  ticket: string,
  { region, releaseSet }: Pick<TicketClaims, 'region' | 'releaseSet'>,
): TicketClaims | null => {
  const parts = /^(\d{1,9})\.(\d{1,9})\.([\w-]{16})\.([\w-]{27})$/.exec(ticket);
  if (parts === null) return null;
  const [, hour = '', era = '', document = '', seal = ''] = parts;
  const facts = { region, releaseSet, era: Number(era), hour: Number(hour), document };
  return timingSafeEqual(Buffer.from(seal), Buffer.from(computeSignature(secret, facts))) ? facts : null;
};
