import {
  applyAsSupplier,
  type SupplierApplication,
  supplierCapabilities,
  supplierCertificates,
} from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { type ApiProblem, call, useRetryKey } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { isStillRefused, refusedFields, useEmailField, usePhoneField } from '@shop/kit/intake';
import { useSession } from '@shop/kit/session';
import {
  Button,
  Checkbox,
  CountrySelect,
  FieldSuggestion,
  FileDrop,
  Notice,
  TextArea,
  TextField,
  useFormSubmission,
} from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import company from '../company/company.module.css';
import {
  type Capability,
  type Certificate,
  findSupplierErrors,
  type SupplierDraft,
  toSupplier,
} from './supplier-draft.ts';
import styles from './suppliers.module.css';
import { useSupplierFiles } from './use-supplier-files.ts';

/** Certificates have one name in every language. */
const certificateNames: Readonly<Record<Certificate, string>> = {
  fsc: 'FSC',
  pefc: 'PEFC',
  'iso-9001': 'ISO 9001',
  'iso-14001': 'ISO 14001',
  brcgs: 'BRCGS',
  ecovadis: 'EcoVadis',
};

/** Returns the set with one member added or removed. */
const toggled = <Member,>(set: ReadonlySet<Member>, member: Member, on: boolean): ReadonlySet<Member> =>
  new Set(on ? [...set, member] : [...set].filter((one) => one !== member));

/** What is known of the applicant before any input. */
function useInitialDraft(): SupplierDraft {
  const { market } = useRegion();
  const { user } = useSession();
  const member = user && !user.anonymous ? user : undefined;
  return {
    company: member?.company_name ?? '',
    fullName: [member?.first_name, member?.last_name].filter(Boolean).join(' '),
    email: member?.email ?? '',
    phone: '',
    country: market.defaultShippingCountryCode,
    vatId: '',
    website: '',
    message: '',
  };
}

interface SupplierFormProps {
  readonly onSent: (application: SupplierApplication) => void;
}

