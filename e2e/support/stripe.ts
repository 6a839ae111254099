import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';

/** What a payment method id does at the stand-in. Any other id is declined. */
const outcomes: Readonly<Record<string, string>> = {
  pm_good: 'succeeded',
  pm_secure: 'requires_action',
  pm_later: 'processing',
};

/** A payment as Stripe's API shows it. */
export interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly client_secret: string;
  readonly metadata: { readonly charge_key: string };
  status: string;
}

/** Starts a stand-in for Stripe's API, as far as a card payment needs it, for `STRIPE_API_BASE`. */
export async function startFakeStripe(port = 0) {
  const intents = new Map<string, Intent>();
  const byKey = new Map<string, Intent>();
  const server = createServer(async (request, reply) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const form = new URLSearchParams(text);
    const [, , , id, action] = new URL(request.url ?? '/', 'http://stripe').pathname.split('/');
    const send = (status: number, body: unknown) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const intent = intents.get(id ?? '') ?? byKey.get(String(request.headers['idempotency-key']));
    if (id === 'search') {
      const query = new URL(request.url ?? '/', 'http://stripe').searchParams.get('query') ?? '';
      const data = [...intents.values()].filter(({ metadata }) => query.includes(`'${metadata.charge_key}'`));
      return send(200, { object: 'search_result', data, has_more: false, url: request.url });
    }
    if (/^\/v1\/(refunds|disputes)$/.test(new URL(request.url ?? '/', 'http://stripe').pathname))
      return send(200, { object: 'list', data: [], has_more: false, url: request.url });
    if (intent) {
      if (action === 'confirm' && intent.status === 'requires_confirmation') intent.status = 'succeeded';
      return send(200, intent);
    }
    if (id !== undefined || request.method !== 'POST')
      return send(404, { error: { type: 'invalid_request_error', code: 'resource_missing', message: id } });
    const name = `pi_${intents.size + 1}`;
    const made: Intent & Readonly<Record<string, unknown>> = {
      id: name,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      currency: form.get('currency'),
      client_secret: `${name}_secret`,
      metadata: { charge_key: form.get('metadata[charge_key]') ?? '' },
      status: outcomes[form.get('payment_method') ?? ''] ?? 'requires_payment_method',
    };
    intents.set(name, made);
    if (typeof request.headers['idempotency-key'] === 'string')
      byKey.set(request.headers['idempotency-key'], made);
    if (made.status !== 'requires_payment_method') return send(200, made);
    const declined = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' };
    return send(402, { error: { ...declined, message: 'Declined.', payment_intent: made } });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    intents,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Completes the 3-D Secure challenge. */
    agree: (clientSecret: string) => {
      const intent = intents.get(clientSecret.replace('_secret', ''));
      if (intent) intent.status = 'requires_confirmation';
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Stripe.js as far as the payment page uses it: one input for the name of the payment method. */
const script = `
window.Stripe = Object.assign((key) => {
  const input = document.createElement('input');
  input.name = 'stripe-card';
  input.setAttribute('aria-label', 'Card at ' + key);
  const heard = {};
  const element = {
    on: (event, listener) => { heard[event] = listener; return element; },
    off: () => element, once: () => element, update: () => {}, unmount: () => {}, destroy: () => input.remove(),
    mount: (place) => { place.append(input); setTimeout(() => heard.ready?.({}), 0); },
  };
  input.addEventListener('input', () => heard.change?.({}));
  return {
    _registerWrapper: () => {}, registerAppInfo: () => {},
    elements: () => ({
      create: () => element, getElement: () => element, update: () => {}, on: () => {}, off: () => {},
      submit: async () => (input.value ? {} : { error: { type: 'validation_error' } }),
    }),
    createToken: async () => ({}), confirmCardPayment: async () => ({}),
    createPaymentMethod: async () => ({ paymentMethod: { id: input.value } }),
    handleNextAction: async ({ clientSecret }) => { await window.answerBank(clientSecret); return {}; },
  };
}, { version: 'endive' });`;

/** Serves the stand-in for Stripe.js, or lets it fail to load. */
export const serveStripeJs = (page: Page, { reachable }: { readonly reachable: boolean }) =>
  page.route('https://js.stripe.com/**', (route) =>
    reachable ? route.fulfill({ contentType: 'text/javascript', body: script }) : route.abort(),
  );
