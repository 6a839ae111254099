import type { ApiProblem, Result } from '@shop/kit/api';
import { focusFirstError } from '@shop/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';

interface FormSubmission {
  /** For the form itself: its first wrong field has the focus after each try. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Fields say what is wrong with them from the first try on. */
  readonly tried: boolean;
  readonly busy: boolean;
  /** Why the server refused the last try. */
  readonly problem: ApiProblem | undefined;
  /** One try: sends when everything is filled in. Undefined when nothing was sent. */
  readonly attempt: <Value>(
    complete: boolean,
    send: () => Promise<Result<Value>>,
  ) => Promise<Result<Value> | undefined>;
  /** What was refused has been typed over. */
  readonly clearProblem: () => void;
  /** The form stands empty again, as if nobody had tried. */
  readonly reset: () => void;
}

/** What the forms of the account have in common: errors from the first try on, the focus, and what the server refused. */
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
