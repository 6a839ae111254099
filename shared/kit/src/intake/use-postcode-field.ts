import { examplePostcode, isVisible, parsePostcode } from '@shop/intake';
import { type FocusEvent, useState } from 'react';
import { fieldSentence, useIntakeWords } from './words.ts';

/**
 * What a field for a postcode needs beside its value: once it is left, the code stands as its country writes it
 * (`00838` is `00-838`), or the field says what is expected, with an example.
 */
export function usePostcodeField(country: string, value: string, onChange: (postcode: string) => void) {
  useIntakeWords();
  const [left, setLeft] = useState<string>();
  const isRefused = left === value && isVisible(value) && !parsePostcode(country, value).ok;
  return {
    error: isRefused ? fieldSentence('postcode', examplePostcode(country)) : undefined,
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      const read = parsePostcode(country, currentTarget.value);
      if (read.ok && read.value !== value) onChange(read.value);
      setLeft(currentTarget.value);
    },
  };
}
