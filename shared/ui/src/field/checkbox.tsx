import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldLine } from './field.tsx';

export interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'onChange' | 'type'> {
  /** May contain links (terms, privacy). */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode | undefined;
  readonly onChange?: (checked: boolean) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A box to tick. */
export function Checkbox({ label, hint, error, onChange, className, id, ...rest }: CheckboxProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hasError = error !== undefined && error !== '' && error !== null;
  const line = hasError || (hint !== undefined && hint !== null);
  return (
    <div className={classNames(styles.tick, className)}>
      <input
        {...rest}
        id={controlId}
        type="checkbox"
        className={styles.box}
        aria-invalid={hasError ? true : undefined}
        aria-describedby={line ? `${controlId}-line` : undefined}
        onChange={onChange === undefined ? undefined : (event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={controlId}>{label}</label>
      {line ? <FieldLine id={`${controlId}-line`} hint={hint} error={error} /> : null}
    </div>
  );
}
