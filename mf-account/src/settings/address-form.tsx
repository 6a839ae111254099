import { type Address, updateAddress } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { type ApiProblem, call, mayHaveHappened, newIdempotencyKey } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import {
  type AddressDraft,
  AddressFields,
  addressErrorText,
  findBlankFields,
  toAddressBody,
} from '@shop/kit/intake';
import { Button, Notice, Row, TextField, useFormSubmission } from '@shop/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface AddressFormProps {
  readonly userId: number;
  readonly address: Address;
  readonly onSaved: () => Promise<void>;
  readonly onCancel: () => void;
}

/** Returns the fields that differ: what another window changed meanwhile stays. */
const changedFields = (before: AddressDraft, now: AddressDraft): AddressDraft => {
  const known: Readonly<Record<string, unknown>> = before;
  return Object.fromEntries(
    Object.entries(toAddressBody(now)).filter(([field, value]) => value !== (known[field] ?? null)),
  );
};

/** Changes a saved address, by the fields and rules of the checkout. An error is at its field until that changes. */
export function AddressForm({ userId, address, onSaved, onCancel }: AddressFormProps) {
  const { t } = useTranslation('mf-account');
  const { market } = useRegion();
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
    if (draft[field] === sent[field]) errors[path] ??= addressErrorText(field, code, example, words);
  }
  const change = (fields: AddressDraft) => setDraft((before) => ({ ...before, ...fields }));
  const countries = new Set([...market.shippingCountries, address.attributes.country_iso]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { address: changedFields(address.attributes, draft) };
    const content = JSON.stringify(body);
    if (content === '{"address":{}}') return onCancel();
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
      {problem && !problem.fields?.length ? (
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
