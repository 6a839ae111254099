import { cleanText, suggestEmail } from '@shop/intake';
import { type FocusEvent, useRef, useState } from 'react';
import { intakeText, useIntakeWords } from './words.ts';

/** A question below a field, and what to do when it is answered with yes. */
export interface Suggestion {
  readonly text: string;
  readonly onTake: () => void;
}

/** Returns the address that was probably meant, with its question; undefined for one that looks right. */
export function useEmailSuggestion(
  typed: string,
): { readonly email: string; readonly text: string } | undefined {
  useIntakeWords();
  const email = suggestEmail(typed);
  const text = email === null ? undefined : intakeText('intake.didYouMean', { email });
  return email === null || text === undefined ? undefined : { email, text };
}

/**
 * What a field for an e-mail address needs beside its value: once it is left, blanks at the ends are gone and a slip of
 * the finger has its question, "Did you mean maria@gmail.com?". Whoever answers is back in the field.
 *
 * @example
 * const { suggestion, onBlur } = useEmailField(email, setEmail);
 * <TextField value={email} onChange={setEmail} onBlur={onBlur} hint={suggestion && <FieldSuggestion {...suggestion} />} />
 */
export function useEmailField(value: string, onChange: (email: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<string>();
  const meant = useEmailSuggestion(left === value ? value : '');
  const suggestion: Suggestion | undefined = meant && {
    text: meant.text,
    onTake: () => {
      onChange(meant.email);
      field.current?.focus();
    },
  };
  return {
    suggestion,
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      field.current = currentTarget;
      const cleaned = cleanText(currentTarget.value);
      if (cleaned !== value) onChange(cleaned);
      setLeft(cleaned);
    },
  };
}
