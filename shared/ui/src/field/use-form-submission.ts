import { type RefObject, useState } from 'react';
import { useFormAttempts } from './use-form-attempts.ts';

type Reply<Problem> = { readonly ok: true } | { readonly ok: false; readonly problem: Problem };

export interface FormSubmission<Problem> {
  /** Ref of the form: its first field with an error gets the focus after each attempt. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Fields show their errors from the first attempt on. */
  readonly tried: boolean;
  readonly busy: boolean;
  /** Why the server refused the last attempt. */
  readonly problem: Problem | undefined;
  /** Sends if everything is filled in. Resolves to undefined when nothing was sent. */
  readonly attempt: <Sent extends Reply<Problem>>(
    isComplete: boolean,
    send: () => Promise<Sent>,
  ) => Promise<Sent | undefined>;
  /** Clears the refusal after a change of the input. */
  readonly clearProblem: () => void;
  /** Resets the form to its initial state. */
  readonly reset: () => void;
}

/**
 * The behaviour of every form that sends something: empty required fields are marked without a request, one request
 * runs at a time, and a refusal of the server is shown.
 *
 * @example const { form, tried, busy, problem, attempt } = useFormSubmission<ApiProblem>();
 */
export function useFormSubmission<Problem>(): FormSubmission<Problem> {
  const { form, tried, countAttempt, resetAttempts } = useFormAttempts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  return {
    form,
    tried,
    busy,
    problem,
    attempt: async (isComplete, send) => {
      if (busy) return undefined;
      setProblem(undefined);
      countAttempt();
      if (!isComplete) return undefined;
      setBusy(true);
      const sent = await send();
      setBusy(false);
      if (!sent.ok) {
        setProblem(() => sent.problem);
        countAttempt();
      }
      return sent;
    },
    clearProblem: () => setProblem(undefined),
    reset: () => {
      resetAttempts();
      setProblem(undefined);
    },
  };
}
