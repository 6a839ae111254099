import { type StripeSettings, stripeSettings } from '@shop/api/sales/composition';

export interface PaymentSettings {
  /** Null: the labelled sandbox takes cards; in production cards are disabled. */
  readonly stripe: StripeSettings | null;
  readonly stripeWebhookSecret: string | null;
}

/** Stripe's origins for browsers; omitted from the CSP of a shop without Stripe. */
export const stripeOrigins = [
  'https://js.stripe.com',
  'https://*.js.stripe.com',
  'https://hooks.stripe.com',
  'https://api.stripe.com',
] as const;

export const paymentSettings = (env: NodeJS.ProcessEnv): PaymentSettings => ({
  stripe: stripeSettings(env),
  stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET?.trim() || null,
});

/**
 * Returns why the gateway's configuration is invalid, in one sentence, or null. A partial configuration is refused,
 * since it would take cards without learning the outcome; in production, so is a gateway that moves no money.
 */
export const validatePaymentSettings = (env: NodeJS.ProcessEnv): string | null => {
  const { stripe, stripeWebhookSecret } = paymentSettings(env);
  if (stripe === null) return null;
  if (stripe.publishableKey === null)
    return 'STRIPE_SECRET_KEY is set without STRIPE_PUBLISHABLE_KEY; set both, or neither to go without Stripe.';
  if (stripe.apiBase !== null && !URL.canParse(stripe.apiBase))
    return `STRIPE_API_BASE is "${stripe.apiBase}"; set it to an address such as http://127.0.0.1:12111.`;
  if (env.SHOP_ENV?.trim() !== 'production') return null;
  if (/^[sr]k_test_/.test(stripe.secretKey))
    return 'In production STRIPE_SECRET_KEY must be a live key: a test key moves no money.';
  if (stripeWebhookSecret === null)
    return 'In production STRIPE_WEBHOOK_SECRET must be set, so that the shop learns of payments that complete later.';
  return null;
};
