import type { SupplierApplication } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import type { ApiProblem } from '@shop/kit/api';
import { useSession } from '@shop/kit/session';
import { type FormEvent, useState } from 'react';
import { type ApplicationDraft, type ApplicationErrors, readApplication } from './read-application.ts';
import { createApplicationSender } from './send-application.ts';

type SubmissionState =
  | { readonly state: 'typing' | 'sending' }
  | { readonly state: 'refused'; readonly problem: ApiProblem }
  | { readonly state: 'sent'; readonly application: SupplierApplication };

/** Returns the applicant's known data before any input. */
function useInitialDraft(): ApplicationDraft {
  const { market } = useRegion();
  const { user } = useSession();
  const registeredUser = user && !user.anonymous ? user : undefined;
  return {
    companyName: registeredUser?.company_name ?? '',
    fullName: [registeredUser?.first_name, registeredUser?.last_name].filter(Boolean).join(' '),
    email: registeredUser?.email ?? '',
    country: market.defaultShippingCountryCode,
    vatId: '',
    website: '',
    phone: '',
    message: '',
    makes: [],
    certificates: [],
  };
}

/** The state of an application. No errors are shown before the first attempt to send it. */
export function useApplication() {
  const initialDraft = useInitialDraft();
  const [edits, setEdits] = useState<Partial<ApplicationDraft>>({});
  const [attempts, setAttempts] = useState(0);
  const [submission, setSubmission] = useState<SubmissionState>({ state: 'typing' });
  const [sender] = useState(createApplicationSender);
  const draft: ApplicationDraft = { ...initialDraft, ...edits };
  const result = readApplication(draft);
  const errors: ApplicationErrors = (attempts > 0 && result.errors) || {};

  const set = (change: Partial<ApplicationDraft>) => setEdits((previous) => ({ ...previous, ...change }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (submission.state === 'sending') return;
    if (result.errors) return setAttempts(attempts + 1);
    setSubmission({ state: 'sending' });
    const reply = await sender.send(result.supplier);
    setSubmission(
      reply.ok ? { state: 'sent', application: reply.value } : { state: 'refused', problem: reply.problem },
    );
  };
  return { draft, set, errors, attempts, submission, submit };
}
