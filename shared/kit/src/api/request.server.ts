import type { Endpoint } from '@shop/contracts';
import { shopDocument } from '../document/shop-document.ts';
import { getRenderContext } from '../server/render-context.ts';
import { queryString } from './query-string.ts';
import type { RequestInput } from './request-input.ts';
import { type ApiProblem, failure, type Result, success } from './result.ts';

const problem = (code: ApiProblem['code'], detail: string, status: number): ApiProblem => ({
  code,
  title: detail,
  detail,
  status,
});

/**
 * On the server a page reads only public data: visitor data is refused here, so that no shared cached page can contain
 * it. The browser requests it later.
 */
export async function request(
  endpoint: Endpoint,
  { params = {}, query = {}, body }: RequestInput,
): Promise<Result<unknown, ApiProblem>> {
  if (endpoint.audience !== 'anyone') return failure(problem('unauthorized', 'No session', 401));
  const { region, languageTag } = shopDocument();
  const search = queryString(query as Readonly<Record<string, unknown>>);
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Readonly<Record<string, unknown>>)[name] ?? '')),
  );
  try {
    const reply = await getRenderContext().askApi({
      method: endpoint.method,
      path: search === '' ? path : `${path}?${search}`,
      ...(body === undefined ? {} : { body }),
      headers: { 'x-region': region, 'accept-language': languageTag },
    });
    return reply.status < 300
      ? success(reply.body)
      : failure(problem('unreadable_reply', `HTTP ${reply.status}`, reply.status));
  } catch (error) {
    return failure(problem('offline', error instanceof Error ? error.message : String(error), 0));
  }
}
