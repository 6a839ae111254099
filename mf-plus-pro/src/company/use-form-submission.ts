import { type ApiProblem, mayHaveHappened, newIdempotencyKey, type Result } from '@shop/kit/api';
import { focusFirstError } from '@shop/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';

export interface FormSubmission {
  /** Ref of the form: its first invalid field gets the focus after each attempt. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Fields show errors from the first attempt on. */
  readonly tried: boolean;
  readonly busy: boolean;
  /** Why the server refused the last attempt. */
  readonly problem: ApiProblem | undefined;
  /** Submits when everything is filled in. Returns undefined when nothing was sent. */
  readonly submit: <Body, Value>(
    complete: boolean,
    body: Body,
    send: (body: Body, idempotencyKey: string) => Promise<Result<Value>>,
  ) => Promise<Result<Value> | undefined>;
  /** Resets the form to its initial state. */
  readonly reset: () => void;
}

/**
 * The common behaviour of this page's forms. A write with a lost reply is retried with the same key, so that nothing is
 * created or mailed twice.
 */
export function useFormSubmission(): FormSubmission {
  const form = useRef<HTMLFormElement>(null);
  const unanswered = useRef<{ readonly sent: string; readonly key: string } | undefined>(undefined);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  useEffect(() => {
    if (tries > 0) focusFirstError(form.current);
  }, [tries]);
  const again = () => setTries((before) => before + 1);
  return {
    form,
    tried: tries > 0,
    busy,
    problem,
    submit: async (complete, body, send) => {
      setProblem(undefined);
      again();
      if (!complete) return undefined;
      const sent = JSON.stringify(body);
      const key = unanswered.current?.sent === sent ? unanswered.current.key : newIdempotencyKey();
      unanswered.current = { sent, key };
      setBusy(true);
      const reply = await send(body, key);
      setBusy(false);
      if (reply.ok || !mayHaveHappened(reply.problem)) unanswered.current = undefined;
      if (!reply.ok) {
        setProblem(reply.problem);
        again();
      }
      return reply;
    },
    reset: () => {
      setTries(0);
      setProblem(undefined);
    },
  };
}
