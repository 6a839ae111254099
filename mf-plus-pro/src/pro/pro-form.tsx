import { type ProRequest, proBusinessTypes, proRequestsOf, proVolumes } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { type ApiProblem, call, useRetryKey } from '@shop/kit/api';
import { problemText, useFormat } from '@shop/kit/i18n';
import { isStillRefused, refusedFields, useEmailField, usePhoneField } from '@shop/kit/intake';
import { useSession } from '@shop/kit/session';
import {
  Button,
  CountrySelect,
  FieldSuggestion,
  Notice,
  Select,
  TextArea,
  TextField,
  useFormSubmission,
} from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../company/company.module.css';
import { findProErrors, type ProDraft, toProRequest } from './pro-draft.ts';

/** What is known of the applicant before any input. */
function useInitialDraft(): ProDraft {
  const { market } = useRegion();
  const { user } = useSession();
  const member = user && !user.anonymous ? user : undefined;
  return {
    company: member?.company_name ?? '',
    fullName: [member?.first_name, member?.last_name].filter(Boolean).join(' '),
    email: member?.email ?? '',
    phone: '',
    country: market.defaultShippingCountryCode,
    website: '',
    type: '',
    volume: '',
    message: '',
  };
}

/** The request to join Pro. An error is at its field until that changes; what was typed stays until it is accepted. */
export function ProForm({ onSent }: { readonly onSent: (request: ProRequest) => void }) {
  const { t } = useTranslation('mf-plus-pro');
  const { brand, market } = useRegion();
  const initial = useInitialDraft();
  const [edits, setEdits] = useState<Partial<ProDraft>>({});
  const draft: ProDraft = { ...initial, ...edits };
  const [sentDraft, setSentDraft] = useState(draft);
  const { form, tried, busy, problem, attempt } = useFormSubmission<ApiProblem>();
  const sendOnce = useRetryKey();
  const errors = findProErrors(draft);
  const names = refusedFields(problem ?? {});
  const refused: { readonly [Name in keyof ProDraft]?: string | undefined } = {
    company: names.company_name,
    fullName: names.full_name,
    email: names.email,
    phone: names.phone,
    website: names.website,
    message: names.message,
  };
  const errorOf = (field: keyof ProDraft): string | undefined => {
    const error = tried ? errors[field] : undefined;
    if (error) return t(`pro.error.${error}`);
    return isStillRefused(field, sentDraft, draft) ? refused[field] : undefined;
  };
  const change = (typed: Partial<ProDraft>) => setEdits((before) => ({ ...before, ...typed }));
  const bind = (field: keyof ProDraft) => ({
    label: t(`pro.field.${field}`),
    name: field,
    value: draft[field],
    onChange: (typed: string) => change({ [field]: typed }),
    error: errorOf(field),
  });

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setSentDraft(draft);
    const reply = await attempt(Object.keys(errors).length === 0, () =>
      sendOnce(toProRequest(draft), (pro_request, idempotencyKey) =>
        call(proRequestsOf(brand).create, { body: { pro_request }, idempotencyKey }),
      ),
    );
    if (reply?.ok) onSent(reply.value);
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-labelledby="pro-form"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <h2 id="pro-form">{t('pro.form')}</h2>
      <ProFields draft={draft} bind={bind} change={change} />
      {problem ? (
        <Notice severity="error" title={problemText(problem)}>
          {t('pro.kept', { email: market.contactEmail })}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" tone="signal" busy={busy} busyLabel={t('pro.sending')}>
          {t('pro.send')}
        </Button>
      </div>
    </form>
  );
}

interface ProFieldsProps {
  readonly draft: ProDraft;
  readonly change: (typed: Partial<ProDraft>) => void;
  readonly bind: (field: keyof ProDraft) => {
    readonly label: string;
    readonly name: string;
    readonly value: string;
    readonly onChange: (typed: string) => void;
    readonly error: string | undefined;
  };
}

/** Who asks, what they do and how many pieces they need. */
function ProFields({ draft, change, bind }: ProFieldsProps) {
  const { t } = useTranslation('mf-plus-pro');
  const { languageTag, market } = useRegion();
  const format = useFormat();
  const email = useEmailField(draft.email, (typed) => change({ email: typed }));
  const phone = usePhoneField(draft.country, draft.phone, (typed) => change({ phone: typed }));
  const optional = t('pro.optional');
  const volumeText = (volume: (typeof proVolumes)[number]) => {
    const [from = 0, to = 0] = (volume.match(/\d+/g) ?? []).map(Number);
    const single = volume === 'under-500' || volume === 'over-10000';
    return t(`pro.volume.${volume}`, {
      from: format.number(from),
      to: format.number(single ? from : to),
    });
  };
  return (
    <>
      <div className={styles.pair}>
        <TextField {...bind('company')} autoComplete="organization" maxLength={200} />
        <TextField {...bind('fullName')} autoComplete="name" maxLength={200} />
        <TextField
          {...bind('email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          onBlur={email.onBlur}
          hint={email.suggestion && <FieldSuggestion {...email.suggestion} />}
        />
        <TextField
          {...bind('phone')}
          type="tel"
          autoComplete="tel"
          figures
          maxLength={40}
          optional={optional}
          {...phone}
          error={bind('phone').error ?? phone.error}
        />
        <CountrySelect {...bind('country')} countries={market.shippingCountries} locale={languageTag} />
        <TextField {...bind('website')} type="url" autoComplete="url" maxLength={192} optional={optional} />
        <Select
          {...bind('type')}
          emptyLabel={t('pro.choose')}
          options={proBusinessTypes.map((type) => ({ value: type, label: t(`pro.type.${type}`) }))}
        />
        <Select
          {...bind('volume')}
          emptyLabel={t('pro.volume.unknown')}
          options={proVolumes.map((volume) => ({ value: volume, label: volumeText(volume) }))}
        />
      </div>
      <TextArea {...bind('message')} rows={5} maxLength={5000} optional={optional} />
    </>
  );
}
