import Stripe from 'stripe';
import type { PaymentProvider } from './payment-provider.ts';
import { createStripeIntents } from './stripe-intents.ts';
import { createStripeRefunds } from './stripe-refunds.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string | null;
  /** Alternative API base URL, for a local stand-in: `http://127.0.0.1:12111`. */
  readonly apiBase: string | null;
}

export const stripeClient = ({ secretKey, apiBase }: StripeSettings): Stripe => {
  const base = apiBase === null ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(base
      ? {
          host: base.hostname,
          port: base.port || (base.protocol === 'http:' ? 80 : 443),
          protocol: base.protocol === 'http:' ? 'http' : 'https',
        }
      : {}),
  });
};

/**
 * Creates a provider for cards and redirect methods through Stripe's SDK. No card details pass
 * through this shop.
 */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = stripeClient(settings);
  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    ...createStripeIntents(stripe),
    ...createStripeRefunds(stripe),
  };
}
