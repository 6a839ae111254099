import { isEmail } from '@shop/contracts';
import type { Text } from '@shop/kit/i18n';
import { readQuantities } from './asked.ts';

/** What is typed so far, as it stands in the fields. */
export interface Draft {
  /** "500, 1000". */
  readonly quantities: string;
  readonly message: string;
  readonly email: string;
  readonly fullName: string;
  readonly company: string;
  readonly phone: string;
  /** "2026-12-24", or empty. */
  readonly deadline: string;
  readonly country: string;
}

export type DraftErrors = { readonly [name in keyof Draft]?: string | undefined };

/** Letters that a wish has at the least; a configuration says what is wanted without words. */
const shortestMessage = 10;

/** What keeps a draft from being sent, in sentences; nothing where it can be. */
export function errorsIn(draft: Draft, isConfigured: boolean, t: Text<'mf-quotes'>): DraftErrors {
  return {
    quantities: readQuantities(draft.quantities) ? undefined : t('error.quantities'),
    message: isConfigured || draft.message.trim().length >= shortestMessage ? undefined : t('error.message'),
    fullName: draft.fullName.trim() ? undefined : t('error.blank'),
    email: isEmail(draft.email.trim()) ? undefined : t('error.email'),
  };
}
