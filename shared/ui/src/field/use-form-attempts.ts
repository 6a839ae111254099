import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstError } from './focus-first-error.ts';

export interface FormAttempts<Form extends HTMLElement> {
  /** Ref of the form, or of the element around its fields. */
  readonly form: RefObject<Form | null>;
  /** Fields show their errors from the first attempt on. */
  readonly tried: boolean;
  /** Counts an attempt: once its errors are on screen, the first field with an error gets the focus. */
  readonly countAttempt: () => void;
  /** Hides the errors of the fields again. */
  readonly resetAttempts: () => void;
}

/** The attempts to submit a form: errors from the first one on, and the focus at the first field with an error. */
export function useFormAttempts<Form extends HTMLElement = HTMLFormElement>(): FormAttempts<Form> {
  const form = useRef<Form>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) focusFirstError(form.current);
  }, [attempts]);
  return {
    form,
    tried: attempts > 0,
    countAttempt: () => setAttempts((before) => before + 1),
    resetAttempts: () => setAttempts(0),
  };
}
