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
  const member = user && !user.anonymous ? user : undefined;
  return {
    companyName: member?.company_name ?? '',
    fullName: [member?.first_name, member?.last_name].filter(Boolean).join(' '),
    email: member?.email ?? '',
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
  const known = useInitialDraft();
  const [typed, setTyped] = useState<Partial<ApplicationDraft>>({});
  const [tried, setTried] = useState(0);
  const [sending, setSending] = useState<SubmissionState>({ state: 'typing' });
  const [sender] = useState(createApplicationSender);
  const draft: ApplicationDraft = { ...known, ...typed };
  const read = readApplication(draft);
  const errors: ApplicationErrors = (tried > 0 && read.errors) || {};

  const set = (change: Partial<ApplicationDraft>) => setTyped((before) => ({ ...before, ...change }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.state === 'sending') return;
    if (read.errors) return setTried(tried + 1);
    setSending({ state: 'sending' });
    const sent = await sender.send(read.supplier);
    setSending(
      sent.ok ? { state: 'sent', application: sent.value } : { state: 'refused', problem: sent.problem },
    );
  };
  return { draft, set, errors, tried, sending, submit };
}
