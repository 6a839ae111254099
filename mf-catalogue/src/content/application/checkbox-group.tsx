import { Checkbox, FieldLine } from '@shop/ui';
import { type Ref, useId } from 'react';
import styles from './application.module.css';

interface CheckboxGroupProps<Id extends string> {
  readonly name: string;
  readonly legend: string;
  readonly optional?: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly checkedIds: readonly Id[];
  readonly onChange: (checkedIds: readonly Id[]) => void;
  readonly error?: string | undefined;
  /** The first checkbox: the focus target when a required choice is missing. */
  readonly first?: Ref<HTMLInputElement>;
}

/** A group of checkboxes under one legend. */
export function CheckboxGroup<Id extends string>({
  name,
  legend,
  optional,
  options,
  checkedIds,
  onChange,
  error,
  first,
}: CheckboxGroupProps<Id>) {
  const lineId = useId();
  return (
    <fieldset className={styles.checkboxes} aria-describedby={lineId}>
      <legend>
        {legend}
        {optional === undefined ? null : <span className={styles.optional}> {optional}</span>}
      </legend>
      <div className={styles.options}>
        {options.map(({ id, label }, index) => (
          <Checkbox
            key={id}
            name={name}
            value={id}
            label={label}
            checked={checkedIds.includes(id)}
            onChange={(on) => onChange(on ? [...checkedIds, id] : checkedIds.filter((one) => one !== id))}
            {...(index === 0 && first !== undefined ? { ref: first } : {})}
          />
        ))}
      </div>
      <FieldLine id={lineId} error={error} />
    </fieldset>
  );
}
