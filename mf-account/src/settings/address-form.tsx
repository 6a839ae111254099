import { type Address, updateAddress } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { type ApiProblem, call, mayHaveHappened, newIdempotencyKey } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import {
  type AddressDraft,
  AddressFields,
  type AddressLabel,
  addressErrorText,
  findBlankFields,
  isStillRefused,
  toAddressBody,
} from '@shop/kit/intake';
import { Button, Notice, Row, TextField, useFormSubmission } from '@shop/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface AddressFormProps {
  readonly userId: number;
  readonly address: Address;
  readonly onSaved: () => Promise<void>;
  /** Loads the address again after another window changed it; undefined where it is gone. */
  readonly onConflict: () => Promise<Address | undefined>;
  readonly onCancel: () => void;
}

/** Returns the fields that differ. */
const changedFields = (before: AddressDraft, now: AddressDraft): AddressDraft => {
  const known: Readonly<Record<string, unknown>> = before;
  return Object.fromEntries(
    Object.entries(toAddressBody(now)).filter(([field, value]) => value !== (known[field] ?? null)),
  );
};

/**
 * Changes a saved address, by the fields and rules of the checkout. An error is at its field until that changes. If
 * another window was faster, nothing is overwritten: the form takes the fields that only that window changed, shows all
 * of them, and saves over them only when it is sent again.
 */
export function AddressForm({ userId, address, onSaved, onConflict, onCancel }: AddressFormProps) {
  const { t } = useTranslation('mf-account');
  const { market } = useRegion();
  // The address that the input is based on; the list may load a newer one meanwhile.
  const [displayed, setDisplayed] = useState(address);
  const [theirs, setTheirs] = useState<AddressDraft>({});
  const [draft, setDraft] = useState<AddressDraft>(address.attributes);
  const [sent, setSent] = useState(draft);
  const pending = useRef<{ readonly content: string; readonly key: string }>(null);
  const { form, tried, busy, problem, attempt } = useFormSubmission<ApiProblem>();
  const words = (
    key: 'blank' | 'invalid' | 'zipcode' | 'phone' | 'country' | 'electronic_address' | 'area',
  ) => t(`addresses.error.${key === 'area' ? 'invalid' : key}`);
  const errors: Record<string, string> = {};
  if (tried) for (const field of findBlankFields(draft)) errors[`address.${field}`] = words('blank');
  for (const { path, code, example } of problem?.fields ?? []) {
    const field = path.replace(/^address\./, '') as keyof AddressDraft;
    if (isStillRefused(field, sent, draft)) errors[path] ??= addressErrorText(field, code, example, words);
  }
  const change = (fields: AddressDraft) => setDraft((before) => ({ ...before, ...fields }));
  const countries = new Set([...market.shippingCountries, displayed.attributes.country_iso]);

  const openOtherVersion = async () => {
    const newest = await onConflict();
    if (newest === undefined) return;
    const changed = changedFields(displayed.attributes, newest.attributes);
    setTheirs(changed);
    setDraft((mine) => ({ ...mine, ...changed, ...changedFields(displayed.attributes, mine) }));
    setDisplayed(newest);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { address: changedFields(displayed.attributes, draft), revision: displayed.revision };
    const content = JSON.stringify(body);
    if (Object.keys(body.address).length === 0) return onCancel();
    const isComplete = findBlankFields(draft).length === 0;
    if (pending.current?.content !== content) pending.current = { content, key: newIdempotencyKey() };
    const { key } = pending.current;
    setSent(draft);
    const reply = await attempt(isComplete, () =>
      call(updateAddress, {
        params: { userId: String(userId), id: String(address.id) },
        body,
        idempotencyKey: key,
      }),
    );
    if (reply && (reply.ok || !mayHaveHappened(reply.problem))) pending.current = null;
    if (reply?.ok) await onSaved();
    else if (reply?.problem.code === 'address_conflict') await openOtherVersion();
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <AddressFields
        prefix="address"
        legend={t('addresses.edit.title')}
        value={draft}
        onChange={change}
        errors={errors}
        countries={[...countries]}
        label={(name) => t(`addresses.field.${name}`)}
        optional={t('optional')}
        business={{
          vatField: (
            <TextField
              label={t('addresses.field.vat_id')}
              name="address.vat_id"
              value={draft.vat_id ?? ''}
              onChange={(vat_id) => change({ vat_id })}
              autoComplete="off"
              optional={t('optional')}
              figures
              maxLength={20}
              error={errors['address.vat_id']}
            />
          ),
          electronicHint: (kind, values) => t(`addresses.electronic.${kind}`, values),
        }}
      />
      {problem?.code === 'address_conflict' ? <TheirChanges changed={theirs} /> : null}
      {problem && problem.code !== 'address_conflict' && !problem.fields?.length ? (
        <Notice severity="error">
          {problem.code === 'not_found' ? t('addresses.edit.gone') : problemText(problem)}
        </Notice>
      ) : null}
      <Row>
        <Button type="submit" busy={busy} busyLabel={t('settings.saving')}>
          {t('addresses.edit.save')}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {t('addresses.edit.cancel')}
        </Button>
      </Row>
    </form>
  );
}

const labelOf: Readonly<Partial<Record<keyof AddressDraft, AddressLabel | 'electronic_address'>>> = {
  firstname: 'firstname',
  lastname: 'lastname',
  company: 'company',
  vat_id: 'vat_id',
  electronic_address: 'electronic_address',
  address1: 'address1',
  address2: 'address2',
  zipcode: 'zipcode',
  city: 'city',
  country_iso: 'country',
  state_name: 'state',
  phone: 'phone',
};

/** What another window saved meanwhile, field by field. */
function TheirChanges({ changed }: { readonly changed: AddressDraft }) {
  const { t } = useTranslation('mf-account');
  const { languageTag } = useRegion();
  const rows = Object.entries(changed).flatMap(([field, value]) => {
    const label = labelOf[field as keyof AddressDraft];
    return label === undefined ? [] : [{ label, value }];
  });
  const shown = (label: string, value: string | null | undefined) =>
    !value
      ? '–'
      : label === 'country'
        ? (new Intl.DisplayNames([languageTag], { type: 'region' }).of(value) ?? value)
        : value;
  return (
    <Notice severity="error" title={t('addresses.edit.moved.title')}>
      <p>{t('addresses.edit.moved.text')}</p>
      <ul>
        {rows.map(({ label, value }) => (
          <li key={label}>
            {t(`addresses.field.${label}`)}: <strong>{shown(label, value)}</strong>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
