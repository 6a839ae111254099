import { toast, useDocumentTitle, useRegion } from '@shop/kit';
import { track } from '@shop/kit/analytics';
import { newIdempotencyKey } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { refusedFields } from '@shop/kit/intake';
import { navigate } from '@shop/kit/navigation';
import { useSearchParams } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { Button, Lead, Page, useFormAttempts } from '@shop/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfigurationCard } from './configuration-card.tsx';
import { type Draft, type DraftErrors, validateDraft } from './draft.ts';
import { readPrefill, readQuantities } from './prefill.ts';
import styles from './request.module.css';
import { RequestFields } from './request-fields.tsx';
import { sendRequest } from './send-request.ts';

/** What the API refused, by the body's names, of which draft. */
interface Refusal {
  readonly draft: Draft;
  readonly fields: ReturnType<typeof refusedFields>;
}

/** The refused fields that still hold what was refused. */
function refusedOf(refusal: Refusal | undefined, draft: Draft): DraftErrors {
  if (refusal === undefined) return {};
  const { full_name: fullName, company_name: company, vat_id: vatId, ...others } = refusal.fields;
  const { phone, zipcode, deadline } = others;
  const kept = Object.entries({ fullName, company, vatId, phone, zipcode, deadline }).filter(
    ([name]) => refusal.draft[name as keyof Draft] === draft[name as keyof Draft],
  );
  return Object.fromEntries(kept);
}

/** Requests a quote: for the current configuration, or by a description. */
export function Component() {
  const { t } = useTranslation('mf-quotes');
  const { currency, market } = useRegion();
  const { user } = useSession();
  const [search] = useSearchParams();
  const [{ configuration, quantities }] = useState(() => readPrefill(search));
  const [draft, setDraft] = useState<Draft>({
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
  });
  const { form, tried, countAttempt } = useFormAttempts();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const key = useRef(newIdempotencyKey());
  useDocumentTitle(t('request.title'));
  const isConfigured = configuration !== null;
  const errors = { ...refusedOf(refusal, draft), ...validateDraft(draft, isConfigured, t) };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsedQuantities = readQuantities(draft.quantities);
    if (!parsedQuantities || Object.values(validateDraft(draft, isConfigured, t)).some(Boolean))
      return countAttempt();
    setBusy(true);
    const sent = await sendRequest({ ...draft, configuration, quantities: parsedQuantities }, key.current);
    setBusy(false);
    if (!sent.ok) {
      setRefusal({ draft, fields: refusedFields(sent.problem) });
      countAttempt();
      return void toast('error', problemText(sent.problem));
    }
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

  return (
    <Page>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
        <header>
          <h1>{t('request.title')}</h1>
          <Lead>{t('request.lead')}</Lead>
        </header>
        {configuration ? <ConfigurationCard configuration={configuration} /> : null}
        <RequestFields
          draft={draft}
          onChange={(change) => setDraft({ ...draft, ...change })}
          errors={tried ? errors : {}}
          isConfigured={isConfigured}
        />
        <div>
          <Button type="submit" tone="signal" size="large" busy={busy} busyLabel={t('request.sending')}>
            {t('request.send')}
          </Button>
        </div>
      </form>
    </Page>
  );
}
