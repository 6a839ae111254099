import { useRegion } from '@shop/kit';
import { useSearchParams } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { useEffect, useRef, useState } from 'react';
import { useOrderingCompanies } from './companies.query.ts';
import { type Draft, noAnswers, type RequestStep, requestSteps } from './draft.ts';
import { readDraft, removeDraft, storeDraft } from './stored-draft.ts';

/** What is known without any input: the address, and the account as soon as the session has started. */
function useKnownDraft(quantities: readonly number[]): Draft {
  const { market } = useRegion();
  const { user } = useSession();
  const [search] = useSearchParams();
  return {
    ...noAnswers,
    quantities: quantities.join(', '),
    message: '',
    email: user?.email ?? '',
    fullName: [user?.first_name, user?.last_name].filter(Boolean).join(' '),
    company: user?.company_name ?? '',
    vatId: '',
    phone: '',
    deadline: '',
    country: market.defaultShippingCountryCode,
    zipcode: '',
    companyId: search.get('company') ?? '',
  };
}

/** The step to resume at: the one with the files while they have to be chosen again. */
function firstStep(stored: ReturnType<typeof readDraft>): RequestStep {
  const step = requestSteps.find((one) => one === stored?.step) ?? 'need';
  return step === 'contact' && stored && stored.files.length > 0 ? 'details' : step;
}

/**
 * The draft of a request with its files and step, kept in this tab under `address`. A company that the reader may not
 * ask for is neither shown nor sent.
 */
export function useRequestDraft(quantities: readonly number[], address: string) {
  const known = useKnownDraft(quantities);
  const companies = useOrderingCompanies();
  const [stored] = useState(() => readDraft(address));
  const [edits, setEdits] = useState<Partial<Draft>>(stored?.draft ?? {});
  const [{ step, isMoved }, setAt] = useState({ step: firstStep(stored), isMoved: false });
  const [files, setFiles] = useState<readonly File[]>();
  const [isChanged, setChanged] = useState(false);
  const isSent = useRef(false);
  const typed: Draft = { ...known, ...edits };
  const isOffered = companies.list.some(({ id }) => String(id) === typed.companyId);
  const missingFiles = files === undefined ? (stored?.files ?? []) : [];
  useEffect(() => {
    if (!isChanged || isSent.current) return;
    const names = files?.map(({ name }) => name) ?? stored?.files ?? [];
    storeDraft(address, { draft: edits, step, files: names });
  }, [address, edits, step, files, stored, isChanged]);
  return {
    draft: { ...typed, companyId: isOffered ? typed.companyId : '' } satisfies Draft,
    change: (change: Partial<Draft>) => {
      setChanged(true);
      setEdits((before) => ({ ...before, ...change }));
    },
    companies,
    /** Whether it is known for which company the request is. */
    isCompanyPending: typed.companyId !== '' && companies.isPending,
    /** The list that would tell could not be read. */
    companiesError: typed.companyId === '' ? null : companies.error,
    step,
    /** The step was changed on this page: its heading takes the focus. */
    isMoved,
    goTo: (next: RequestStep) => {
      setChanged(true);
      setAt({ step: next, isMoved: true });
    },
    files: files ?? [],
    /** The names of files that a reload has lost. */
    missingFiles,
    chooseFiles: (chosen: readonly File[]) => {
      setChanged(true);
      setFiles(chosen);
    },
    /** The request is sent: nothing of it is kept any more. */
    forget: () => {
      isSent.current = true;
      removeDraft(address);
    },
  };
}

/** Counts the signed-in users who left: what one typed is not shown to the next. A visitor's input stays. */
export function useUsersGone(): number {
  const { status, signedIn, user } = useSession();
  const id = signedIn ? user?.id : undefined;
  const [last, setLast] = useState({ id, gone: 0 });
  if (status === 'ready' && last.id !== id)
    setLast({ id, gone: last.gone + (last.id === undefined ? 0 : 1) });
  return last.gone;
}
