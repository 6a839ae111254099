import { createHmac } from 'node:crypto';
import { sameSecret } from '../../platform/index.ts';

/**
 * Returns the token that moves a visitor's design to an account: 256 bits derived from the shop's secret, the design
 * and its owner. It is stored nowhere, and void as soon as the owner changes.
 */
export const designToken = (secret: string, designId: string, ownerId: number): string =>
  createHmac('sha256', secret).update(`design-token\n${designId}\n${ownerId}`).digest('base64url');

export const isDesignToken = (secret: string, designId: string, ownerId: number, given: string): boolean =>
  sameSecret(designToken(secret, designId, ownerId), given);

/**
 * Returns the token of a share. It is derived from the secret too, so a later mail can contain it without storing it.
 */
export const shareToken = (secret: string, shareId: string): string =>
  createHmac('sha256', secret).update(`design-share\n${shareId}`).digest('base64url');
