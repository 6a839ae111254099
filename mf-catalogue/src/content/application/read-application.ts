import {
  type applyAsSupplier,
  type BodyOf,
  isEmail,
  type supplierCapabilities,
  type supplierCertificates,
} from '@shop/contracts';

export type SupplierCapability = (typeof supplierCapabilities)[number];
export type SupplierCertificate = (typeof supplierCertificates)[number];
export type SupplierInput = BodyOf<typeof applyAsSupplier>['supplier'];

/** The form's values. */
export interface ApplicationDraft {
  readonly companyName: string;
  readonly fullName: string;
  readonly email: string;
  readonly country: string;
  readonly vatId: string;
  readonly website: string;
  readonly phone: string;
  readonly message: string;
  readonly makes: readonly SupplierCapability[];
  readonly certificates: readonly SupplierCertificate[];
}

/** The errors by field, as keys of the error texts. */
export type ApplicationErrors = Partial<
  Record<keyof ApplicationDraft, 'blank' | 'email' | 'website' | 'phone' | 'makes'>
>;

/** The contract's maximum length of each field; a website may still get its `https://`. */
export const maxLengths = {
  companyName: 200,
  fullName: 200,
  email: 254,
  vatId: 20,
  website: 192,
  phone: 40,
  message: 5000,
} as const;

const websitePattern = /^https?:\/\/[^\s/]+\.[^\s]+$/i;

/** Returns the request of a draft, or its errors. The contract accepts every returned request. */
export function readApplication(
  draft: ApplicationDraft,
): { readonly supplier: SupplierInput; readonly errors?: never } | { readonly errors: ApplicationErrors } {
  const companyName = draft.companyName.trim();
  const fullName = draft.fullName.trim();
  const email = draft.email.trim();
  const phone = draft.phone.trim();
  const website = addScheme(draft.website.trim());
  const errors: ApplicationErrors = {
    ...(companyName ? {} : { companyName: 'blank' }),
    ...(fullName ? {} : { fullName: 'blank' }),
    ...(isEmail(email) ? {} : { email: 'email' }),
    ...(website === '' || websitePattern.test(website) ? {} : { website: 'website' }),
    ...(phone === '' || phone.length >= 5 ? {} : { phone: 'phone' }),
    ...(draft.makes.length > 0 ? {} : { makes: 'makes' }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return {
    supplier: {
      company_name: companyName,
      full_name: fullName,
      email,
      country_iso: draft.country,
      vat_id: draft.vatId.trim() || null,
      website: website || null,
      phone: phone || null,
      capabilities: [...draft.makes],
      certificates: [...draft.certificates],
      message: draft.message.trim() || null,
    },
  };
}

/** Most people type `mill.example`. */
const addScheme = (website: string): string =>
  website === '' || /^https?:\/\//i.test(website) ? website : `https://${website}`;
