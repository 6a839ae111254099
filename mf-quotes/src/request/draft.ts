import { isEmail, onboardingAnswers } from '@shop/contracts';
import type { Text } from '@shop/kit/i18n';
import { readQuantities } from './prefill.ts';

/** The names of the onboarding answers in the form; `onlySupplier` has the brand in its name on the wire. */
export const answerNames = [...onboardingAnswers, 'onlySupplier'] as const;
export type AnswerName = (typeof answerNames)[number];
export type Answers = Readonly<Record<AnswerName, string>>;

/** The current form values. */
export interface Draft extends Answers {
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
  /** The id of the Plus company that it is for; empty: a personal request. */
  readonly companyId: string;
}

export const noAnswers = Object.fromEntries(answerNames.map((name) => [name, ''])) as Answers;

export type DraftErrors = { readonly [name in keyof Draft]?: string | undefined };

/** The steps of a request, in their order. */
export const requestSteps = ['need', 'details', 'contact'] as const;
export type RequestStep = (typeof requestSteps)[number];

/** Where each field that can be wrong is asked for. */
const stepOfField: Partial<Readonly<Record<keyof Draft, RequestStep>>> = {
  quantities: 'need',
  message: 'need',
  deadline: 'details',
  zipcode: 'details',
};

/** Returns the step at which a field is; the contact has what no other step asks for. */
export const stepOf = (field: keyof Draft): RequestStep => stepOfField[field] ?? 'contact';

/** Returns the errors of one step. */
export const errorsOf = (errors: DraftErrors, step: RequestStep): DraftErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([field, error]) => error && stepOf(field as keyof Draft) === step),
  );

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
