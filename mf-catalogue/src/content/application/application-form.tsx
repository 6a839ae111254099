import { type SupplierApplication, supplierCapabilities, supplierCertificates } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { problemText } from '@shop/kit/i18n';
import { refusedFields, useEmailField, usePhoneField } from '@shop/kit/intake';
import {
  Button,
  CountrySelect,
  FieldSuggestion,
  focusFirstError,
  Notice,
  TextArea,
  TextField,
} from '@shop/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import styles from './application.module.css';
import type { ApplicationWords } from './application-words.ts';
import { CheckboxGroup } from './checkbox-group.tsx';
import { countries } from './countries.ts';
import { type ApplicationDraft, type ApplicationErrors, maxLengths } from './read-application.ts';
import { useApplication } from './use-application.ts';

/** Proper names, the same in every language. */
const certificateNames = {
  fsc: 'FSC',
  pefc: 'PEFC',
  'iso-9001': 'ISO 9001',
  'iso-14001': 'ISO 14001',
  brcgs: 'BRCGS',
  ecovadis: 'EcoVadis',
} as const;

const subscribeNever = () => () => undefined;
/** Country names and their order may differ between the server and a browser, so the server renders only one. */
const useAllCountries = (own: string): readonly string[] =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )
    ? countries
    : [own];

/** Focuses the first field with an error after an attempt, or the checkboxes when only they are missing. */
function useErrorFocus(attempts: number, errors: ApplicationErrors) {
  const form = useRef<HTMLFormElement>(null);
  const firstCheckbox = useRef<HTMLInputElement>(null);
  const onlyCheckboxesMissing = Object.keys(errors).join() === 'makes';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt, not for each letter
  useEffect(() => {
    if (attempts === 0) return;
    if (onlyCheckboxesMissing) firstCheckbox.current?.focus();
    else focusFirstError(form.current);
  }, [attempts]);
  return { form, firstCheckbox };
}

/** The supplier application form: validated like the API, at each field; the input is kept until the API accepts it. */
export function ApplicationForm({ words }: { readonly words: ApplicationWords }) {
  const { languageTag, market } = useRegion();
  const { draft, set, errors, attempts, submission, submit } = useApplication();
  const { form, firstCheckbox } = useErrorFocus(attempts, errors);
  const allCountries = useAllCountries(draft.country);
  const typedEmail = useEmailField(draft.email, (typed) => set({ email: typed }));
  const typedPhone = usePhoneField(draft.country, draft.phone, (phone) => set({ phone }));
  const email = market.contactEmail;
  if (submission.state === 'sent')
    return <ApplicationSent application={submission.application} words={words} />;
  const { full_name, company_name, vat_id, phone } =
    submission.state === 'refused' ? refusedFields(submission.problem) : {};
  const refused: { readonly [Name in keyof ApplicationDraft]?: string | undefined } = {
    fullName: full_name,
    companyName: company_name,
    vatId: vat_id,
    phone,
  };
  const getErrorText = (name: keyof ApplicationDraft): string | undefined => {
    const error = errors[name];
    return error ? words.error[error] : refused[name];
  };
  const getFieldProps = (name: Exclude<keyof typeof maxLengths, 'message'>) => ({
    label: words.field[name],
    maxLength: maxLengths[name],
    value: draft[name],
    onChange: (value: string) => set({ [name]: value }),
    error: getErrorText(name),
  });
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <h2>{words.title}</h2>
      <noscript>{words.withoutScript.replace('{{email}}', () => email)}</noscript>
      <div className={styles.pair}>
        <TextField {...getFieldProps('companyName')} name="company" autoComplete="organization" />
        <TextField {...getFieldProps('fullName')} name="name" autoComplete="name" />
        <TextField
          {...getFieldProps('email')}
          name="email"
          type="email"
          autoComplete="email"
          onBlur={typedEmail.onBlur}
          hint={typedEmail.suggestion && <FieldSuggestion {...typedEmail.suggestion} />}
        />
        <TextField
          {...getFieldProps('phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          optional={words.optional}
          {...typedPhone}
          error={getErrorText('phone') ?? typedPhone.error}
        />
        <CountrySelect
          label={words.field.country}
          name="country"
          countries={allCountries}
          locale={languageTag}
          value={draft.country}
          onChange={(country) => set({ country })}
        />
        <TextField {...getFieldProps('vatId')} name="vat-id" figures optional={words.optional} />
      </div>
      <TextField
        {...getFieldProps('website')}
        name="website"
        type="url"
        autoComplete="url"
        optional={words.optional}
      />
      <CheckboxGroup
        name="makes"
        legend={words.makes}
        options={supplierCapabilities.map((id) => ({ id, label: words.capability[id] }))}
        checkedIds={draft.makes}
        onChange={(makes) => set({ makes })}
        error={getErrorText('makes')}
        first={firstCheckbox}
      />
      <CheckboxGroup
        name="certificates"
        legend={words.certificates}
        optional={words.optional}
        options={supplierCertificates.map((id) => ({ id, label: certificateNames[id] }))}
        checkedIds={draft.certificates}
        onChange={(certificates) => set({ certificates })}
      />
      <TextArea
        label={words.field.message}
        hint={words.field.messageHint}
        name="message"
        rows={5}
        maxLength={maxLengths.message}
        value={draft.message}
        onChange={(message) => set({ message })}
        optional={words.optional}
      />
      {submission.state === 'refused' ? (
        <Notice severity="error" title={problemText(submission.problem)}>
          {words.kept.replace('{{email}}', () => email)}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" tone="signal" busy={submission.state === 'sending'} busyLabel={words.sending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}

/** Replaces the form and takes its focus. */
function ApplicationSent({
  application,
  words,
}: {
  readonly application: SupplierApplication;
  readonly words: ApplicationWords;
}) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <div ref={container} tabIndex={-1} className={styles.sent}>
      <Notice severity="success" title={words.sent}>
        {words.sentText
          .replace('{{id}}', String(application.id))
          .replace('{{email}}', () => application.email)}
      </Notice>
    </div>
  );
}
