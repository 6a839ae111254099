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
 * Everything that needs consent to analytics: the session and where it came from, the library, and the way to the
 * server. Resolves, once the library is ready or known to be missing, to what delivers one event.
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

/** What fails beside the events must not hold them up. */
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
