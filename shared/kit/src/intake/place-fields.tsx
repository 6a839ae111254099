import { Select, TextField } from '@shop/ui';
import { Fragment } from 'react';
import type { AddressDraft, AddressLabel } from './address-text.ts';
import { useStates } from './states.query.ts';
import { useAddressFormat } from './use-address-format.ts';
import { usePostcodeField } from './use-postcode-field.ts';

interface PlaceFieldsProps {
  readonly className?: string | undefined;
  /** Before the name of each field, in the form and in `errors`: `ship_address.`. */
  readonly prefix?: string;
  /** Returns an autocomplete name with its section. */
  readonly complete?: (name: string) => string;
  readonly value: Pick<AddressDraft, 'country_iso' | 'zipcode' | 'city' | 'state_name'>;
  readonly onChange: (change: { readonly [Field in 'zipcode' | 'city' | 'state_name']?: string }) => void;
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** The form's own words, where the country has none. */
  readonly label: (name: Extract<AddressLabel, 'zipcode' | 'city' | 'state' | 'chooseState'>) => string;
  readonly optional: string;
}

/** Postcode, town and region in the order and by the names of the country. */
export function PlaceFields({
  className,
  prefix = '',
  complete = (name) => name,
  value,
  onChange,
  errors,
  label,
  optional,
}: PlaceFieldsProps) {
  const { country_iso: country = '', zipcode = '', city = '', state_name } = value;
  const states = useStates(country);
  const { order, isPostcodeOptional, label: countryLabel } = useAddressFormat(country);
  const postcode = usePostcodeField(country, zipcode, (written) => onChange({ zipcode: written }));
  const fields = {
    postcode: () => (
      <TextField
        label={countryLabel('postcode') ?? label('zipcode')}
        name={`${prefix}zipcode`}
        value={zipcode}
        onChange={(typed) => onChange({ zipcode: typed })}
        onBlur={postcode.onBlur}
        autoComplete={complete('postal-code')}
        figures
        maxLength={40}
        error={errors[`${prefix}zipcode`] ?? postcode.error}
        {...(isPostcodeOptional ? { optional } : {})}
      />
    ),
    town: () => (
      <TextField
        label={countryLabel('town') ?? label('city')}
        name={`${prefix}city`}
        value={city}
        onChange={(typed) => onChange({ city: typed })}
        autoComplete={complete('address-level2')}
        maxLength={120}
        error={errors[`${prefix}city`]}
      />
    ),
    region: () =>
      states.data?.length ? (
        <Select
          label={countryLabel('region') ?? label('state')}
          name={`${prefix}state_name`}
          value={state_name ?? ''}
          onChange={(chosen) => onChange({ state_name: chosen })}
          autoComplete={complete('address-level1')}
          emptyLabel={label('chooseState')}
          options={states.data.map(({ attributes: { name } }) => ({ value: name, label: name }))}
          error={errors[`${prefix}state_name`]}
        />
      ) : null,
  };
  return (
    <div className={className} data-first={order[0]}>
      {order.map((part) => (
        <Fragment key={part}>{fields[part]()}</Fragment>
      ))}
    </div>
  );
}
