import { createHmac } from 'node:crypto';
import { sameSecret } from '../../platform/index.ts';

/**
 * What lets somebody take a visitor's design over: 256 bits that follow from the shop's secret, the design and its
 * owner, so that nothing of it lies in the store and it is void as soon as the owner is another.
 */
export const designToken = (secret: string, designId: string, ownerId: number): string =>
  createHmac('sha256', secret).update(`design-token\n${designId}\n${ownerId}`).digest('base64url');

export const isDesignToken = (secret: string, designId: string, ownerId: number, given: string): boolean =>
  sameSecret(designToken(secret, designId, ownerId), given);

/** The token of a share follows from the secret too, so that a mail can be written later without keeping it. */
export const shareToken = (secret: string, shareId: string): string =>
  createHmac('sha256', secret).update(`design-share\n${shareId}`).digest('base64url');
