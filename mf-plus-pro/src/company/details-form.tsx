import type { Company } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { type ApiProblem, type Result, useRetryKey } from '@shop/kit/api';
import { ElectronicAddressField, isStillRefused, PlaceFields, usePhoneField } from '@shop/kit/intake';
import { Button, CountrySelect, Notice, Row, TextField, useFormSubmission } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './company.module.css';
import type { Details } from './company.query.ts';
import { type Draft, type DraftField, toDetails, toDraft } from './details-draft.ts';
import { getBlankErrors, getRefusedErrors } from './details-errors.ts';
import { refusalText } from './refusal-text.ts';

interface DetailsFormProps {
  /** Title of the form. */
  readonly title: string;
  /** The company to change; null for a new one. */
  readonly company: Company | null;
  readonly action: string;
  /** `initial`: the form values when it was opened. */
  readonly save: (details: Details, idempotencyKey: string, initial: Details) => Promise<Result<Company>>;
  readonly onDone: (company: Company) => void;
  readonly onCancel?: () => void;
}

/** Name, VAT number and address of a company. An error is shown at its field until that changes. */
export function DetailsForm({ title, company, action, save, onDone, onCancel }: DetailsFormProps) {
  const { t } = useTranslation('mf-plus-pro');
  const { languageTag, market } = useRegion();
  const [initialDraft] = useState(() => toDraft(company, market.defaultShippingCountryCode));
  const [draft, setDraft] = useState(initialDraft);
  const [refusedDraft, setRefusedDraft] = useState<Draft>(draft);
  const { form, tried, busy, problem, attempt } = useFormSubmission<ApiProblem>();
  const sendOnce = useRetryKey();
  const blankErrors = getBlankErrors(draft, t);
  const refusedErrors = problem ? getRefusedErrors(problem, t) : {};
  const getError = (field: DraftField): string | undefined =>
    (tried ? blankErrors[field] : undefined) ??
    (isStillRefused(field, refusedDraft, draft) ? refusedErrors[field] : undefined);
  const countries = new Set(market.shippingCountries);
  if (draft.country_iso !== '') countries.add(draft.country_iso);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setRefusedDraft(draft);
    const reply = await attempt(Object.keys(blankErrors).length === 0, () =>
      sendOnce(toDetails(draft), (details, key) => save(details, key, toDetails(initialDraft))),
    );
    if (reply?.ok) onDone(reply.value);
  };
  const change = (typed: Partial<Draft>) => setDraft((before) => ({ ...before, ...typed }));
  const typedPhone = usePhoneField(draft.country_iso, draft.phone, (phone) => change({ phone }));
  const bind = (field: DraftField) => ({
    name: field,
    value: draft[field],
    onChange: (typed: string) => change({ [field]: typed }),
    error: getError(field),
  });
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-label={title}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <div className={styles.pair}>
        <TextField label={t('company.name')} autoComplete="organization" maxLength={200} {...bind('name')} />
        <TextField
          label={t('company.address.vat_id')}
          optional={t('company.optional')}
          autoComplete="off"
          figures
          maxLength={20}
          {...bind('vat_id')}
        />
        <TextField
          label={t('company.address.firstname')}
          autoComplete="given-name"
          maxLength={120}
          {...bind('firstname')}
        />
        <TextField
          label={t('company.address.lastname')}
          autoComplete="family-name"
          maxLength={120}
          {...bind('lastname')}
        />
      </div>
      <CountrySelect
        label={t('company.address.country')}
        countries={[...countries]}
        locale={languageTag}
        {...bind('country_iso')}
        onChange={(country_iso) => change({ country_iso, state_name: '' })}
      />
      <ElectronicAddressField
        label={t('company.address.electronic_address')}
        optional={t('company.optional')}
        country={draft.country_iso}
        hint={(kind, values) => t(`company.electronic.${kind}`, values)}
        {...bind('electronic_address')}
      />
      <TextField
        label={t('company.address.address1')}
        autoComplete="address-line1"
        maxLength={200}
        {...bind('address1')}
      />
      <TextField
        label={t('company.address.address2')}
        optional={t('company.optional')}
        autoComplete="address-line2"
        maxLength={200}
        {...bind('address2')}
      />
      <PlaceFields
        className={styles.pair}
        value={draft}
        onChange={change}
        errors={{
          zipcode: getError('zipcode'),
          city: getError('city'),
          state_name: getError('state_name'),
        }}
        label={(name) => t(`company.address.${name}`)}
        optional={t('company.optional')}
      />
      <TextField
        label={t('company.address.phone')}
        type="tel"
        autoComplete="tel"
        figures
        maxLength={40}
        {...typedPhone}
        {...bind('phone')}
        error={getError('phone') ?? typedPhone.error}
      />
      {problem && Object.keys(refusedErrors).length === 0 ? (
        <Notice severity="error">{refusalText(t, problem)}</Notice>
      ) : null}
      <Row>
        <Button type="submit" tone={company ? 'plain' : 'signal'} busy={busy} busyLabel={t('company.saving')}>
          {action}
        </Button>
        {onCancel ? (
          <Button tone="quiet" onClick={onCancel}>
            {t('company.cancel')}
          </Button>
        ) : null}
      </Row>
    </form>
  );
}
