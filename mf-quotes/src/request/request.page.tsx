import { toast, useDocumentTitle, useRegion } from '@shop/kit';
import { track } from '@shop/kit/analytics';
import { newIdempotencyKey } from '@shop/kit/api';
import { problemText, useText } from '@shop/kit/i18n';
import { navigate } from '@shop/kit/navigation';
import { useSearchParams } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { Button, CountrySelect, focusFirstError, Lead, Page, TextArea, TextField } from '@shop/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readAsked, readQuantities } from './asked.ts';
import { ConfigurationCard } from './configuration-card.tsx';
import styles from './request.module.css';
import { sendRequest } from './send-request.ts';

const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Asking for a quote: for the configuration at hand, or in words. */
export function Component() {
  const t = useText();
  const { currency, languageTag, market } = useRegion();
  const { user } = useSession();
  const [search] = useSearchParams();
  const [{ configuration, quantities }] = useState(() => readAsked(search));
  const [draft, setDraft] = useState({
    quantities: quantities.join(', '),
    message: '',
    email: user?.email ?? '',
    fullName: [user?.first_name, user?.last_name].filter(Boolean).join(' '),
    company: user?.company_name ?? '',
    phone: '',
    deadline: '',
    country: market.defaultShippingCountryCode,
  });
  const [tried, setTried] = useState(0);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const key = useRef(newIdempotencyKey());
  useDocumentTitle(t('request.title'));
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });

  const read = readQuantities(draft.quantities);
  const errors = {
    quantities: read ? undefined : t('error.quantities'),
    message: configuration || draft.message.trim().length >= 10 ? undefined : t('error.message'),
    fullName: draft.fullName.trim() ? undefined : t('error.blank'),
    email: address.test(draft.email.trim()) ? undefined : t('error.email'),
  };
  const shown = (name: keyof typeof errors) => (tried > 0 ? errors[name] : undefined);
  useEffect(() => {
    if (tried > 0) focusFirstError(form.current);
  }, [tried]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!read || Object.values(errors).some(Boolean)) return setTried(tried + 1);
    setBusy(true);
    const sent = await sendRequest({ ...draft, configuration, quantities: read }, key.current);
    setBusy(false);
    if (!sent.ok) return void toast('problem', problemText(sent.problem));
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
        <TextField
          label={t('field.quantities')}
          hint={t('field.quantitiesHint')}
          name="quantities"
          figures
          inputMode="numeric"
          value={draft.quantities}
          onChange={(value) => set({ quantities: value })}
          error={shown('quantities')}
        />
        <TextArea
          label={t('field.message')}
          hint={t('field.messageHint')}
          name="message"
          rows={5}
          maxLength={5000}
          value={draft.message}
          onChange={(message) => set({ message })}
          error={shown('message')}
          {...(configuration ? { optional: t('optional') } : {})}
        />
        <div className={styles.pair}>
          <TextField
            label={t('field.fullName')}
            name="name"
            autoComplete="name"
            value={draft.fullName}
            onChange={(fullName) => set({ fullName })}
            error={shown('fullName')}
          />
          <TextField
            label={t('field.email')}
            type="email"
            name="email"
            autoComplete="email"
            value={draft.email}
            onChange={(email) => set({ email })}
            error={shown('email')}
          />
          <TextField
            label={t('field.company')}
            name="company"
            autoComplete="organization"
            optional={t('optional')}
            value={draft.company}
            onChange={(company) => set({ company })}
          />
          <TextField
            label={t('field.phone')}
            type="tel"
            name="phone"
            autoComplete="tel"
            optional={t('optional')}
            value={draft.phone}
            onChange={(phone) => set({ phone })}
          />
          <CountrySelect
            label={t('field.country')}
            countries={market.shippingCountries}
            locale={languageTag}
            value={draft.country}
            onChange={(country) => set({ country })}
          />
          <TextField
            label={t('field.deadline')}
            type="date"
            name="deadline"
            optional={t('optional')}
            value={draft.deadline}
            onChange={(deadline) => set({ deadline })}
          />
        </div>
        <div>
          <Button type="submit" tone="signal" size="large" busy={busy} busyLabel={t('request.sending')}>
            {t('request.send')}
          </Button>
        </div>
      </form>
    </Page>
  );
}
