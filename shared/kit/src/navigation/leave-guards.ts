import { mountedRouter } from './mounted-router.ts';
import { ownerOf } from './paths.ts';

/** Answers the question whether the page may be left. */
export type AnswerLeave = (leave: boolean) => void;
type LeaveGuard = (createAnswer: () => AnswerLeave) => void;

const leaveGuards = new Set<LeaveGuard>();
/** The address whose question has been answered already. */
let confirmedUrl: string | undefined;

/** Asks every page part that holds the page; `true` when it may be left. */
export async function confirmLeave(): Promise<boolean> {
  for (const guard of [...leaveGuards]) {
    const canLeave = await new Promise<boolean>((resolve) => guard(() => resolve));
    if (!canLeave) return false;
  }
  return true;
}

/** A page part that wants to be asked before another remote takes the page. */
export function addLeaveGuard(guard: LeaveGuard): () => void {
  leaveGuards.add(guard);
  return () => leaveGuards.delete(guard);
}

/** Runs a move that has been asked about already, so that it is not asked about twice. */
export function navigateUnguarded(path: string, navigate: () => void): void {
  confirmedUrl = new URL(path, window.location.href).href;
  navigate();
}

interface RoutingEvent extends Event {
  readonly detail?: {
    readonly newUrl?: string;
    readonly cancelNavigation?: (cancel: Promise<boolean>) => void;
  };
}

/** The browser's back button into another remote is only known to single-spa, which can be held for the answer. */
export function guardCrossRemoteNavigation(): void {
  window.addEventListener('single-spa:before-routing-event', (event: RoutingEvent) => {
    const { newUrl, cancelNavigation } = event.detail ?? {};
    const isConfirmed = newUrl !== undefined && newUrl === confirmedUrl;
    confirmedUrl = undefined;
    if (isConfirmed || leaveGuards.size === 0 || newUrl === undefined || cancelNavigation === undefined)
      return;
    if (ownerOf(new URL(newUrl).pathname) === mountedRouter()?.remote) return;
    cancelNavigation(confirmLeave().then((canLeave) => !canLeave));
  });
}
