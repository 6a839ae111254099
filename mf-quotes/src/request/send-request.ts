import {
  type Configuration,
  createQuoteRequest,
  onboardingAnswers,
  type QuoteRequest,
  queryKeys,
  quoteRequestTypes,
} from '@shop/contracts';
import { type ApiProblem, call, type Result } from '@shop/kit/api';
import { queryClient } from '@shop/kit/query';
import type { Draft } from './draft.ts';

export interface RequestDraft extends Omit<Draft, 'quantities'> {
  readonly configuration: Configuration | null;
  readonly quantities: readonly number[];
}

/** The answers that were given, by their names on the wire. */
const answersOf = (draft: RequestDraft, brand: string): Record<string, string> =>
  Object.fromEntries(
    [
      ...onboardingAnswers.map((name) => [name, draft[name]] as const),
      [`${brand}_the_only_supplier`, draft.onlySupplier] as const,
    ].filter(([, answer]) => answer !== ''),
  );

/** Sends the request. A configuration makes it a QR, a description alone a brief. `key` is one per user action. */
export async function sendRequest(
  draft: RequestDraft,
  brand: string,
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
        company_id: draft.companyId === '' ? null : Number(draft.companyId),
        onboarding: answersOf(draft, brand),
      },
    },
    idempotencyKey: key,
  });
  if (sent.ok)
    for (const queryKey of [queryKeys.quoteRequests, queryKeys.companyQuotes])
      await queryClient.invalidateQueries({ queryKey });
  return sent;
}
