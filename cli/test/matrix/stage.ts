import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { TestApi } from '@shop/api/test/start-test-api.ts';
import type { BoxDesign, Offer, Order, QuoteRequest, Variant } from '@shop/contracts';
import { createCallLog } from '../conformance/call-log.ts';
import {
  createWorld,
  fresh,
  mailer,
  openCart,
  type Person,
  password,
  readyCart,
  type World,
} from '../conformance/world.ts';

/** One call without its caller. */
export interface ValidCall {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | readonly string[]>>;
  readonly body?: unknown;
  readonly bytes?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

type Body = Readonly<Record<string, unknown>>;

/** One owner and their data, created where a call needs it and shared where calls may share it. */
export interface Stage {
  readonly shop: TestApi;
  readonly world: World;
  /** Returns the person who makes the call. */
  readonly owner: () => Promise<Person>;
  /** Switches to a new owner; for calls that end a session, an account or a password. */
  readonly renew: () => Promise<Person>;
  /** Switches to this owner. */
  readonly become: (who: Person) => Promise<Person>;
  /** Marks this owner as unusable for other calls: `settle` then creates a new one. */
  readonly spoil: () => void;
  /** Ensures an owner with an account and a valid session. */
  readonly settle: () => Promise<Person>;
  /** Like `renew`, for a visitor without an account. */
  readonly renewVisitor: () => Promise<Person>;
  /** Creates something once for this owner. */
  readonly once: <T>(name: string, make: () => Promise<T>) => Promise<T>;
  /** Makes a call of the owner that must succeed. */
  readonly own: <T = Body>(method: string, address: string, body?: unknown, headers?: object) => Promise<T>;
  /** Makes a call of the shop's own tools that must succeed. */
  readonly byStaff: <T = Body>(method: string, address: string, body?: unknown) => Promise<T>;
  readonly variants: (product?: string) => Promise<readonly Variant[]>;
  /** The open cart with one line item. */
  readonly cart: () => Promise<Order>;
  /** Returns a cart that only lacks the payment. */
  readonly ready: (method?: 'card' | 'check', line?: object) => Promise<Order>;
  /** Returns the line item of a printed box with its design. */
  readonly printedLine: () => Promise<object>;
  /** Returns a new order that is placed and paid by card. */
  readonly placed: (how?: { readonly card?: string; readonly printed?: boolean }) => Promise<Order>;
  /** Returns a new order that awaits its transfer. */
  readonly awaiting: () => Promise<Order>;
  readonly card: (number?: string) => Promise<string>;
  readonly design: () => Promise<BoxDesign>;
  readonly quote: () => Promise<QuoteRequest>;
  /** Returns a new offer and the secret of its link. */
  readonly offer: () => Promise<{ readonly offer: Offer; readonly token: string }>;
  /** Returns the newest mail to this address. */
  readonly mailTo: (address: string, holding?: string) => Promise<string>;
}

const sentence = (method: string, address: string, status: number, text: string): Error =>
  new Error(`${method} ${address} answered ${status}: ${text.slice(0, 500)}`);

/** Reads only the newest mails, because there are thousands after a while. */
const newestMail = async (folder: string, address: string, holding: string): Promise<string> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  for (const { name } of dated.sort((one, other) => other.at - one.at).slice(0, 40)) {
    const text = (await readFile(path.join(folder, name), 'latin1'))
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (text.includes(`To: ${address}`) && text.includes(holding)) return text;
  }
  throw new Error(`no mail to ${address} with ${holding}`);
};

