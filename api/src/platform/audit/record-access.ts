import type { Endpoint } from '@shop/contracts';
import { cleanText } from '@shop/intake';
import type { FastifyRequest } from 'fastify';
import type { ApiDeps } from '../server/domain.ts';
import { logAccess } from './access-log.repo.ts';

/** Path parameters that hold a bearer secret. */
const secret = /token/i;

const codeIn = (payload: unknown): string | null =>
  typeof payload === 'string' ? (/"code":"([a-z_]{1,60})"/.exec(payload)?.[1] ?? null) : null;

/**
 * Records a call by staff or an API key before the reply is sent. Stores the path without tokens
 * and invisible marks, and no bodies. A failure to record goes to the process log and does not
 * undo the call.
 */
export const recordAccess = async (
  { db, log }: Pick<ApiDeps, 'db' | 'log'>,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  request: FastifyRequest,
  status: number,
  payload: unknown,
): Promise<void> => {
  const { accountable } = request;
  if (accountable === undefined) return;
  const params = Object.entries(Object(request.params)).flatMap(([name, value]) =>
    typeof value === 'string' && !secret.test(name) ? [[name, cleanText(value).slice(0, 200)] as const] : [],
  );
  try {
    await logAccess(db, {
      ...accountable,
      method,
      route: path,
      params: Object.fromEntries(params),
      status,
      code: status >= 400 ? codeIn(payload) : null,
      requestId: request.id,
    });
  } catch (error) {
    log.error(
      { err: error, actor: accountable.actor, route: path, status },
      'access could not be written down',
    );
  }
};
