import { problemSchema } from '@shop/contracts';
import { isAxiosError, isCancel } from 'axios';
import type { ApiProblem, ClientProblemCode } from './result.ts';

/** Maps any failure of a call to one closed code. */
export function toProblem(error: Error): ApiProblem {
  if (isCancel(error)) return clientProblem('aborted', 'Request aborted');
  if (!isAxiosError(error)) return clientProblem('unreadable_reply', error.message);
  if (error.response) {
    const parsed = problemSchema.safeParse(error.response.data);
    if (parsed.success) {
      const { type: _type, error: _error, ...problem } = parsed.data;
      return problem;
    }
    return { ...clientProblem('unreadable_reply', error.message), status: error.response.status };
  }
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
    return clientProblem('timeout', 'timeout exceeded');
  return clientProblem('offline', 'Network Error');
}

const clientProblem = (code: ClientProblemCode, detail: string): ApiProblem => ({
  code,
  detail,
  title: detail,
  status: 0,
});