export const createStage = (shop: TestApi): Stage => {
  const world = createWorld(shop, createCallLog(shop));
  let owner: Promise<Person> | null = null;
  let made = new Map<string, Promise<unknown>>();
  let spoilt = false;
  const become = (who: Promise<Person>): Promise<Person> => {
    made = new Map();
    spoilt = false;
    owner = who;
    return who;
  };
  const ask = async <T>(method: string, address: string, options: object): Promise<T> => {
    const reply = await shop.call(method, address, options);
    if (reply.status >= 400) throw sentence(method, address, reply.status, reply.text);
    return reply.body as T;
  };
  const stage: Stage = {
    shop,
    world,
    owner: () => owner ?? become(world.member()),
    renew: () => become(world.member()),
    become: (who) => become(Promise.resolve(who)),
    spoil: () => {
      spoilt = true;
    },
    settle: async () => {
      if (spoilt) return stage.renew();
      const { email, token } = await stage.owner();
      const { status } = email === '' ? { status: 401 } : await shop.call('GET', '/users/me', { token });
      return status === 200 ? stage.owner() : stage.renew();
    },
    renewVisitor: () => become(world.visitor()),
    once: <T>(name: string, make: () => Promise<T>): Promise<T> => {
      const kept = made.get(name) as Promise<T> | undefined;
      if (kept) return kept;
      const value = make();
      made.set(name, value);
      return value;
    },
    own: async (method, address, body, headers = {}) =>
      ask(method, address, {
        token: (await stage.owner()).token,
        headers: { ...fresh(), ...headers },
        ...(body === undefined ? {} : { body }),
      }),
    byStaff: (method, address, body) =>
      ask(method, address, {
        headers: { ...fresh(), ...world.staff.headers },
        ...(body === undefined ? {} : { body }),
      }),
    variants: (product = 'mailer-box-plain') =>
      stage.once(`variants ${product}`, () => world.variants(product)),
    cart: async () => {
      const { number, line_items } = await openCart(world, await stage.owner());
      const [variant] = await stage.variants();
      // An earlier call may have ordered the largest possible quantity; another hundred would be refused.
      for (const { id, quantity } of line_items)
        if (quantity > 1_000_000)
          await stage.own('PUT', `/orders/${number}/line_items/${id}`, { line_item: { quantity: 100 } });
      return stage.own<Order>('POST', `/orders/${number}/line_items`, {
        line_item: { variant_id: variant?.id, quantity: 100 },
      });
    },
    ready: async (method = 'card', line) => {
      const [variant] = await stage.variants();
      return readyCart(
        world,
        await stage.owner(),
        line ?? { variant_id: variant?.id ?? 0, quantity: 100 },
        method,
      );
    },
    printedLine: async () => {
      const [variant] = await stage.variants('mailer-box-full-color');
      const { id } = await stage.own<BoxDesign>('POST', '/box_designs', {
        box_design: { configuration: variant?.configuration ?? mailer },
      });
      return { variant_id: variant?.id, quantity: 100, box_design_id: id };
    },
    card: async (number = '4242 4242 4242 4242') =>
      (
        await stage.own<{ payment_method_id: string }>('POST', '/gateway/stripe/card', {
          number,
          exp_month: 12,
          exp_year: 2099,
          cvc: '123',
        })
      ).payment_method_id,
    placed: async ({ card, printed = false } = {}) => {
      const { number, total } = await stage.ready('card', printed ? await stage.printedLine() : undefined);
      await stage.own('POST', `/v2/${number}/stripe/payment_intents/pay`, {
        payment_method_id: await stage.card(card),
        expected_total: total,
      });
      return stage.own<Order>('GET', `/orders/${number}`);
    },
    awaiting: async () => {
      const { number, total } = await stage.ready('check');
      await stage.own('POST', '/check_payments', { order_number: number, expected_total: total });
      return stage.own<Order>('GET', `/orders/${number}`);
    },
    design: () => stage.own<BoxDesign>('POST', '/box_designs', { box_design: { configuration: mailer } }),
    quote: async () =>
      stage.own<QuoteRequest>('POST', '/v2/quote_requests', {
        quote_request: {
          type: 0,
          configuration: mailer,
          quantities: [500, 1000],
          message: 'Two runs, please.',
          email: `buyer-${randomUUID().slice(0, 8)}@example.com`,
          full_name: 'Ada Nowak',
          country_iso: 'DE',
        },
      }),
    offer: async () => {
      const { id } = await stage.quote();
      const offer = await stage.own<Offer>('POST', `/v2/instant_quotes/${id}/offers`, {});
      const token = /offer\/([^/?]+)/.exec(offer.url)?.[1] ?? '';
      return { offer: await ask<Offer>('GET', `/offers/${token}`, {}), token };
    },
    mailTo: async (address, holding = '') => {
      await shop.runJobs();
      return newestMail(path.join(shop.dataDir, 'mail'), address, holding);
    },
  };
  return stage;
};

export { fresh, mailer, password };
