import { type ApiDeps, assertOutsideTransaction } from '../../platform/index.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import { createStripeProvider, type StripeSettings } from './stripe-provider.ts';

/**
 * Returns the shop's gateway: Stripe when configured, else the sandbox, else (in production) none,
 * so that only bank transfers are possible.
 */
export function createGateway(
  { db, settings }: Pick<ApiDeps, 'db' | 'settings'>,
  stripe: StripeSettings | null,
): PaymentProvider | null {
  if (stripe) return guardTransactions(createStripeProvider(stripe));
  return settings.environment === 'production'
    ? null
    : guardTransactions(createSandboxProvider(db, settings.environment));
}

/**
 * Wraps the gateway: every call throws inside a transaction, since no transaction may wait for it.
 */
const guardTransactions = (provider: PaymentProvider): PaymentProvider => {
  const guarded =
    <Args extends readonly unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
    (...args: Args): Promise<Answer> => {
      assertOutsideTransaction(`The gateway ${provider.name}`);
      return ask(...args);
    };
  return {
    name: provider.name,
    publishableKey: provider.publishableKey,
    charge: guarded(provider.charge),
    confirm: guarded(provider.confirm),
    fetch: guarded(provider.fetch),
    findByKey: guarded(provider.findByKey),
    cancel: guarded(provider.cancel),
    refund: guarded(provider.refund),
    refundsOf: guarded(provider.refundsOf),
    disputesOf: guarded(provider.disputesOf),
  };
};

/** Reads Stripe's settings (docs/architecture.md); null without a secret key. */
export function stripeSettings(env: Readonly<Record<string, string | undefined>>): StripeSettings | null {
  const secretKey = env.STRIPE_SECRET_KEY?.trim();
  if (!secretKey) return null;
  return {
    secretKey,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY?.trim() || null,
    apiBase: env.STRIPE_API_BASE?.trim() || null,
  };
}
