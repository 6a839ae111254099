import { isEmail } from '@shop/contracts';
import type { Text } from '@shop/kit/i18n';
import { readQuantities } from './prefill.ts';

/** The current form values. */
export interface Draft {
  /** "500, 1000". */
  readonly quantities: string;
  readonly message: string;
  readonly email: string;
  readonly fullName: string;
  readonly company: string;
  readonly vatId: string;
  readonly phone: string;
  /** "2026-12-24", or empty. */
  readonly deadline: string;
  readonly country: string;
  readonly zipcode: string;
}

export type DraftErrors = { readonly [name in keyof Draft]?: string | undefined };

/** Minimum length of a description; a configuration needs none. */
const minMessageLength = 10;

/** Returns the errors of a draft as sentences; empty when it can be sent. */
export function validateDraft(draft: Draft, isConfigured: boolean, t: Text<'mf-quotes'>): DraftErrors {
  return {
    quantities: readQuantities(draft.quantities) ? undefined : t('error.quantities'),
    message: isConfigured || draft.message.trim().length >= minMessageLength ? undefined : t('error.message'),
    ...(draft.fullName.trim() ? {} : { fullName: t('error.blank') }),
    email: isEmail(draft.email.trim()) ? undefined : t('error.email'),
  };
}
