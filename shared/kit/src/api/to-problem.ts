import type { Problem } from '@shop/contracts';
import { isAxiosError, isCancel } from 'axios';
import type { ApiProblem, ClientProblemCode } from './result.ts';

const clientProblem = (code: ClientProblemCode, detail: string): ApiProblem => ({
  code,
  detail,
  title: detail,
  status: 0,
});

export const abortedProblem = clientProblem('aborted', 'Request aborted');
/** There is no token and none could be created. */
export const noSessionProblem: ApiProblem = {
  code: 'unauthorized',
  title: 'No session',
  detail: 'Auth token is not defined',
  status: 401,
};

/** Maps any failure of a call to one closed code. */
export function toProblem(error: Error): ApiProblem {
  if (isCancel(error)) return abortedProblem;
  if (error.message === 'Auth token is not defined') return noSessionProblem;
  if (error.message === 'Api token from cookie is unavailable!')
    return clientProblem('timeout', error.message);
  if (!isAxiosError(error)) return clientProblem('unreadable_reply', error.message);
  if (error.response) return toReplyProblem(error.response.data, error.response.status);
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
    return clientProblem('timeout', 'timeout exceeded');
  return clientProblem('offline', 'Network Error');
}

/**
 * A sufficient check: only our own API names a problem by its code. A schema would cost the page 10 kB, the list of
 * codes 1 kB; and a page older than the API can still show the sentence of a newer code.
 */
const isProblem = (data: unknown): data is Problem =>
  typeof data === 'object' &&
  data !== null &&
  'code' in data &&
  'type' in data &&
  data.type === `urn:problem:${String(data.code)}` &&
  'detail' in data &&
  typeof data.detail === 'string' &&
  'status' in data &&
  typeof data.status === 'number';

/** A proxy's error page has no problem body, so its status decides. */
function toReplyProblem(data: unknown, status: number): ApiProblem {
  if (isProblem(data)) {
    const { type: _type, error: _error, ...problem } = data;
    return problem;
  }
  const title = `HTTP ${status}`;
  if (status === 429) return { code: 'rate_limited', title, detail: title, status };
  if ([502, 503, 504].includes(status)) return { code: 'busy', title, detail: title, status };
  return { ...clientProblem('unreadable_reply', title), status };
}
