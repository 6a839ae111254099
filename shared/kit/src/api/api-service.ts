import axios, { type AxiosRequestConfig, isAxiosError } from 'axios';
import { shopDocument } from '../document/shop-document.ts';
import { clickDataHeader } from './click-data.ts';
import { queryString } from './query-string.ts';
import type { RequestInput } from './request-input.ts';
import { currentToken } from './token.ts';

const allowedMethods = new Set(['get', 'post', 'put', 'patch', 'delete']);
export const httpTimeoutMs = 65_000;

/** The page's only HTTP client, behind `apiService`; tests shorten its timeout. */
export const httpClient = axios.create({
  timeout: httpTimeoutMs,
  adapter: 'xhr',
  // Both omit unused axios code from the page (shared/build/src/slim.ts): no token comes from a cookie.
  withXSRFToken: false,
  paramsSerializer: { serialize: queryString },
});

/**
 * The shop's HTTP client (specification 7). Returns the response body. Without a token, 401, 403 and 404 become `null`
 * with a warning; every other failure is rethrown.
 */
async function send(method: string, path: string, input: RequestInput = {}): Promise<unknown> {
  if (!allowedMethods.has(method.toLowerCase())) throw new TypeError('ApiService.call received wrong method');
  const token = currentToken();
  try {
    const { data } = await httpClient.request<unknown>(createRequestConfig(method, path, input, token));
    return data;
  } catch (error) {
    if (token === undefined && isAxiosError(error) && [401, 403, 404].includes(error.response?.status ?? 0)) {
      console.warn('Call to API failed because token is invalid');
      return null;
    }
    throw error;
  }
}

function createRequestConfig(
  method: string,
  path: string,
  input: RequestInput,
  token: string | undefined,
): AxiosRequestConfig {
  const { region, apiOrigin, languageTag } = shopDocument();
  const { onUploadProgress } = input;
  return {
    method,
    url: `${apiOrigin}/api${path}`,
    params: input.query,
    data: input.body,
    headers: {
      'X-Region': region,
      'Accept-Language': languageTag,
      ...(token === undefined ? {} : { 'X-Spree-Token': token }),
      ...clickDataHeader(),
      ...(input.idempotencyKey ? { 'Idempotency-Key': input.idempotencyKey } : {}),
      ...(input.ifMatch === undefined ? {} : { 'If-Match': `"${input.ifMatch}"` }),
      ...input.headers,
    },
    ...(input.signal ? { signal: input.signal } : {}),
    ...(onUploadProgress ? { onUploadProgress: (event) => onUploadProgress(event.progress ?? 0) } : {}),
  };
}

export const apiService = { call: send };
