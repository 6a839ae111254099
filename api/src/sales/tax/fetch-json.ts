import { assertOutsideTransaction } from '../../platform/index.ts';

/** What came back; null when nobody answered in time, too much came, or it was no JSON. */
export interface JsonReply {
  readonly status: number;
  readonly body: unknown;
}

const maxBytes = 64 * 1024;

/**
 * Asks a register. The address comes from the operator's settings and the number goes into it only as a checked part,
 * so no visitor chooses where we call; redirects are not followed, the reply is bounded in time and size.
 */
export async function fetchJson(
  url: string,
  request: {
    readonly method: 'GET' | 'POST';
    readonly headers?: Record<string, string>;
    readonly body?: string;
  },
  timeoutMs: number,
): Promise<JsonReply | null> {
  assertOutsideTransaction('A register');
  try {
    const reply = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of reply.body ?? []) {
      size += part.byteLength;
      if (size > maxBytes) return null;
      parts.push(part);
    }
    return { status: reply.status, body: JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown };
  } catch {
    // Unreachable, slow or garbled are one thing to the caller: the register was silent and is asked again later.
    return null;
  }
}

/** Text of a member, without the dashes registers write where they tell nothing. */
export function readText(body: unknown, member: string): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value = Object.entries(body).find(([name]) => name === member)?.[1];
  const text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, 300) : '';
  return text === '' || /^-+$/.test(text) ? null : text;
}

/** Another object inside. */
export const readMember = (body: unknown, member: string): unknown =>
  typeof body === 'object' && body !== null
    ? Object.entries(body).find(([name]) => name === member)?.[1]
    : undefined;
