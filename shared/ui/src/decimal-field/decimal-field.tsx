import { useState } from 'react';
import type { FieldMessages } from '../field/field.tsx';
import { TextField } from '../field/text-field.tsx';
import { formatDecimal, parseDecimal } from './decimal.ts';

export interface DecimalFieldProps extends FieldMessages {
  readonly value: number;
  /** Called only with a number within the limits. */
  readonly onChange: (value: number) => void;
  /** BCP 47 tag of the displayed decimal mark; both marks may be typed. */
  readonly locale: string;
  readonly decimals?: number;
  readonly min?: number;
  readonly max?: number;
  /** A sign that may be typed after the number: "°". */
  readonly unit?: string;
}

/** A field for a number that is no length: points, degrees. Shows the value again when it is left. */
export function DecimalField({
  value,
  onChange,
  locale,
  decimals = 1,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  unit = '',
  ...texts
}: DecimalFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...texts}
      figures
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? formatDecimal(value, locale, decimals)}
      onChange={(text) => {
        setTyped(text);
        const next = parseDecimal(unit === '' ? text : text.replace(unit, ''));
        if (next !== undefined && next >= min && next <= max) onChange(next);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
