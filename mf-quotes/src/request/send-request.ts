import {
  type Configuration,
  createQuoteRequest,
  type QuoteRequest,
  queryKeys,
  quoteRequestTypes,
} from '@shop/contracts';
import { type ApiProblem, call, type Result } from '@shop/kit/api';
import { queryClient } from '@shop/kit/query';

export interface RequestDraft {
  readonly configuration: Configuration | null;
  readonly quantities: readonly number[];
  readonly message: string;
  readonly email: string;
  readonly fullName: string;
  readonly company: string;
  readonly vatId: string;
  readonly phone: string;
  readonly deadline: string;
  readonly country: string;
  readonly zipcode: string;
}

/** Sends the request. A configuration makes it a QR, a description alone a brief. `key` is one per user action. */
export async function sendRequest(
  draft: RequestDraft,
  key: string,
): Promise<Result<QuoteRequest, ApiProblem>> {
  const sent = await call(createQuoteRequest, {
    body: {
      quote_request: {
        type: draft.configuration ? quoteRequestTypes.QR : quoteRequestTypes.Brief,
        configuration: draft.configuration,
        quantities: [...draft.quantities],
        message: draft.message.trim(),
        email: draft.email.trim(),
        full_name: draft.fullName.trim(),
        company_name: draft.company.trim() || null,
        vat_id: draft.vatId.trim() || null,
        phone: draft.phone.trim() || null,
        country_iso: draft.country || null,
        zipcode: draft.zipcode.trim() || null,
        deadline: draft.deadline || null,
      },
    },
    idempotencyKey: key,
  });
  if (sent.ok) await queryClient.invalidateQueries({ queryKey: queryKeys.quoteRequests });
  return sent;
}
