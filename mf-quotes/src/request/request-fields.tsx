import { useRegion } from '@shop/kit';
import { useEmailField, usePhoneField, usePostcodeField } from '@shop/kit/intake';
import { ProblemPanel } from '@shop/kit/query';
import { CountrySelect, FieldSuggestion, Select, TextArea, TextField } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import type { Draft, DraftErrors } from './draft.ts';
import styles from './request.module.css';
import type { useRequestDraft } from './use-request-draft.ts';

export interface RequestFieldsProps {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
  /** Shown at their fields. */
  readonly errors: DraftErrors;
}

/** What is needed: quantities and a description, which a configuration makes optional. */
export function NeedFields({
  draft,
  onChange,
  errors,
  isConfigured,
}: RequestFieldsProps & { readonly isConfigured: boolean }) {
  const { t } = useTranslation('mf-quotes');
  return (
    <>
      <TextField
        label={t('field.quantities')}
        hint={t('field.quantitiesHint')}
        name="quantities"
        figures
        inputMode="numeric"
        value={draft.quantities}
        onChange={(quantities) => onChange({ quantities })}
        error={errors.quantities}
      />
      <TextArea
        label={t('field.message')}
        hint={t('field.messageHint')}
        name="message"
        rows={5}
        maxLength={5000}
        value={draft.message}
        onChange={(message) => onChange({ message })}
        error={errors.message}
        {...(isConfigured ? { optional: t('optional') } : {})}
      />
    </>
  );
}

/** Where it goes and by when. */
export function DeliveryFields({ draft, onChange, errors }: RequestFieldsProps) {
  const { t } = useTranslation('mf-quotes');
  const { languageTag, market } = useRegion();
  const postcode = usePostcodeField(draft.country, draft.zipcode, (zipcode) => onChange({ zipcode }));
  return (
    <div className={styles.pair}>
      <CountrySelect
        label={t('field.country')}
        countries={market.shippingCountries}
        locale={languageTag}
        value={draft.country}
        onChange={(country) => onChange({ country })}
      />
      <TextField
        label={t('field.zipcode')}
        name="postal-code"
        autoComplete="shipping postal-code"
        optional={t('optional')}
        value={draft.zipcode}
        onChange={(zipcode) => onChange({ zipcode })}
        {...postcode}
        error={errors.zipcode ?? postcode.error}
      />
      <TextField
        label={t('field.deadline')}
        type="date"
        name="deadline"
        optional={t('optional')}
        value={draft.deadline}
        onChange={(deadline) => onChange({ deadline })}
        error={errors.deadline}
      />
    </div>
  );
}

/** Who asks, and for which company. */
export function ContactFields({
  draft,
  onChange,
  errors,
  request,
}: RequestFieldsProps & {
  readonly request: Pick<ReturnType<typeof useRequestDraft>, 'companies' | 'companiesError'>;
}) {
  const { t } = useTranslation('mf-quotes');
  const email = useEmailField(draft.email, (typed) => onChange({ email: typed }));
  const phone = usePhoneField(draft.country, draft.phone, (typed) => onChange({ phone: typed }));
  const { companies, companiesError } = request;
  return (
    <div className={styles.pair}>
      <TextField
        label={t('field.fullName')}
        name="name"
        autoComplete="name"
        value={draft.fullName}
        onChange={(fullName) => onChange({ fullName })}
        error={errors.fullName}
      />
      <TextField
        label={t('field.email')}
        type="email"
        name="email"
        autoComplete="email"
        value={draft.email}
        onChange={(typed) => onChange({ email: typed })}
        onBlur={email.onBlur}
        hint={email.suggestion && <FieldSuggestion {...email.suggestion} />}
        error={errors.email}
      />
      {companiesError ? <ProblemPanel error={companiesError} onRetry={companies.refetch} /> : null}
      {companies.list.length === 0 ? null : (
        <Select
          label={t('field.forCompany')}
          name="company-id"
          emptyLabel={t('field.forMyself')}
          options={companies.list.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={draft.companyId}
          onChange={(companyId) => onChange({ companyId })}
          error={errors.companyId}
        />
      )}
      <TextField
        label={t('field.company')}
        name="company"
        autoComplete="organization"
        optional={t('optional')}
        value={draft.company}
        onChange={(company) => onChange({ company })}
        error={errors.company}
      />
      <TextField
        label={t('field.vatId')}
        name="vat-id"
        autoComplete="off"
        spellCheck={false}
        optional={t('optional')}
        value={draft.vatId}
        onChange={(vatId) => onChange({ vatId })}
        error={errors.vatId}
      />
      <TextField
        label={t('field.phone')}
        type="tel"
        name="phone"
        autoComplete="tel"
        optional={t('optional')}
        value={draft.phone}
        onChange={(typed) => onChange({ phone: typed })}
        {...phone}
        error={errors.phone ?? phone.error}
      />
    </div>
  );
}
