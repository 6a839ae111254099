import type { ApiProblem, Result } from '@shop/kit/api';
import { focusFirstError } from '@shop/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';

interface FormSubmission {
  /** Ref of the form: its first invalid field gets the focus after each attempt. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Fields show errors from the first attempt on. */
  readonly tried: boolean;
  readonly busy: boolean;
  /** Why the server refused the last attempt. */
  readonly problem: ApiProblem | undefined;
  /** Submits when everything is filled in. Returns undefined when nothing was sent. */
  readonly attempt: <Value>(
    complete: boolean,
    send: () => Promise<Result<Value>>,
  ) => Promise<Result<Value> | undefined>;
  /** Clears the refusal after a change of the input. */
  readonly clearProblem: () => void;
  /** Resets the form to its initial state. */
  readonly reset: () => void;
}

/** The common behaviour of the account's forms: errors from the first attempt on, focus, and server refusals. */
export function useFormSubmission(): FormSubmission {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  useEffect(() => {
    if (tries > 0) focusFirstError(form.current);
  }, [tries]);
  const countAttempt = () => setTries((before) => before + 1);
  return {
    form,
    tried: tries > 0,
    busy,
    problem,
    attempt: async (complete, send) => {
      setProblem(undefined);
      countAttempt();
      if (!complete) return undefined;
      setBusy(true);
      const sent = await send();
      setBusy(false);
      if (!sent.ok) {
        setProblem(sent.problem);
        countAttempt();
      }
      return sent;
    },
    clearProblem: () => setProblem(undefined),
    reset: () => setTries(0),
  };
}
