import type { ApiDeps } from '../server/domain.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import { createStripeProvider, type StripeSettings } from './stripe-provider.ts';

/**
 * The gateway of a shop: Stripe when it is configured, else the sandbox, else (in production) none, where only
 * transfers can be paid.
 */
export function gatewayOf(
  { db, settings }: Pick<ApiDeps, 'db' | 'settings'>,
  stripe: StripeSettings | null,
): PaymentProvider | null {
  if (stripe) return createStripeProvider(stripe);
  return settings.environment === 'production' ? null : createSandboxProvider(db, settings.environment);
}

/** Reads the settings of DESIGN.md section 10; null without a secret key. */
export function stripeSettings(env: Readonly<Record<string, string | undefined>>): StripeSettings | null {
  const secretKey = env.STRIPE_SECRET_KEY?.trim();
  if (!secretKey) return null;
  return {
    secretKey,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY?.trim() || null,
    apiBase: env.STRIPE_API_BASE?.trim() || null,
  };
}
