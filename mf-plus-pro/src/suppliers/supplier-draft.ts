import {
  type applyAsSupplier,
  type BodyOf,
  isEmail,
  type supplierCapabilities,
  type supplierCertificates,
} from '@shop/contracts';
import { addScheme, websitePattern } from '../pro/website.ts';

type SupplierInput = BodyOf<typeof applyAsSupplier>['supplier'];
export type Capability = (typeof supplierCapabilities)[number];
export type Certificate = (typeof supplierCertificates)[number];

/** What is typed into the form; empty without a value. */
export interface SupplierDraft {
  readonly company: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string;
  readonly vatId: string;
  readonly website: string;
  readonly message: string;
}

/** The errors by field, as keys of their sentences. */
export type SupplierErrors = Readonly<
  Partial<Record<keyof SupplierDraft | 'capabilities', 'blank' | 'email' | 'website' | 'capabilities'>>
>;

/** Returns the errors of an application; empty when it can be sent. */
export function findSupplierErrors(
  draft: SupplierDraft,
  capabilities: ReadonlySet<Capability>,
): SupplierErrors {
  const email = draft.email.trim();
  const website = addScheme(draft.website.trim());
  return {
    ...(draft.company.trim() ? {} : { company: 'blank' }),
    ...(draft.fullName.trim() ? {} : { fullName: 'blank' }),
    ...(email === '' ? { email: 'blank' } : isEmail(email) ? {} : { email: 'email' }),
    ...(website === '' || websitePattern.test(website) ? {} : { website: 'website' }),
    ...(capabilities.size === 0 ? { capabilities: 'capabilities' } : {}),
  };
}

/** Returns what is sent of an application without errors. `assets`: ids of uploaded files. */
export const toSupplier = (
  draft: SupplierDraft,
  capabilities: ReadonlySet<Capability>,
  certificates: ReadonlySet<Certificate>,
  assets: readonly string[],
): SupplierInput => ({
  company_name: draft.company.trim(),
  full_name: draft.fullName.trim(),
  email: draft.email.trim(),
  phone: draft.phone.trim() || null,
  country_iso: draft.country,
  vat_id: draft.vatId.trim() || null,
  website: addScheme(draft.website.trim()) || null,
  capabilities: [...capabilities],
  certificates: [...certificates],
  message: draft.message.trim() || null,
  asset_ids: [...assets],
});
