import type { ApiProblem, Result } from '@shop/kit/api';
import { type SandboxCard, tokenise } from './pay.ts';

/** A card as the gateway's fields hold it. Card details never pass through this shop, except at the sandbox. */
export interface CardInput {
  /** Changes whenever the shopper changes something: another content is another intention to pay. */
  readonly fingerprint: () => string;
  /** Turns what was typed into the gateway's name for it. */
  readonly tokenise: () => Promise<Result<string, ApiProblem>>;
  /**
   * Puts the bank's question (3-D Secure) on the gateway's own page; ends when it is answered or left. How it ended is
   * for the server to find out. Null: this shop asks by itself.
   */
  readonly handleChallenge: ((clientSecret: string) => Promise<void>) | null;
}

export const sandboxCard = (card: SandboxCard): CardInput => ({
  fingerprint: () => JSON.stringify(card),
  tokenise: () => tokenise(card),
  handleChallenge: null,
});

/** What a gateway refused in the browser, before the server heard of it; nothing was charged. */
export const toDeclinedProblem = (declineCode: string): ApiProblem => ({
  code: 'payment_failed',
  title: '',
  detail: '',
  status: 402,
  decline_code: declineCode,
});
