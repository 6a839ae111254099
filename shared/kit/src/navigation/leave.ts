import { mountedRouter } from './mounted-router.ts';
import { ownerOf } from './paths.ts';

/** Answers the question whether the page may be left. */
export type LeaveQuestion = (leave: boolean) => void;
type Asker = (question: () => LeaveQuestion) => void;

const askers = new Set<Asker>();
/** The address whose question has been answered already. */
let permitted: string | undefined;

/** Asks every page part that holds the page; `true` when it may be left. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of [...askers]) {
    const leave = await new Promise<boolean>((resolve) => ask(() => resolve));
    if (!leave) return false;
  }
  return true;
}

/** A page part that wants to be asked before another remote takes the page. */
export function addLeaveQuestion(ask: Asker): () => void {
  askers.add(ask);
  return () => askers.delete(ask);
}

/** Runs a move that has been asked about already, so that it is not asked about twice. */
export function moveWithoutAsking(path: string, move: () => void): void {
  permitted = new URL(path, window.location.href).href;
  move();
}

interface RoutingEvent extends Event {
  readonly detail?: {
    readonly newUrl?: string;
    readonly cancelNavigation?: (cancel: Promise<boolean>) => void;
  };
}

/** The browser's back button into another remote is only known to single-spa, which can be held for the answer. */
export function watchForeignMoves(): void {
  window.addEventListener('single-spa:before-routing-event', (event: RoutingEvent) => {
    const { newUrl, cancelNavigation } = event.detail ?? {};
    const allowed = newUrl !== undefined && newUrl === permitted;
    permitted = undefined;
    if (allowed || askers.size === 0 || newUrl === undefined || cancelNavigation === undefined) return;
    if (ownerOf(new URL(newUrl).pathname) === mountedRouter()?.remote) return;
    cancelNavigation(mayLeave().then((leave) => !leave));
  });
}
