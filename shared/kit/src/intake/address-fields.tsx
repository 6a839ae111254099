import { CountrySelect, TextField, type TextFieldProps } from '@shop/ui';
import type { ReactNode } from 'react';
import { useRegion } from '../document/shop-document.ts';
import styles from './address-fields.module.css';
import type { AddressDraft, AddressLabel } from './address-text.ts';
import { ElectronicAddressField, type ElectronicHint } from './electronic-address-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { usePhoneField } from './use-phone-field.ts';

export interface AddressFieldsProps {
  /** Before the name of each field, in the form and in `errors`: `ship_address`. */
  readonly prefix: string;
  /** Of the standard autocomplete names. */
  readonly section?: 'shipping' | 'billing';
  readonly value: AddressDraft;
  readonly onChange: (change: AddressDraft) => void;
  /** Sentences by field path: `ship_address.zipcode`. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** ISO codes to choose from. */
  readonly countries: readonly string[];
  readonly legend: string;
  /** The form's own words. */
  readonly label: (name: AddressLabel | 'electronic_address') => string;
  readonly optional: string;
  /** A business's address: its field for the VAT number, and the hint of the electronic address. */
  readonly business?: {
    readonly vatField: ReactNode;
    readonly electronicHint: ElectronicHint;
  };
}

/** Address fields in the format of their country, with the standard autocomplete names. */
export function AddressFields({
  prefix,
  section,
  value,
  onChange,
  errors,
  countries,
  legend,
  label,
  optional,
  business,
}: AddressFieldsProps) {
  const { languageTag } = useRegion();
  const phone = usePhoneField(value.country_iso ?? '', value.phone ?? '', (entered) =>
    onChange({ phone: entered }),
  );
  const complete = (name: string) => (section === undefined ? name : `${section} ${name}`);
  const text = (
    field: 'firstname' | 'lastname' | 'company' | 'address1' | 'address2' | 'phone',
    autoComplete: string,
    extra: Partial<TextFieldProps> = {},
  ) => (
    <TextField
      label={label(field)}
      name={`${prefix}.${field}`}
      value={value[field] ?? ''}
      onChange={(entered) => onChange({ [field]: entered })}
      autoComplete={complete(autoComplete)}
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
        {text('company', 'organization', { optional })}
        {business?.vatField}
      </div>
      {business && value.company?.trim() ? (
        <ElectronicAddressField
          name={`${prefix}.electronic_address`}
          value={value.electronic_address ?? ''}
          country={value.country_iso}
          onChange={(electronic_address) => onChange({ electronic_address })}
          label={label('electronic_address')}
          optional={optional}
          hint={business.electronicHint}
          error={errors[`${prefix}.electronic_address`]}
        />
      ) : null}
      <CountrySelect
        label={label('country')}
        name={`${prefix}.country_iso`}
        countries={countries}
        locale={languageTag}
        value={value.country_iso ?? ''}
        onChange={(country_iso) => onChange({ country_iso, state_name: null })}
        autoComplete={complete('country')}
        error={errors[`${prefix}.country_iso`]}
      />
      {text('address1', 'address-line1')}
      {text('address2', 'address-line2', { optional })}
      <PlaceFields
        className={styles.place}
        prefix={`${prefix}.`}
        complete={complete}
        value={value}
        onChange={onChange}
        errors={errors}
        label={label}
        optional={optional}
      />
      {text('phone', 'tel', { ...phone, type: 'tel', figures: true, hint: label('phoneHint') })}
    </fieldset>
  );
}
