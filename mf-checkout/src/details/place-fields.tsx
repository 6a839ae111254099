import { useAddressFormat, usePostcodeField } from '@shop/kit/intake';
import { Select, TextField } from '@shop/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressDraft } from './address-draft.ts';
import styles from './details.module.css';
import type { FieldErrors } from './field-errors.ts';
import { useStates } from './states.query.ts';

interface PlaceFieldsProps {
  readonly prefix: 'ship_address' | 'bill_address';
  /** Of the standard autocomplete names: `shipping`. */
  readonly section: string;
  readonly value: AddressDraft;
  readonly onChange: (change: AddressDraft) => void;
  readonly errors: FieldErrors;
}

/** Postcode, town and region in the order and by the names of the country. */
export function PlaceFields({ prefix, section, value, onChange, errors }: PlaceFieldsProps) {
  const { t } = useTranslation('mf-checkout');
  const { country_iso: country = '', zipcode = '', city = '', state_name } = value;
  const states = useStates(value.country_iso);
  const { order, isPostcodeOptional, label } = useAddressFormat(country);
  const postcode = usePostcodeField(country, zipcode, (written) => onChange({ zipcode: written }));
  const fields = {
    postcode: () => (
      <TextField
        label={label('postcode') ?? t('address.zipcode')}
        name={`${prefix}.zipcode`}
        value={zipcode}
        onChange={(typed) => onChange({ zipcode: typed })}
        onBlur={postcode.onBlur}
        autoComplete={`${section} postal-code`}
        figures
        error={errors[`${prefix}.zipcode`] ?? postcode.error}
        {...(isPostcodeOptional ? { optional: t('optional') } : {})}
      />
    ),
    town: () => (
      <TextField
        label={label('town') ?? t('address.city')}
        name={`${prefix}.city`}
        value={city}
        onChange={(typed) => onChange({ city: typed })}
        autoComplete={`${section} address-level2`}
        error={errors[`${prefix}.city`]}
      />
    ),
    region: () =>
      states.data?.length ? (
        <Select
          label={label('region') ?? t('address.state')}
          name={`${prefix}.state_name`}
          value={state_name ?? ''}
          onChange={(chosen) => onChange({ state_name: chosen })}
          autoComplete={`${section} address-level1`}
          emptyLabel={t('address.chooseState')}
          options={states.data.map(({ attributes: { name } }) => ({ value: name, label: name }))}
          error={errors[`${prefix}.state_name`]}
        />
      ) : null,
  };
  return (
    <div className={styles.place} data-first={order[0]}>
      {order.map((part) => (
        <Fragment key={part}>{fields[part]()}</Fragment>
      ))}
    </div>
  );
}
