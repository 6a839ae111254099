import type { Endpoint } from '@shop/contracts';
import { isAxiosError } from 'axios';
import { apiService } from './api-service.ts';
import { type ApiProblem, failure, type Result, success } from './result.ts';
import { toProblem } from './to-problem.ts';
import { tokenForCall } from './token.ts';

export interface RequestInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly ifMatch?: string | number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly onUploadProgress?: (share: number) => void;
}

/** Sends one declared endpoint and turns whatever happens into a `Result`. */
export async function request(endpoint: Endpoint, input: RequestInput): Promise<Result<unknown, ApiProblem>> {
  try {
    if (endpoint.audience !== 'anyone') await tokenForCall();
    const url = fillPath(endpoint.path, (input.params ?? {}) as Readonly<Record<string, unknown>>);
    return success(await apiService.call(endpoint.method, url, input));
  } catch (error) {
    if (isAxiosError(error) || error instanceof Error) return failure(toProblem(error));
    throw error;
  }
}

function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}