/** The application to supply the shop. What was typed stays until it is accepted. */
export function SupplierForm({ onSent }: SupplierFormProps) {
  const { t } = useTranslation('mf-plus-pro');
  const { market } = useRegion();
  const initial = useInitialDraft();
  const [edits, setEdits] = useState<Partial<SupplierDraft>>({});
  const [capabilities, setCapabilities] = useState<ReadonlySet<Capability>>(new Set());
  const [certificates, setCertificates] = useState<ReadonlySet<Certificate>>(new Set());
  const files = useSupplierFiles();
  const draft: SupplierDraft = { ...initial, ...edits };
  const [sentDraft, setSentDraft] = useState(draft);
  const { form, tried, busy, problem, attempt } = useFormSubmission<ApiProblem>();
  const sendOnce = useRetryKey();
  const errors = findSupplierErrors(draft, capabilities);
  const names = refusedFields(problem ?? {});
  const refused: { readonly [Name in keyof SupplierDraft]?: string | undefined } = {
    company: names.company_name,
    fullName: names.full_name,
    email: names.email,
    phone: names.phone,
    vatId: names.vat_id,
    website: names.website,
    message: names.message,
  };
  const errorOf = (field: keyof SupplierDraft | 'capabilities'): string | undefined => {
    const error = tried ? errors[field] : undefined;
    if (error === 'capabilities') return t('supplier.error.capabilities');
    if (error) return t(`pro.error.${error}`);
    if (field === 'capabilities') return undefined;
    return isStillRefused(field, sentDraft, draft) ? refused[field] : undefined;
  };
  const fileError = files.isTooMany
    ? t('supplier.error.tooMany')
    : tried && files.isBusy
      ? t('supplier.error.files')
      : undefined;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setSentDraft(draft);
    const isReady = Object.keys(errors).length === 0 && !files.isBusy;
    const reply = await attempt(isReady, () =>
      sendOnce(toSupplier(draft, capabilities, certificates, files.assetIds), (supplier, idempotencyKey) =>
        call(applyAsSupplier, { body: { supplier }, idempotencyKey }),
      ),
    );
    if (reply?.ok) onSent(reply.value);
  };
  return (
    <form
      ref={form}
      noValidate
      className={company.form}
      aria-labelledby="supplier-form"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <h2 id="supplier-form">{t('supplier.form')}</h2>
      <ContactFields
        draft={draft}
        errorOf={errorOf}
        change={(typed) => setEdits((before) => ({ ...before, ...typed }))}
      />
      <fieldset className={styles.set}>
        <legend>{t('supplier.capabilities')}</legend>
        <div className={styles.checks}>
          {supplierCapabilities.map((one, index) => (
            <Checkbox
              key={one}
              name={one}
              label={t(`supplier.capability.${one}`)}
              checked={capabilities.has(one)}
              onChange={(on) => setCapabilities((before) => toggled(before, one, on))}
              error={index === 0 ? errorOf('capabilities') : undefined}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.set}>
        <legend>{t('supplier.certificates', { optional: t('pro.optional') })}</legend>
        <div className={styles.checks}>
          {supplierCertificates.map((one) => (
            <Checkbox
              key={one}
              name={one}
              label={certificateNames[one]}
              checked={certificates.has(one)}
              onChange={(on) => setCertificates((before) => toggled(before, one, on))}
            />
          ))}
        </div>
      </fieldset>
      <TextArea
        label={t('supplier.message')}
        name="message"
        rows={5}
        maxLength={5000}
        optional={t('pro.optional')}
        value={draft.message}
        onChange={(message) => setEdits((before) => ({ ...before, message }))}
        error={errorOf('message')}
      />
      <FileDrop
        label={t('supplier.files')}
        hint={t('supplier.filesHint')}
        accept=".pdf,.png,.jpg,.jpeg,.svg"
        multiple
        items={files.items}
        onFiles={files.start}
        onCancel={files.cancel}
        onRetry={files.retry}
        cancelLabel={(name) => t('supplier.remove', { name })}
        retryLabel={(name) => t('supplier.retry', { name })}
        progressLabel={(name) => t('supplier.uploading', { name })}
        error={fileError}
      />
      {problem ? (
        <Notice severity="error" title={problemText(problem)}>
          {t('pro.kept', { email: market.contactEmail })}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" tone="signal" busy={busy} busyLabel={t('pro.sending')}>
          {t('supplier.send')}
        </Button>
      </div>
    </form>
  );
}

interface ContactFieldsProps {
  readonly draft: SupplierDraft;
  readonly change: (typed: Partial<SupplierDraft>) => void;
  readonly errorOf: (field: keyof SupplierDraft) => string | undefined;
}

/** Who applies, and how they are reached. */
function ContactFields({ draft, change, errorOf }: ContactFieldsProps) {
  const { t } = useTranslation('mf-plus-pro');
  const { languageTag } = useRegion();
  const email = useEmailField(draft.email, (typed) => change({ email: typed }));
  const phone = usePhoneField(draft.country, draft.phone, (typed) => change({ phone: typed }));
  const optional = t('pro.optional');
  const bind = (field: keyof SupplierDraft, label: string) => ({
    label,
    name: field,
    value: draft[field],
    onChange: (typed: string) => change({ [field]: typed }),
    error: errorOf(field),
  });
  return (
    <div className={company.pair}>
      <TextField {...bind('company', t('pro.field.company'))} autoComplete="organization" maxLength={200} />
      <TextField {...bind('fullName', t('pro.field.fullName'))} autoComplete="name" maxLength={200} />
      <TextField
        {...bind('email', t('pro.field.email'))}
        type="email"
        autoComplete="email"
        maxLength={254}
        onBlur={email.onBlur}
        hint={email.suggestion && <FieldSuggestion {...email.suggestion} />}
      />
      <TextField
        {...bind('phone', t('pro.field.phone'))}
        type="tel"
        autoComplete="tel"
        figures
        maxLength={40}
        optional={optional}
        {...phone}
        error={errorOf('phone') ?? phone.error}
      />
      <CountrySelect
        {...bind('country', t('pro.field.country'))}
        countries={supplierCountries}
        locale={languageTag}
      />
      <TextField
        {...bind('vatId', t('company.address.vat_id'))}
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        optional={optional}
      />
      <TextField
        {...bind('website', t('pro.field.website'))}
        type="url"
        autoComplete="url"
        maxLength={192}
        optional={optional}
      />
    </div>
  );
}

/** Where suppliers may sit: the European Union, the United Kingdom, Norway and Switzerland. */
const supplierCountries = [
  ...['AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR', 'HU', 'IE'],
  ...['IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
];
