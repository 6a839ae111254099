import type { Endpoint, ProblemCode } from '@shop/contracts';
import type { Call, CallUser, RouteOptions } from './call.ts';
import type { Result } from './result.ts';

export type AnyCall = Call<unknown, unknown, unknown, CallUser | null>;
export type AnyHandler = (call: AnyCall) => Promise<Result<unknown, ProblemCode>>;

/** An endpoint with its handler, as a domain registered it. */
export interface Registration {
  readonly endpoint: Endpoint;
  readonly options: RouteOptions;
  readonly handler: AnyHandler;
}
