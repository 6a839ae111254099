import type { LandingPage } from '../landing-page.ts';
import type { QueuedEvent } from '../queue.ts';
import { continueAnalyticsSession } from './analytics-session.ts';
import { resolveAttribution } from './attribution.ts';
import { flushOnLeave, queueForServer } from './batch.ts';
import { pushToDataLayer } from './data-layer.ts';
import { registerFirstTouch } from './first-touch.ts';
import { identifySignedInUsers, registerAcquisition, registerAnalyticsSession } from './identity.ts';
import { type Library, loadLibrary } from './library.ts';
import { linkDomains } from './linker.ts';
import { createMessage } from './message.ts';
import { reportError } from './report.ts';
import { toSegmentEvents } from './segment-events.ts';
import { readTagSession } from './tag-session.ts';

export { loadLibrary } from './library.ts';

let stopMeasuring: () => void = () => undefined;

/**
 * Starts everything that needs consent to analytics: the session and its origin, the library, and delivery to the
 * server. Resolves to the function that delivers one event, once the library is ready or known to be missing.
 */
export async function startMeasuring(landingPage: LandingPage): Promise<(event: QueuedEvent) => void> {
  stopMeasuring();
  const analyticsSession = continueAnalyticsSession(landingPage);
  runInBackground(registerFirstTouch(landingPage, analyticsSession.client_id));
  runInBackground(
    Promise.resolve().then(() => registerAcquisition(landingPage, resolveAttribution(landingPage))),
  );
  runInBackground(
    readTagSession(analyticsSession).then((tag) => registerAnalyticsSession(analyticsSession, tag)),
  );
  const stopIdentifying = identifySignedInUsers(analyticsSession.client_id);
  const stopLinking = linkDomains(() => continueAnalyticsSession(landingPage).client_id);
  window.addEventListener('pagehide', flushOnLeave);
  stopMeasuring = () => {
    stopIdentifying();
    stopLinking();
    window.removeEventListener('pagehide', flushOnLeave);
  };
  const library = await loadLibrary();
  return (event) => deliver(event, library, landingPage);
}

/** Failures of side tasks must not delay the events. */
const runInBackground = (task: Promise<void>): void => void task.catch(reportError);

function deliver(event: QueuedEvent, library: Library | undefined, landingPage: LandingPage): void {
  try {
    const message = createMessage(event, continueAnalyticsSession(landingPage));
    pushToDataLayer(event);
    queueForServer(message);
    const options = { timestamp: message.timestamp, anonymousId: message.anonymousId };
    for (const { name, properties } of toSegmentEvents(event)) library?.track(name, properties, options);
  } catch (error) {
    void reportError(error);
  }
}
