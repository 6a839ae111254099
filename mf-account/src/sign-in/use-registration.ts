import { useRegion } from '@shop/kit';
import { track } from '@shop/kit/analytics';
import type { ApiProblem } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { refusedFields } from '@shop/kit/intake';
import { useFormSubmission } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MergedItems, registerAccount } from './authenticate.ts';
import { validateEmail, validatePassword, validateRequired } from './validate.ts';

const emptyRegistration = { firstName: '', lastName: '', email: '', password: '', newsletter: false };

/** The state of a registration form. Fields show errors from the first attempt on. */
export function useRegistration(onDone: (merged: MergedItems) => void) {
  const { t } = useTranslation('mf-account');
  const { locale } = useRegion();
  const [draft, setDraft] = useState(emptyRegistration);
  const [accepted, setAccepted] = useState(false);
  const { form, tried, busy, problem, attempt } = useFormSubmission<ApiProblem>();
  const errors = {
    firstName: validateRequired(draft.firstName, t),
    lastName: validateRequired(draft.lastName, t),
    email: validateEmail(draft.email, t),
    password: validatePassword(draft.password, t),
    terms: accepted ? undefined : t('error.terms'),
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const registered = await attempt(!Object.values(errors).some(Boolean), () =>
      registerAccount({ ...draft, locale }),
    );
    if (!registered?.ok) return;
    track.signUp({ method: 'password' });
    onDone(registered.value);
  };
  const { first_name: firstName, last_name: lastName } = problem ? refusedFields(problem) : {};
  const refused: Partial<Record<keyof typeof errors, string | undefined>> = { firstName, lastName };
  const taken = problem?.code === 'email_taken' ? problemText(problem) : undefined;
  return {
    form,
    draft,
    set: (change: Partial<typeof draft>) => setDraft({ ...draft, ...change }),
    accepted,
    setAccepted,
    errorAt: (name: keyof typeof errors): string | undefined =>
      (name === 'email' ? taken : undefined) ?? (tried ? errors[name] : undefined) ?? refused[name],
    /** Refusals without a field. */
    problem: taken === undefined ? problem : undefined,
    busy,
    submit,
  };
}
