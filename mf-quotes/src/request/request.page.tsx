import { toast, useDocumentTitle, useRegion } from '@shop/kit';
import { track } from '@shop/kit/analytics';
import { useRetryKey } from '@shop/kit/api';
import { loadLaterWords, problemText } from '@shop/kit/i18n';
import { refusedFields } from '@shop/kit/intake';
import { navigate } from '@shop/kit/navigation';
import { useSearchParams } from '@shop/kit/router';
import { Lead, Page } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepFilesOf } from '../files/waiting-files.ts';
import { ConfigurationCard } from './configuration-card.tsx';
import { errorsOf, requestSteps, validateDraft } from './draft.ts';
import { readPrefill, readQuantities } from './prefill.ts';
import { type Refusal, refusedOf } from './refusal.ts';
import styles from './request.module.css';
import { RequestStepForm } from './request-step-form.tsx';
import { sendRequest } from './send-request.ts';
import { useRequestDraft, useUsersGone } from './use-request-draft.ts';

/** Only the pages of requests load their words. */
export const loader = async () => {
  await loadLaterWords('mf-quotes');
  return null;
};

/** Requests a quote in three short steps: what is needed, delivery and files, and the contact. */
export function Component() {
  return <Request key={useUsersGone()} />;
}

function Request() {
  const { t } = useTranslation('mf-quotes');
  const { brand, currency } = useRegion();
  const [search] = useSearchParams();
  const [address] = useState(() => search.toString());
  const [{ configuration, quantities }] = useState(() => readPrefill(search));
  const request = useRequestDraft(quantities, address);
  const { draft, step, goTo, files } = request;
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [refusals, setRefusals] = useState(0);
  const sendOnce = useRetryKey();
  useDocumentTitle(t('request.title'));
  const isConfigured = configuration !== null;
  const errors = { ...refusedOf(refusal, draft), ...validateDraft(draft, isConfigured, t) };

  const send = async (parsedQuantities: readonly number[]) => {
    setBusy(true);
    const sent = await sendOnce({ ...draft, configuration, quantities: parsedQuantities }, (body, key) =>
      sendRequest(body, brand, key),
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
      if (found && found !== step) goTo(found);
      return void toast('error', problemText(sent.problem));
    }
    request.forget();
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
    if (next) return goTo(next);
    // A step that was left with an error, by a stored draft of another day for example.
    const open = requestSteps.find((one) => Object.keys(errorsOf(errors, one)).length > 0);
    const parsedQuantities = readQuantities(draft.quantities);
    if (open || !parsedQuantities) return goTo(open ?? 'need');
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
          request={request}
          errors={errorsOf(errors, step)}
          isConfigured={isConfigured}
          isBusy={busy}
          refusals={refusals}
          onFinish={finishStep}
        />
      </div>
    </Page>
  );
}
