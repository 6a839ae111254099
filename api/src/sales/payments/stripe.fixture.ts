import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  readonly client_secret: string;
  readonly metadata: Record<string, string>;
  readonly last_payment_error: { code: string; decline_code: string } | null;
  readonly next_action: unknown;
  status: string;
}

interface FakeRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly payment_intent: string;
  readonly metadata: Record<string, string>;
  failure_reason: string | null;
  status: string;
}

export interface FakeDispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly payment_intent: string;
  readonly reason: string;
  status: string;
}

/**
 * A stand-in that answers over HTTP as Stripe's API documents, so that the tests use the real SDK.
 */
export interface FakeStripe {
  readonly url: string;
  readonly intents: Map<string, Intent>;
  readonly refunds: FakeRefund[];
  readonly disputes: FakeDispute[];
  /** Requests in order: `POST /v1/payment_intents`. */
  readonly requests: {
    readonly line: string;
    readonly key: string | undefined;
    readonly form: URLSearchParams;
  }[];
  /** Stops answering, like a network failure. */
  cut(gone: boolean): void;
  close(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
};

const outcomes: Readonly<Record<string, string>> = {
  pm_card_visa: 'succeeded',
  pm_card_threeDSecure2Required: 'requires_action',
  pm_card_processing: 'processing',
};

/**
 * The payer fields that Stripe requires for a bank's page: the e-mail for p24
 * (docs.stripe.com/sources/p24 marks only the name as optional), the name for Bancontact
 * (docs.stripe.com/js/payment_intents/confirm_bancontact_payment) and EPS.
 */
const payerFields: Readonly<Record<string, readonly string[]>> = {
  p24: ['email'],
  bancontact: ['name'],
  eps: ['name'],
};

/** Builds the error of an invalid request. */
const refused = (code: string) => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code, message: 'Refused.' } },
});

export const startFakeStripe = async (): Promise<FakeStripe> => {
  const intents = new Map<string, Intent>();
  const byKey = new Map<string, { status: number; body: unknown }>();
  const requests: FakeStripe['requests'] = [];
  const refunds: FakeRefund[] = [];
  const disputes: FakeDispute[] = [];
  let gone = false;

  const create = (form: URLSearchParams): { status: number; body: unknown } => {
    const method = form.get('payment_method') ?? '';
    const redirect = form.get('payment_method_data[type]');
    const lacking = (payerFields[redirect ?? ''] ?? []).find(
      (field) => !form.get(`payment_method_data[billing_details][${field}]`),
    );
    if (lacking) return refused('parameter_missing');
    const status = redirect ? 'requires_action' : (outcomes[method] ?? 'requires_payment_method');
    const declined = status === 'requires_payment_method';
    const id = `pi_${randomBytes(8).toString('hex')}`;
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      client_secret: `${id}_secret_x`,
      metadata: { charge_key: form.get('metadata[charge_key]') ?? '' },
      last_payment_error: declined ? { code: 'card_declined', decline_code: 'insufficient_funds' } : null,
      next_action: redirect
        ? { type: 'redirect_to_url', redirect_to_url: { url: `https://bank.test/${id}` } }
        : null,
      status,
    };
    intents.set(id, intent);
    if (!declined) return { status: 200, body: intent };
    const error = {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Declined.',
      payment_intent: intent,
    };
    return { status: 402, body: { error } };
  };

  const act = (intent: Intent, action: string | undefined): { status: number; body: unknown } => {
    if (action === 'confirm' && intent.status === 'requires_confirmation') intent.status = 'succeeded';
    if (action === 'cancel') {
      if (intent.status === 'succeeded') {
        return {
          status: 400,
          body: {
            error: {
              type: 'invalid_request_error',
              code: 'payment_intent_unexpected_state',
              message: 'Paid.',
            },
          },
        };
      }
      intent.status = 'canceled';
    }
    return { status: 200, body: intent };
  };

  const refund = (form: URLSearchParams): { status: number; body: unknown } => {
    const intent = intents.get(form.get('payment_intent') ?? '');
    const amount = Number(form.get('amount'));
    const given = refunds
      .filter((one) => one.payment_intent === intent?.id && one.status !== 'failed')
      .reduce((all, one) => all + one.amount, 0);
    if (intent?.status !== 'succeeded') return refused('payment_intent_unexpected_state');
    if (disputes.some((one) => one.payment_intent === intent.id)) return refused('charge_disputed');
    if (given + amount > intent.amount) return refused('charge_already_refunded');
    const made: FakeRefund = {
      id: `re_${randomBytes(8).toString('hex')}`,
      object: 'refund',
      amount,
      payment_intent: intent.id,
      metadata: { refund_key: form.get('metadata[refund_key]') ?? '' },
      failure_reason: null,
      status: 'succeeded',
    };
    refunds.push(made);
    return { status: 200, body: made };
  };

  /** Refunds and disputes: created by POST, listed by intent. */
  const books = (url: URL, method: string | undefined, form: URLSearchParams) => {
    const kind = url.pathname.split('/')[2];
    if (kind !== 'refunds' && kind !== 'disputes') return null;
    if (kind === 'refunds' && method === 'POST') return refund(form);
    const of = url.searchParams.get('payment_intent');
    const data = (kind === 'refunds' ? refunds : disputes).filter((one) => one.payment_intent === of);
    return { status: 200, body: { object: 'list', data, has_more: false, url: url.pathname } };
  };

  const server = createServer(async (request, reply) => {
    const form = await bodyOf(request);
    const key = request.headers['idempotency-key'];
    const url = new URL(request.url ?? '/', 'http://stripe.test');
    requests.push({ line: `${request.method} ${url.pathname}`, key: String(key ?? ''), form });
    if (gone) return request.socket.destroy();
    const [, , , id, action] = url.pathname.split('/');
    const intent = intents.get(id ?? '');
    const known = typeof key === 'string' ? byKey.get(key) : undefined;
    const answer =
      known ??
      books(url, request.method, form) ??
      (id === 'search'
        ? {
            status: 200,
            body: {
              object: 'search_result',
              data: [...intents.values()].filter(({ metadata }) =>
                url.searchParams.get('query')?.includes(`'${metadata.charge_key}'`),
              ),
            },
          }
        : id === undefined
          ? create(form)
          : intent
            ? act(intent, action)
            : {
                status: 404,
                body: {
                  error: {
                    type: 'invalid_request_error',
                    code: 'resource_missing',
                    message: 'No such intent.',
                  },
                },
              });
    if (typeof key === 'string') byKey.set(key, answer);
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    intents,
    refunds,
    disputes,
    requests,
    cut: (value) => {
      gone = value;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
