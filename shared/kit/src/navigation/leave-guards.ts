import { mountedRouter } from './mounted-router.ts';
import { ownerOf } from './paths.ts';

/** Confirms or cancels leaving the page. */
export type AnswerLeave = (leave: boolean) => void;
type LeaveGuard = (createAnswer: () => AnswerLeave) => void;

const leaveGuards = new Set<LeaveGuard>();
/** The address for which leaving is already confirmed. */
let confirmedUrl: string | undefined;

/** Asks every registered guard; `true` when the page may be left. */
export async function confirmLeave(): Promise<boolean> {
  for (const guard of [...leaveGuards]) {
    const canLeave = await new Promise<boolean>((resolve) => guard(() => resolve));
    if (!canLeave) return false;
  }
  return true;
}

/** Registers a guard that is asked before another remote takes over the page. */
export function addLeaveGuard(guard: LeaveGuard): () => void {
  leaveGuards.add(guard);
  return () => leaveGuards.delete(guard);
}

/** Runs a navigation that is already confirmed, without asking again. */
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

/** Only single-spa sees the browser's back button into another remote; it can wait for the answer. */
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
