import type { refusedFields } from '@shop/kit/intake';
import type { Draft, DraftErrors } from './draft.ts';

/** What the API refused, by the body's names, of which draft. */
export interface Refusal {
  readonly draft: Draft;
  readonly fields: ReturnType<typeof refusedFields>;
}

/** Fields that the API reads by the rules of the draft's country. */
const byCountry: readonly (keyof Draft)[] = ['phone', 'zipcode', 'vatId'];

/** Returns the refused fields that still hold what was refused: another country may allow the same text. */
export function refusedOf(refusal: Refusal | undefined, draft: Draft): DraftErrors {
  if (refusal === undefined) return {};
  const { full_name: fullName, company_name: company, vat_id: vatId, company_id: companyId } = refusal.fields;
  const { phone, zipcode, deadline } = refusal.fields;
  const { draft: sent } = refusal;
  const isKept = (name: keyof Draft): boolean =>
    sent[name] === draft[name] && (!byCountry.includes(name) || sent.country === draft.country);
  return Object.fromEntries(
    Object.entries({ fullName, company, vatId, companyId, phone, zipcode, deadline }).filter(([name]) =>
      isKept(name as keyof Draft),
    ),
  );
}
