import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldLine } from '../field/field.tsx';
import styles from './choice-tiles.module.css';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** A second, lighter line: "E flute, 1.5 mm". */
  readonly detail?: ReactNode;
  /** A drawing above the words, or before them in rows. */
  readonly picture?: ReactNode;
  /** The price or duration of the choice, at the end of a row. */
  readonly aside?: ReactNode;
  /** Why it is disabled; shown in place of `detail`. */
  readonly disabledReason?: string | undefined;
}

export interface ChoiceTilesProps<Value extends string> {
  readonly legend: ReactNode;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** Form name; generated when absent. */
  readonly name?: string;
  /** `tiles` beside each other, `compact` for short figures (quantities), `rows` for payment or delivery methods. */
  readonly layout?: 'tiles' | 'compact' | 'rows';
  readonly hint?: ReactNode;
  readonly error?: ReactNode | undefined;
  readonly className?: string;
}

/** A choice of one of a few visible options. Radio buttons underneath: arrow keys move, Tab leaves. */
export function ChoiceTiles<Value extends string>({
  legend,
  choices,
  value,
  onChange,
  name,
  layout = 'tiles',
  hint,
  error,
  className,
}: ChoiceTilesProps<Value>) {
  const generatedId = useId();
  const lineId = `${generatedId}-line`;
  return (
    <fieldset
      className={classNames(
        styles.group,
        layout === 'rows' && styles.rows,
        layout === 'compact' && styles.compact,
        className,
      )}
      aria-describedby={hint === undefined && error === undefined ? undefined : lineId}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.tiles}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.tile}>
            <input
              className={styles.input}
              type="radio"
              name={name ?? generatedId}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabledReason !== undefined}
              onChange={() => onChange(choice.value)}
            />
            {choice.picture === undefined ? null : <span className={styles.picture}>{choice.picture}</span>}
            <span className={styles.words}>
              <span className={styles.name}>{choice.label}</span>
              {choice.disabledReason === undefined && choice.detail === undefined ? null : (
                <span className={styles.detail}>{choice.disabledReason ?? choice.detail}</span>
              )}
            </span>
            {choice.aside === undefined ? null : <span className={styles.aside}>{choice.aside}</span>}
          </label>
        ))}
      </div>
      {hint === undefined && error === undefined ? null : <FieldLine id={lineId} hint={hint} error={error} />}
    </fieldset>
  );
}
