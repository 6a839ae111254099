import { isStillRefused, type refusedFields } from '@shop/kit/intake';
import type { Draft, DraftErrors } from './draft.ts';

/** What the API refused, by the body's names, of which draft. */
export interface Refusal {
  readonly draft: Draft;
  readonly fields: ReturnType<typeof refusedFields>;
}

/** Returns the refused fields that still hold what was refused: another country may allow the same text. */
export function refusedOf(refusal: Refusal | undefined, draft: Draft): DraftErrors {
  if (refusal === undefined) return {};
  const { full_name: fullName, company_name: company, vat_id: vatId, company_id: companyId } = refusal.fields;
  const { phone, zipcode, deadline } = refusal.fields;
  return Object.fromEntries(
    Object.entries({ fullName, company, vatId, companyId, phone, zipcode, deadline }).filter(([name]) =>
      isStillRefused(name as keyof Draft, refusal.draft, draft),
    ),
  );
}
