import { useAddressFormat, usePhoneField, usePostcodeField } from '@shop/kit/intake';
import { Select, TextField } from '@shop/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './company.module.css';
import { useStates } from './company.query.ts';
import type { DraftField } from './details-draft.ts';

interface BoundField {
  readonly name: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly error: string | undefined;
}

interface PlaceFieldsProps {
  readonly country: string;
  readonly bind: (field: DraftField) => BoundField;
}

/** Postcode, town and region in the order and by the names of the country, and the phone. */
export function PlaceFields({ country, bind }: PlaceFieldsProps) {
  const { t } = useTranslation('mf-plus-pro');
  const states = useStates(country);
  const { order, isPostcodeOptional, label } = useAddressFormat(country);
  const zipcode = bind('zipcode');
  const phone = bind('phone');
  const typedPostcode = usePostcodeField(country, zipcode.value, zipcode.onChange);
  const typedPhone = usePhoneField(country, phone.value, phone.onChange);
  const fields = {
    postcode: () => (
      <TextField
        label={label('postcode') ?? t('company.address.zipcode')}
        autoComplete="postal-code"
        figures
        maxLength={20}
        {...zipcode}
        onBlur={typedPostcode.onBlur}
        error={zipcode.error ?? typedPostcode.error}
        {...(isPostcodeOptional ? { optional: t('company.optional') } : {})}
      />
    ),
    town: () => (
      <TextField
        label={label('town') ?? t('company.address.city')}
        autoComplete="address-level2"
        maxLength={120}
        {...bind('city')}
      />
    ),
    region: () =>
      states.data?.length ? (
        <Select
          label={label('region') ?? t('company.address.state')}
          autoComplete="address-level1"
          emptyLabel={t('company.address.chooseState')}
          options={states.data.map(({ attributes: { name } }) => ({ value: name, label: name }))}
          {...bind('state_name')}
        />
      ) : null,
  };
  return (
    <div className={styles.pair}>
      {order.map((part) => (
        <Fragment key={part}>{fields[part]()}</Fragment>
      ))}
      <TextField
        label={t('company.address.phone')}
        type="tel"
        autoComplete="tel"
        figures
        maxLength={40}
        {...phone}
        {...typedPhone}
        error={phone.error ?? typedPhone.error}
      />
    </div>
  );
}
