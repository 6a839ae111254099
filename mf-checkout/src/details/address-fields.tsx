import type { VatCheck } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { usePhoneField } from '@shop/kit/intake';
import { CountrySelect, TextField, type TextFieldProps } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import type { AddressDraft } from './address-draft.ts';
import styles from './details.module.css';
import { ElectronicAddressField } from './electronic-address-field.tsx';
import type { FieldErrors } from './field-errors.ts';
import { PlaceFields } from './place-fields.tsx';
import { VatField } from './vat-field.tsx';

interface AddressFieldsProps {
  readonly prefix: 'ship_address' | 'bill_address';
  readonly value: AddressDraft;
  readonly onChange: (change: AddressDraft) => void;
  readonly errors: FieldErrors;
  readonly countries: readonly string[];
  readonly legend: string;
  /** If set, the address has a VAT number field with the register's result. */
  readonly onVatChecked?: (check: VatCheck) => void;
}

/** Address fields in this country's format, with the standard autocomplete names. */
export function AddressFields({
  prefix,
  value,
  onChange,
  errors,
  countries,
  legend,
  onVatChecked,
}: AddressFieldsProps) {
  const { t } = useTranslation('mf-checkout');
  const { languageTag } = useRegion();
  const phone = usePhoneField(value.country_iso ?? '', value.phone ?? '', (entered) =>
    onChange({ phone: entered }),
  );
  const section = prefix === 'ship_address' ? 'shipping' : 'billing';
  const text = (
    field: 'firstname' | 'lastname' | 'company' | 'address1' | 'address2' | 'phone',
    autoComplete: string,
    extra: Partial<TextFieldProps> = {},
  ) => (
    <TextField
      label={t(`address.${field}`)}
      name={`${prefix}.${field}`}
      value={value[field] ?? ''}
      onChange={(entered) => onChange({ [field]: entered })}
      autoComplete={`${section} ${autoComplete}`}
      {...extra}
      error={errors[`${prefix}.${field}`] ?? extra.error}
    />
  );
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.pair}>
        {text('firstname', 'given-name')}
        {text('lastname', 'family-name')}
      </div>
      <div className={styles.pair}>
        {text('company', 'organization', { optional: t('optional') })}
        {onVatChecked ? (
          <VatField
            name={`${prefix}.vat_id`}
            value={value.vat_id ?? ''}
            country={value.country_iso}
            onChange={(vat_id) => onChange({ vat_id })}
            error={errors[`${prefix}.vat_id`]}
            onChecked={onVatChecked}
          />
        ) : null}
      </div>
      {onVatChecked && value.company?.trim() ? (
        <ElectronicAddressField
          name={`${prefix}.electronic_address`}
          value={value.electronic_address ?? ''}
          country={value.country_iso}
          onChange={(electronic_address) => onChange({ electronic_address })}
          error={errors[`${prefix}.electronic_address`]}
        />
      ) : null}
      <CountrySelect
        label={t('address.country')}
        name={`${prefix}.country_iso`}
        countries={countries}
        locale={languageTag}
        value={value.country_iso ?? ''}
        onChange={(country_iso) => onChange({ country_iso, state_name: null })}
        autoComplete={`${section} country`}
        error={errors[`${prefix}.country_iso`]}
      />
      {text('address1', 'address-line1')}
      {text('address2', 'address-line2', { optional: t('optional') })}
      <PlaceFields prefix={prefix} section={section} value={value} onChange={onChange} errors={errors} />
      {text('phone', 'tel', { ...phone, type: 'tel', figures: true, hint: t('address.phoneHint') })}
    </fieldset>
  );
}
