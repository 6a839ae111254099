import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { Field, type FieldMessages } from '../field/field.tsx';
import styles from './dimension-field.module.css';
import { formatLength, type LengthUnit, lengthStep, millimetresPer, parseLength } from './length.ts';

export type LengthProblem = 'not_a_number' | 'too_small' | 'too_large';
/** The field's value: a length within the limits in millimetres, or the problem. */
export type LengthReading =
  | { readonly ok: true; readonly millimetres: number }
  | { readonly ok: false; readonly problem: LengthProblem };

export interface DimensionFieldProps extends FieldMessages {
  /** Millimetres. */
  readonly value: number;
  readonly onChange: (reading: LengthReading) => void;
  readonly unit: LengthUnit;
  /** BCP 47 tag of the displayed decimal mark. */
  readonly locale: string;
  /** Limits in millimetres, inclusive. */
  readonly min: number;
  readonly max: number;
  /** One complete sentence for each problem, with its limit: "At least 40 mm, so that the lid can close." */
  readonly problems: Readonly<Record<LengthProblem, string>>;
  /** The unit's label when it is not its symbol. */
  readonly unitLabel?: string;
  readonly onFocus?: () => void;
  readonly id?: string;
  readonly name?: string;
  readonly className?: string;
}

/** Validates a typed length against the limits. */
export const readLength = (text: string, unit: LengthUnit, min: number, max: number): LengthReading => {
  const millimetres = parseLength(text, unit);
  if (millimetres === undefined) return { ok: false, problem: 'not_a_number' };
  // A limit displayed rounded in inches must be accepted: half a hundredth of a millimetre each way.
  if (millimetres < min - 0.015) return { ok: false, problem: 'too_small' };
  if (millimetres > max + 0.015) return { ok: false, problem: 'too_large' };
  return { ok: true, millimetres: Math.min(max, Math.max(min, millimetres)) };
};

/**
 * A length field. Arrow keys change one step, Page keys (or Shift) ten. A value that is still too small while typing
 * shows no error before the field is left.
 */
export function DimensionField({
  value,
  onChange,
  unit,
  locale,
  min,
  max,
  problems,
  unitLabel,
  onFocus,
  id,
  name,
  className,
  error,
  ...texts
}: DimensionFieldProps) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly unit: LengthUnit }>();
  const [isBlurred, setBlurred] = useState(true);
  const shown = typed !== undefined && typed.unit === unit ? typed.text : formatLength(value, unit, locale);
  const reading = typed === undefined ? undefined : readLength(shown, unit, min, max);
  const problem = reading !== undefined && !reading.ok ? reading.problem : undefined;
  const announcedProblem =
    problem !== undefined &&
    (isBlurred || problem === 'too_large' || (problem === 'not_a_number' && shown !== ''));

  const type = (text: string) => {
    setTyped({ text, unit });
    onChange(readLength(text, unit, min, max));
  };
  const stepTo = (steps: number) => {
    const from = reading?.ok === true ? reading.millimetres : value;
    const step = lengthStep[unit] * millimetresPer[unit];
    const next = Math.round((from + steps * step) * 100) / 100;
    const millimetres = Math.min(max, Math.max(min, next));
    setTyped(undefined);
    onChange({ ok: true, millimetres });
  };
  const key = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    stepTo(event.shiftKey && Math.abs(steps) === 1 ? steps * 10 : steps);
  };
  return (
    <Field
      {...texts}
      id={id}
      className={className}
      error={announcedProblem && problem !== undefined ? problems[problem] : error}
    >
      {(wiring) => (
        <span className={styles.hold}>
          <input
            {...wiring}
            className={classNames(fieldStyles.control, fieldStyles.figures, styles.control)}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            name={name}
            role="spinbutton"
            aria-valuenow={value / millimetresPer[unit]}
            aria-valuemin={min / millimetresPer[unit]}
            aria-valuemax={max / millimetresPer[unit]}
            aria-valuetext={`${shown} ${unitLabel ?? unit}`}
            value={shown}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={key}
            onFocus={(event) => {
              setBlurred(false);
              event.currentTarget.select();
              onFocus?.();
            }}
            onBlur={() => {
              setBlurred(true);
              if (reading?.ok === true) setTyped(undefined);
            }}
          />
          <span className={styles.unit} aria-hidden="true">
            {unitLabel ?? unit}
          </span>
        </span>
      )}
    </Field>
  );
}

/** Three lengths side by side, in the usual order: length × width × height. */
export function DimensionTriple({ children }: { readonly children: ReactNode }) {
  return <div className={styles.triple}>{children}</div>;
}
