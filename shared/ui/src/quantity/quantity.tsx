import { type KeyboardEvent, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { Field, type FieldMessages } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './quantity.module.css';

export interface QuantityProps extends FieldMessages {
  /** Whole pieces. */
  readonly value: number;
  /** Called only with a whole number within the limits. */
  readonly onChange: (value: number) => void;
  /** Whether the field holds a whole number within the limits: nothing may be sent while it does not. */
  readonly onValidity?: (isValid: boolean) => void;
  readonly min: number;
  readonly max: number;
  /** The step of buttons and arrow keys; typing may enter any whole number. */
  readonly step?: number;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** Shown while the input is not a whole number within the limits: "From 30 to 100 000 pieces." */
  readonly limitsText: string;
  readonly dense?: boolean;
  readonly id?: string;
  readonly name?: string;
  readonly className?: string;
}

const digitsOnly = /^[\s\u00a0\u202f.,']*\d[\d\s\u00a0\u202f.,']*$/;

/**
 * Parses a whole number and ignores grouping marks of any language ("1 000", "1.000", "1,000" are 1000). Undefined
 * otherwise.
 */
export const parseQuantity = (text: string): number | undefined => {
  if (!digitsOnly.test(text)) return undefined;
  const parts = text.trim().split(/[\s\u00a0\u202f.,']/);
  const grouped = parts.slice(1).every((part) => part.length === 3);
  return grouped ? Number(parts.join('')) : undefined;
};

/** A quantity field: type, press, or use the arrow keys (Page keys change ten steps). */
export function Quantity({
  value,
  onChange,
  onValidity,
  min,
  max,
  step = 1,
  decreaseLabel,
  increaseLabel,
  limitsText,
  dense = false,
  id,
  name,
  className,
  error,
  ...texts
}: QuantityProps) {
  // The text while typing; undefined when the field shows the value itself.
  const [typed, setTyped] = useState<string>();
  const read = typed === undefined ? value : parseQuantity(typed);
  const isInvalid = read === undefined || read < min || read > max;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of validity
  useEffect(() => onValidity?.(!isInvalid), [isInvalid]);

  const stepTo = (steps: number) => {
    const next = Math.min(max, Math.max(min, value + steps * step));
    setTyped(undefined);
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    setTyped(text);
    const next = parseQuantity(text);
    if (next !== undefined && next >= min && next <= max && next !== value) onChange(next);
  };
  const key = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    stepTo(steps);
  };
  return (
    <Field {...texts} id={id} className={className} error={isInvalid ? limitsText : error}>
      {(wiring) => (
        <div className={classNames(styles.stepper, dense && styles.dense)}>
          <button
            type="button"
            className={styles.step}
            aria-label={decreaseLabel}
            aria-disabled={value <= min ? true : undefined}
            onClick={() => stepTo(-1)}
          >
            <Icon name="minus" size={16} />
          </button>
          <input
            {...wiring}
            className={classNames(
              fieldStyles.control,
              fieldStyles.figures,
              styles.figure,
              dense && fieldStyles.dense,
            )}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            name={name}
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            value={typed ?? String(value)}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={key}
            onBlur={() => {
              if (!isInvalid) setTyped(undefined);
            }}
          />
          <button
            type="button"
            className={styles.step}
            aria-label={increaseLabel}
            aria-disabled={value >= max ? true : undefined}
            onClick={() => stepTo(1)}
          >
            <Icon name="plus" size={16} />
          </button>
        </div>
      )}
    </Field>
  );
}
