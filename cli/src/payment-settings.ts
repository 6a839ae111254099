import { type StripeSettings, stripeSettings } from '@shop/api/sales/composition';

export interface PaymentSettings {
  /** Null: cards are taken by the labelled sandbox, and in production not at all. */
  readonly stripe: StripeSettings | null;
  readonly stripeWebhookSecret: string | null;
}

/** What the browser needs of Stripe; withheld from the CSP of a shop that does not use it. */
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
 * Why the gateway cannot be used as it is set, in one sentence, or null. Half a configuration is refused, since it
 * would take cards whose outcome nobody hears of; in production so is a gateway that moves no money.
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
    return 'In production STRIPE_WEBHOOK_SECRET must be set, so that the shop hears of payments that end later.';
  return null;
};
