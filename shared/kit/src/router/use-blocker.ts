import { useEffect, useState } from 'react';
import { useBlocker as useRouterBlocker } from 'react-router';
import { addLeaveQuestion, type LeaveQuestion } from '../navigation/leave.ts';

export interface Blocker {
  readonly blocked: boolean;
  /** Leaves the page after all. */
  readonly proceed: () => void;
  /** Stays. */
  readonly stay: () => void;
}

/**
 * Holds every way out of the page while `when` is true: links in this remote, links to other remotes, the browser's
 * back button; closing the tab asks in the browser's own words. Show a dialog while `blocked`.
 *
 * @example const leaving = useBlocker(design.dirty); <Dialog open={leaving.blocked} onClose={leaving.stay} …>
 */
export function useBlocker(when: boolean): Blocker {
  const inner = useRouterBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  const [outer, setOuter] = useState<LeaveQuestion>();
  useEffect(() => {
    if (!when) return;
    const remove = addLeaveQuestion((question) => setOuter(question));
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', beforeUnload);
    return () => {
      remove();
      window.removeEventListener('beforeunload', beforeUnload);
    };
  }, [when]);
  const answer = (leave: boolean) => {
    setOuter(undefined);
    outer?.(leave);
    if (leave) inner.proceed?.();
    else inner.reset?.();
  };
  return {
    blocked: inner.state === 'blocked' || outer !== undefined,
    proceed: () => answer(true),
    stay: () => answer(false),
  };
}
