import { type BodyOf, isEmail, proBusinessTypes, type proRequestsOf, proVolumes } from '@shop/contracts';
import { addScheme, websitePattern } from './website.ts';

type ProInput = BodyOf<ReturnType<typeof proRequestsOf>['create']>['pro_request'];

/** The form's values; empty without a value. */
export interface ProDraft {
  readonly company: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string;
  readonly website: string;
  readonly type: string;
  readonly volume: string;
  readonly message: string;
}

/** The errors by field, as keys of their sentences. */
type ProErrors = Readonly<Partial<Record<keyof ProDraft, 'blank' | 'email' | 'website'>>>;

/** Returns the errors of a draft; empty when it can be sent. */
export function findProErrors(draft: ProDraft): ProErrors {
  const email = draft.email.trim();
  const website = addScheme(draft.website.trim());
  return {
    ...(draft.company.trim() ? {} : { company: 'blank' }),
    ...(draft.fullName.trim() ? {} : { fullName: 'blank' }),
    ...(email === '' ? { email: 'blank' } : isEmail(email) ? {} : { email: 'email' }),
    ...(website === '' || websitePattern.test(website) ? {} : { website: 'website' }),
    ...(draft.type === '' ? { type: 'blank' } : {}),
  };
}

/** Returns what is sent of a draft without errors; the contract accepts it. */
export const toProRequest = (draft: ProDraft): ProInput => ({
  company_name: draft.company.trim(),
  full_name: draft.fullName.trim(),
  email: draft.email.trim(),
  phone: draft.phone.trim() || null,
  country_iso: draft.country,
  website: addScheme(draft.website.trim()) || null,
  business_type: proBusinessTypes.find((known) => known === draft.type) ?? 'other',
  monthly_volume: proVolumes.find((known) => known === draft.volume) ?? null,
  message: draft.message.trim() || null,
});
