import { commonCodes, type Endpoint, problemSchema } from '@shop/contracts';
import * as z from 'zod/mini';
import type { FuzzRequest } from './request.ts';

export interface FuzzReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What no reply may contain: stacks, SQL, folders of the machine, the store's own messages. */
const leaks =
  /\bat (?:async )?[\w.<>]+ \(?(?:file:\/\/)?\/|node_modules|\/work\/|\/tmp\/|\/root\/|\/var\/lib|syntax error at or near|violates (?:unique|check|foreign key|not-null) constraint|relation "|invalid input syntax|\bselect .{1,80} from (?:users|carts|orders|variants)\b|\binsert into \w+ \(|PGlite|drizzle|ECONNREFUSED|TypeError|ZodError|Cannot read propert/i;

const codeIn = (text: string): unknown => {
  try {
    return (JSON.parse(text) as { code?: unknown } | null)?.code;
  } catch {
    return undefined;
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns the code of a refusal, or null if the call succeeded. */
export const codeOf = ({ status, text }: FuzzReply): string | null =>
  status < 400 ? null : String(codeIn(text) ?? status);

/** Returns what is wrong with a reply, or null. The server checks successful replies against their schema itself. */
export const findReplyFault = (
  endpoint: Endpoint,
  request: FuzzRequest,
  answer: FuzzReply,
): string | null => {
  const { status, headers, text } = answer;
  if (status === 500 || status > 503) return `answered ${status}`;
  if (status >= 501 && headers.get('retry-after') === null) return `answered ${status} without Retry-After`;
  const textual = /json|text|xml/.test(headers.get('content-type') ?? '');
  // The sender's own text may come back; internals may not.
  const found = textual ? leaks.exec(text)?.[0] : undefined;
  const sent = `${decodeURIComponentSafely(request.address)}${typeof request.body === 'string' ? request.body : ''}`;
  if (found !== undefined && !sent.includes(found)) return `tells of itself: ${found}`;
  if (status < 400) return null;
  if (!(headers.get('content-type') ?? '').startsWith('application/problem+json'))
    return `refused with ${headers.get('content-type')} ${status}`;
  const problem = z.safeParse(problemSchema, parsed(text));
  if (!problem.success) return `refused with what is no problem: ${text.slice(0, 120)}`;
  const { code, detail } = problem.data;
  if (problem.data.status !== status) return `says ${problem.data.status} and is ${status}`;
  if (!/^.{8,}[.!?]$/su.test(detail)) return `has no sentence: ${detail.slice(0, 60)}`;
  // Another method is another endpoint with its own set.
  const closed: readonly string[] = [...commonCodes, ...endpoint.errors];
  if (request.kind !== 'wrong method' && !closed.includes(code))
    return `refused with ${code}, which is not in its set`;
  return null;
};

const decodeURIComponentSafely = (text: string): string => {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
};
