import type { Json } from './json.ts';

/** One request as it is sent. */
export interface FuzzRequest {
  /** The mutation, for the report. */
  readonly kind: string;
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** The parts of a call before it is serialised. */
export interface Draft {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  readonly body: Json | undefined;
  readonly bytes: Uint8Array | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Half a surrogate pair has no UTF-8; it is sent as a careless client would send it. */
const encoded = (text: string): string =>
  [...text].map((letter) => (/\p{Cs}/u.test(letter) ? '%ED%A0%80' : encodeURIComponent(letter))).join('');

export const written = (kind: string, draft: Draft, body?: string | Uint8Array): FuzzRequest => {
  const address = draft.path.replace(/:(\w+)/g, (_all, name: string) => encoded(draft.params[name] ?? ''));
  const search = new URLSearchParams(
    draft.query.map(([name, value]): [string, string] => [name, value]),
  ).toString();
  const sent = body ?? draft.bytes ?? (draft.body === undefined ? undefined : JSON.stringify(draft.body));
  return {
    kind,
    method: draft.method,
    address: search === '' ? address : `${address}?${search}`,
    headers: {
      ...(sent === undefined
        ? {}
        : { 'content-type': draft.bytes ? 'application/octet-stream' : 'application/json' }),
      ...draft.headers,
    },
    ...(sent === undefined || draft.method === 'GET' ? {} : { body: sent }),
  };
};
