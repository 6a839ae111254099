import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { Field, type FieldMessages } from './field.tsx';

export interface TextFieldProps
  extends FieldMessages,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'onChange' | 'value' | 'size'> {
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  /** Aligns digits: postcodes, tax numbers, cards. */
  readonly figures?: boolean;
  readonly dense?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A single-line text field. Controlled with `value` + `onChange`, or uncontrolled with `defaultValue` + `name` inside a
 * form.
 */
export function TextField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  figures = false,
  dense = false,
  onChange,
  className,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
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
        <input
          {...rest}
          {...wiring}
          type={type}
          className={classNames(styles.control, figures && styles.figures, dense && styles.dense)}
          onChange={onChange === undefined ? undefined : (event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

export interface TextAreaProps
  extends FieldMessages,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'style' | 'onChange' | 'value'> {
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text field. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  labelHidden,
  onChange,
  className,
  id,
  rows = 4,
  ...rest
}: TextAreaProps) {
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
        <textarea
          {...rest}
          {...wiring}
          rows={rows}
          className={classNames(styles.control, styles.area)}
          onChange={onChange === undefined ? undefined : (event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
