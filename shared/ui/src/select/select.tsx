import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { Field, type FieldMessages } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}
export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

export interface SelectProps
  extends FieldMessages,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'style' | 'onChange' | 'value' | 'children'> {
  readonly options: readonly (SelectOption | SelectGroup)[];
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  /** An empty first entry: "Choose a country". */
  readonly emptyLabel?: string;
  readonly dense?: boolean;
  readonly ref?: Ref<HTMLSelectElement>;
}

const optionOf = (option: SelectOption) => (
  <option key={option.value} value={option.value} disabled={option.disabled}>
    {option.label}
  </option>
);

/** The platform's native select: works with every keyboard, touch screen and screen reader. */
export function Select({
  label,
  hint,
  error,
  optional,
  labelHidden,
  options,
  emptyLabel,
  dense = false,
  onChange,
  className,
  id,
  ...rest
}: SelectProps) {
  return (
    <Field
      id={id}
      className={className}
      label={label}
      hint={hint}
      error={error}
      {...(optional === undefined ? {} : { optional })}
      {...(labelHidden === undefined ? {} : { labelHidden })}
    >
      {(wiring) => (
        <span className={styles.hold}>
          <select
            {...rest}
            {...wiring}
            className={classNames(fieldStyles.control, styles.select, dense && fieldStyles.dense)}
            onChange={onChange === undefined ? undefined : (event) => onChange(event.currentTarget.value)}
          >
            {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(optionOf)}
                </optgroup>
              ) : (
                optionOf(entry)
              ),
            )}
          </select>
          <Icon name="chevron-down" size={16} />
        </span>
      )}
    </Field>
  );
}
