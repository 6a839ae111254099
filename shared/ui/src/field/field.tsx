import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { SeverityIcon } from '../severity/severity.tsx';
import styles from './field.module.css';

export interface FieldMessages {
  readonly label: ReactNode;
  /** Shown under the control; an error replaces it without moving the layout. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do. Announced as soon as it appears. */
  readonly error?: ReactNode | undefined;
  /** The word for "optional"; required fields have no mark. */
  readonly optional?: string;
  /** The label is visually hidden, and no space is reserved below: for editing inside a table. */
  readonly labelHidden?: boolean;
}

/** The attributes of a control inside a `Field`. */
export interface FieldControlProps {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldMessages {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (wiring: FieldControlProps) => ReactNode;
}

/** Label, control and the line below. Use it for custom controls; `TextField` and similar components contain it. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  labelHidden = false,
  className,
  children,
}: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const lineId = `${controlId}-line`;
  const hasError = error !== undefined && error !== '' && error !== null;
  return (
    <div className={classNames(styles.field, labelHidden && styles.tight, className)}>
      <label className={labelHidden ? 'only-heard' : styles.label} htmlFor={controlId}>
        <span>{label}</span>
        {optional === undefined ? null : <span className={styles.optional}>{optional}</span>}
      </label>
      {children({ id: controlId, 'aria-describedby': lineId, 'aria-invalid': hasError ? true : undefined })}
      <FieldLine id={lineId} hint={hint} error={error} />
    </div>
  );
}

/** The line under a control: the hint, or the error instead. */
export function FieldLine({
  id,
  hint,
  error,
}: {
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}) {
  const wrong = error !== undefined && error !== '' && error !== null;
  return (
    <div id={id} className={classNames(styles.line, wrong && styles.wrong)} aria-live="polite">
      {wrong ? <SeverityIcon severity="error" /> : null}
      <span>{wrong ? error : hint}</span>
    </div>
  );
}
