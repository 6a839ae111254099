import { isVisible } from '@shop/intake';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { fieldSentence, useIntakeWords } from './words.ts';

/** The numbering plans (40 kB): nobody loads them before a phone field has the focus. */
const loadPlans = () => import('@shop/intake/phone');

/**
 * What a field for a phone number needs beside its value: once it is left, the number stands in its international form,
 * or the field says what is expected, with an example of the country. Without network it says nothing; the API checks
 * again.
 *
 * @param country ISO code of the address: the plan of numbers without a country's code
 */
export function usePhoneField(country: string, value: string, onChange: (phone: string) => void) {
  useIntakeWords();
  const [refused, setRefused] = useState<{ phone: string; country: string; example: string | undefined }>();
  const current = useRef({ value, onChange });
  useEffect(() => {
    current.current = { value, onChange };
  });
  const isRefused = refused?.phone === value && refused.country === country;
  return {
    error: isRefused ? fieldSentence('phone', refused.example) : undefined,
    onFocus: () => void loadPlans().catch(() => undefined),
    onBlur: async ({ currentTarget }: FocusEvent<HTMLInputElement>): Promise<void> => {
      const typed = currentTarget.value;
      if (!isVisible(typed)) return;
      const plans = await loadPlans().catch(() => undefined);
      // Somebody may have typed on while they came.
      if (plans === undefined || current.current.value !== typed) return;
      const read = plans.parsePhone(country, typed);
      if (!read.ok) setRefused({ phone: typed, country, example: read.example });
      else if (read.value !== typed) current.current.onChange(read.value);
    },
  };
}
