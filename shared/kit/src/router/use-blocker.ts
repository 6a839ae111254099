import { useEffect, useState } from 'react';
import { useBlocker as useRouterBlocker } from 'react-router';
import { type AnswerLeave, addLeaveGuard } from '../navigation/leave-guards.ts';

export interface Blocker {
  readonly blocked: boolean;
  /** Leaves the page. */
  readonly proceed: () => void;
  /** Stays on the page. */
  readonly stay: () => void;
}

/**
 * Blocks every way out of the page while `when` is true: links in this remote, links to other remotes, the browser's
 * back button; closing the tab shows the browser's own prompt. Show a dialog while `blocked`.
 *
 * @example const leaving = useBlocker(design.dirty); <Dialog open={leaving.blocked} onClose={leaving.stay} …>
 */
export function useBlocker(when: boolean): Blocker {
  const routerBlocker = useRouterBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  const [answerLeave, setAnswerLeave] = useState<AnswerLeave>();
  useEffect(() => {
    if (!when) return;
    const remove = addLeaveGuard((createAnswer) => setAnswerLeave(createAnswer));
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', beforeUnload);
    return () => {
      remove();
      window.removeEventListener('beforeunload', beforeUnload);
    };
  }, [when]);
  const answer = (leave: boolean) => {
    setAnswerLeave(undefined);
    answerLeave?.(leave);
    if (leave) routerBlocker.proceed?.();
    else routerBlocker.reset?.();
  };
  return {
    blocked: routerBlocker.state === 'blocked' || answerLeave !== undefined,
    proceed: () => answer(true),
    stay: () => answer(false),
  };
}
