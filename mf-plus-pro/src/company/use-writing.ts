import { type ApiProblem, mayHaveHappened, newIdempotencyKey, type Result } from '@shop/kit/api';
import { focusFirstError } from '@shop/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Writing {
  /** For the form itself: its first wrong field has the focus after each try. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Fields say what is wrong with them from the first try on. */
  readonly tried: boolean;
  readonly busy: boolean;
  /** Why the server refused the last try. */
  readonly problem: ApiProblem | undefined;
  /** One try: sends when everything is filled in. Undefined when nothing was sent. */
  readonly write: <Body, Value>(
    complete: boolean,
    body: Body,
    send: (body: Body, idempotencyKey: string) => Promise<Result<Value>>,
  ) => Promise<Result<Value> | undefined>;
  /** The form stands as if nobody had tried. */
  readonly reset: () => void;
}

/**
 * What the forms of this page have in common. A write whose reply was lost is sent again with the key it had, so that
 * nothing is founded or mailed twice.
 */
export function useWriting(): Writing {
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
    write: async (complete, body, send) => {
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
