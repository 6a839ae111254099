import { toast, useDocumentTitle, useRegion } from '@shop/kit';
import { track } from '@shop/kit/analytics';
import { newIdempotencyKey } from '@shop/kit/api';
import { loadLaterWords, problemText } from '@shop/kit/i18n';
import { refusedFields } from '@shop/kit/intake';
import { navigate } from '@shop/kit/navigation';
import { useSearchParams } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { Lead, Page } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepFilesOf } from '../files/waiting-files.ts';
import { ConfigurationCard } from './configuration-card.tsx';
import {
  type Draft,
  type DraftErrors,
  errorsOf,
  noAnswers,
  type RequestStep,
  requestSteps,
  validateDraft,
} from './draft.ts';
import { readPrefill, readQuantities } from './prefill.ts';
import styles from './request.module.css';
import { RequestStepForm } from './request-step-form.tsx';
import { sendRequest } from './send-request.ts';
import { readDraft, removeDraft, storeDraft } from './stored-draft.ts';

/** Only the pages of requests load their words. */
export const loader = async () => {
  await loadLaterWords('mf-quotes');
  return null;
};

/** What the API refused, by the body's names, of which draft. */
interface Refusal {
  readonly draft: Draft;
  readonly fields: ReturnType<typeof refusedFields>;
}

/** The refused fields that still hold what was refused. */
function refusedOf(refusal: Refusal | undefined, draft: Draft): DraftErrors {
  if (refusal === undefined) return {};
  const { full_name: fullName, company_name: company, vat_id: vatId, company_id: companyId } = refusal.fields;
  const { phone, zipcode, deadline } = refusal.fields;
  const kept = Object.entries({ fullName, company, vatId, companyId, phone, zipcode, deadline }).filter(
    ([name]) => refusal.draft[name as keyof Draft] === draft[name as keyof Draft],
  );
  return Object.fromEntries(kept);
}

/** What is known before any input: the address, the account, and what was typed earlier in this tab. */
function useInitialDraft(quantities: readonly number[], address: string): [Draft, RequestStep] {
  const { market } = useRegion();
  const { user } = useSession();
  const [search] = useSearchParams();
  const [stored] = useState(() => readDraft(address));
  const draft: Draft = {
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
    ...stored?.draft,
  };
  return [draft, requestSteps.find((step) => step === stored?.step) ?? 'need'];
}

/** Requests a quote in three short steps: what is needed, delivery and files, and the contact. */
export function Component() {
  const { t } = useTranslation('mf-quotes');
  const { brand, currency } = useRegion();
  const [search] = useSearchParams();
  const [address] = useState(() => search.toString());
  const [{ configuration, quantities }] = useState(() => readPrefill(search));
  const initial = useInitialDraft(quantities, address);
  const [[initialDraft, initialStep]] = useState(initial);
  const [draft, setDraft] = useState(initialDraft);
  const [step, setStep] = useState(initialStep);
  const isSent = useRef(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [refusals, setRefusals] = useState(0);
  const key = useRef(newIdempotencyKey());
  useDocumentTitle(t('request.title'));
  const isConfigured = configuration !== null;
  const errors = { ...refusedOf(refusal, draft), ...validateDraft(draft, isConfigured, t) };
  useEffect(() => {
    if (!isSent.current && (draft !== initialDraft || step !== initialStep))
      storeDraft(address, { draft, step });
  }, [address, draft, step, initialDraft, initialStep]);

  const send = async (parsedQuantities: readonly number[]) => {
    setBusy(true);
    const sent = await sendRequest(
      { ...draft, configuration, quantities: parsedQuantities },
      brand,
      key.current,
    );
    setBusy(false);
    if (!sent.ok) {
      const refused = { draft, fields: refusedFields(sent.problem) };
      setRefusal(refused);
      setRefusals((before) => before + 1);
      // The first step with a refused field shows why.
      const found = requestSteps.find(
        (one) => Object.keys(errorsOf(refusedOf(refused, draft), one)).length > 0,
      );
      if (found) setStep(found);
      return void toast('error', problemText(sent.problem));
    }
    isSent.current = true;
    removeDraft(address);
    keepFilesOf(sent.value.qr_number, files);
    track.generateLead({ currency, value: 0, lead_source: configuration ? 'configurator' : 'brief' });
    await navigate(
      'quoteSuccess',
      {},
      {
        query: { number: sent.value.qr_number, ...(configuration ? { priced: '1' } : {}) },
        replace: true,
      },
    );
  };
  const finishStep = () => {
    const next = requestSteps[requestSteps.indexOf(step) + 1];
    if (next) return setStep(next);
    // A step that was left with an error, by a stored draft of another day for example.
    const open = requestSteps.find((one) => Object.keys(errorsOf(errors, one)).length > 0);
    const parsedQuantities = readQuantities(draft.quantities);
    if (open || !parsedQuantities) return setStep(open ?? 'need');
    void send(parsedQuantities);
  };

  return (
    <Page>
      <div className={styles.form}>
        <header>
          <h1>{t('request.title')}</h1>
          <Lead>{t('request.lead')}</Lead>
        </header>
        {configuration ? <ConfigurationCard configuration={configuration} /> : null}
        <RequestStepForm
          key={step}
          step={step}
          draft={draft}
          errors={errorsOf(errors, step)}
          isConfigured={isConfigured}
          isBusy={busy}
          refusals={refusals}
          files={files}
          onFiles={setFiles}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
          onStep={setStep}
          onFinish={finishStep}
        />
      </div>
    </Page>
  );
}
