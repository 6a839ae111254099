import type { ApiProblem, Result } from '@shop/kit/api';
import { type SandboxCard, tokenise } from './pay.ts';

/** A card in the gateway's fields. Card details never pass through this shop, except at the sandbox. */
export interface CardInput {
  /** Changes with every edit: a different fingerprint is a new payment attempt. */
  readonly fingerprint: () => string;
  /** Exchanges the card details for the gateway's token. */
  readonly tokenise: () => Promise<Result<string, ApiProblem>>;
  /**
   * Shows the 3-D Secure challenge on the gateway's own page; resolves when it is completed or abandoned. The server
   * finds out the result. Null: this shop shows the challenge itself.
   */
  readonly handleChallenge: ((clientSecret: string) => Promise<void>) | null;
}

export const sandboxCard = (card: SandboxCard): CardInput => ({
  fingerprint: () => JSON.stringify(card),
  tokenise: () => tokenise(card),
  handleChallenge: null,
});

/**
 * Returns the problem of a card that the gateway declined in the browser; the server was not called and nothing was
 * charged.
 */
export const toDeclinedProblem = (declineCode: string): ApiProblem => ({
  code: 'payment_failed',
  title: '',
  detail: '',
  status: 402,
  decline_code: declineCode,
});
