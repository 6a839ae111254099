import type { SupplierCapability } from './read-application.ts';

/** The supplier's application in one language. `{{id}}` and `{{email}}` are filled in. */
export interface ApplicationWords {
  readonly title: string;
  readonly optional: string;
  readonly field: Readonly<
    Record<
      | 'companyName'
      | 'fullName'
      | 'email'
      | 'country'
      | 'vatId'
      | 'website'
      | 'phone'
      | 'message'
      | 'messageHint',
      string
    >
  >;
  readonly makes: string;
  readonly certificates: string;
  readonly capability: Readonly<Record<SupplierCapability, string>>;
  readonly error: Readonly<Record<'blank' | 'email' | 'website' | 'phone' | 'makes', string>>;
  readonly send: string;
  readonly sending: string;
  readonly sent: string;
  readonly sentText: string;
  readonly kept: string;
  readonly withoutScript: string;
}
