import type { TestApi, TestReply } from '@shop/api/test/start-test-api.ts';
import { commonCodes, type Endpoint } from '@shop/contracts';
import { type Reader, type SpecifiedCall, section7 } from './section-7.ts';

/** Path parameters, query and body of one call. */
export interface CallInput {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: unknown;
  readonly bytes?: Uint8Array;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The record of one call. */
interface ObservedCall {
  succeeded?: CallInput;
  readonly refusals: Set<string>;
  readonly readBackBy: Set<Reader>;
  readonly filters: Set<string>;
}

export interface CallRecord extends ObservedCall {
  readonly group: string;
  readonly call: Reader;
  readonly named: readonly string[];
  /** Null if the server has no such endpoint. */
  readonly endpoint: Endpoint | null;
}

export type ReadBack = readonly [Reader, CallInput];

export interface CallLog {
  /** Makes one call of the list. A refusal outside the endpoint's closed set fails the test at once. */
  readonly ask: (call: Reader, asked?: CallInput) => Promise<TestReply>;
  /** Makes a call that must succeed. */
  readonly done: <T>(call: Reader, asked?: CallInput) => Promise<T>;
  /** Makes a call that must be refused with this code. */
  readonly refused: (call: SpecifiedCall, code: string, asked?: CallInput) => Promise<void>;
  /** Makes a write and checks that the reply of `readBack` differs afterwards. */
  readonly changes: <T>(call: SpecifiedCall, asked: CallInput, readBack: ReadBack) => Promise<T>;
  /** Makes a write that creates something. `find` gets the reply and says which call must then return what. */
  readonly makes: <T>(
    call: SpecifiedCall,
    asked: CallInput,
    find: (made: T) => { readonly by: ReadBack; readonly holds: string | number },
  ) => Promise<T>;
  /** Records that a later success of `reader` showed what `call` did, where there is nothing to compare. */
  readonly shows: (call: SpecifiedCall, reader: Reader) => void;
  /** Checks that two values of one query field give two replies. */
  readonly filters: (call: SpecifiedCall, field: string, one: CallInput, other: CallInput) => Promise<void>;
  /** Checks that one value of a query field is accepted and another one refused with this code. */
  readonly gates: (
    call: SpecifiedCall,
    field: string,
    taken: CallInput,
    refused: { readonly code: string; readonly asked: CallInput },
  ) => Promise<void>;
  readonly rows: () => readonly CallRecord[];
}

const brand = 'packwright';

/** `/orders/{number}` in the shape of the contracts: `/orders/:`, whatever the parameter's name. */
const shapeOf = (path: string): string =>
  `/${path.replace('{brand}', brand).replace(/^\//, '')}`.replace(/\{\w+\}|:\w+/g, ':');

const addressOf = (call: Reader, { path = {}, query = {} }: CallInput): string => {
  const [, template = ''] = call.split(' ');
  const filled = template.replace('{brand}', brand).replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = path[name];
    if (value === undefined) throw new Error(`${call} needs a value for {${name}}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (typeof value === 'string' ? [value] : value).map((one): [string, string] => [name, one]),
    ),
  ).toString();
  return `/${filled}${search === '' ? '' : `?${search}`}`;
};

/** Returns the value with object members sorted by name, because stores differ in their order. */
const sorted = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

export const createCallLog = (shop: TestApi): CallLog => {
  const endpoints = new Map(
    shop.api.registrations.map(({ endpoint }) => [`${endpoint.method} ${shapeOf(endpoint.path)}`, endpoint]),
  );
  const newRow = (group: string, call: Reader, named: readonly string[]): CallRecord => {
    const [method, path = ''] = call.split(' ');
    return {
      group,
      call,
      named,
      endpoint: endpoints.get(`${method} ${shapeOf(path)}`) ?? null,
      refusals: new Set(),
      readBackBy: new Set(),
      filters: new Set(),
    };
  };
  const rows = new Map<SpecifiedCall, CallRecord>();
  for (const [group, calls] of Object.entries(section7))
    for (const [call, ...named] of calls) rows.set(call, newRow(group, call, named));
  /** Observing calls are not rows of the table, but their replies are checked against the closed set as well. */
  const witnessed = new Map<Reader, CallRecord>();
  const rowOf = (call: Reader): CallRecord => {
    const row = rows.get(call as SpecifiedCall) ?? witnessed.get(call) ?? newRow('witness', call, []);
    if (row.group === 'witness') witnessed.set(call, row);
    return row;
  };

  const ask: CallLog['ask'] = async (call, asked = {}) => {
    const [method = 'GET'] = call.split(' ');
    const { token, headers, body, bytes } = asked;
    const reply = await shop.call(method, addressOf(call, asked), {
      ...(token === undefined ? {} : { token }),
      ...(headers === undefined ? {} : { headers }),
      ...(body === undefined ? {} : { body }),
      ...(bytes === undefined ? {} : { bytes }),
    });
    const row = rowOf(call);
    if (reply.status < 400) {
      row.succeeded ??= asked;
      return reply;
    }
    const { code, error } = (reply.body ?? {}) as { code?: unknown; error?: unknown };
    // Readers of `users/me` look for the member `error`; every refusal has a sentence.
    expect([call, typeof error, String(error).trim().length > 10]).toEqual([call, 'string', true]);
    const closed: readonly string[] = [...commonCodes, ...(row.endpoint?.errors ?? [])];
    if (typeof code !== 'string' || !closed.includes(code) || code === 'internal')
      throw new Error(`${call} answered ${reply.status} outside its closed set: ${reply.text.slice(0, 300)}`);
    row.refusals.add(code);
    return reply;
  };

  const done = async <T>(call: Reader, asked: CallInput = {}): Promise<T> => {
    const reply = await ask(call, asked);
    if (reply.status >= 400) throw new Error(`${call} answered ${reply.status}: ${reply.text.slice(0, 600)}`);
    // The server has checked the body against the endpoint's reply schema.
    return reply.body as T;
  };

  /** What differs between any two replies: signatures, the time of the call, the count of writes. */
  const ofTheMoment = new Set(['workflow_token', 'expires_at', 'computed_at', 'version', 'request_id']);
  const normalizedBody = async (call: Reader, asked: CallInput): Promise<string> => {
    const body = await done<unknown>(call, asked);
    return JSON.stringify(body, (key, value: unknown) =>
      ofTheMoment.has(key) ? undefined : sorted(value),
    ).replace(/expires=\d+&signature=[\w-]+/g, '');
  };
  /** Returns what two reads agree on; a reply that differs by itself would prove no change. */
  const stableBody = async (call: Reader, asked: CallInput): Promise<string> => {
    const first = await normalizedBody(call, asked);
    if (call.startsWith('GET ')) expect([call, await normalizedBody(call, asked)]).toEqual([call, first]);
    return first;
  };

  return {
    ask,
    done,
    refused: async (call, code, asked) => {
      const reply = await ask(call, asked);
      expect({ call, code: (reply.body as { code?: unknown } | null)?.code }).toEqual({ call, code });
    },
    changes: async <T>(call: SpecifiedCall, asked: CallInput, [reader, where]: ReadBack) => {
      const before = await stableBody(reader, where);
      const made = await done<T>(call, asked);
      const after = await normalizedBody(reader, where);
      expect({ call, reader, changed: before !== after }).toEqual({ call, reader, changed: true });
      rowOf(call).readBackBy.add(reader);
      return made;
    },
    makes: async <T>(
      call: SpecifiedCall,
      asked: CallInput,
      find: (made: T) => { by: ReadBack; holds: string | number },
    ) => {
      const made = await done<T>(call, asked);
      const {
        by: [reader, where],
        holds,
      } = find(made);
      const found = await ask(reader, where);
      expect([call, found.status, found.text.includes(String(holds))]).toEqual([call, 200, true]);
      rowOf(call).readBackBy.add(reader);
      return made;
    },
    shows: (call, reader) => {
      expect([call, rowOf(call).succeeded !== undefined, rowOf(reader).succeeded !== undefined]).toEqual([
        call,
        true,
        true,
      ]);
      rowOf(call).readBackBy.add(reader);
    },
    filters: async (call, field, one, other) => {
      const [first, second] = [await stableBody(call, one), await normalizedBody(call, other)];
      expect({ call, field, changed: first !== second }).toEqual({ call, field, changed: true });
      rowOf(call).filters.add(field);
    },
    gates: async (call, field, taken, refused) => {
      await done(call, taken);
      const { body } = await ask(call, refused.asked);
      expect({ call, code: (body as { code?: unknown } | null)?.code }).toEqual({ call, code: refused.code });
      rowOf(call).filters.add(field);
    },
    rows: () => [...rows.values()],
  };
};
