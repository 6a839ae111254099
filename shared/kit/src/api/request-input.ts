/** The input of a call; `call.ts` types its parts by the endpoint. */
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
