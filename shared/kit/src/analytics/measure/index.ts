import type { Arrival } from '../arrival.ts';
import type { QueuedEvent } from '../queue.ts';
import { attribute } from './attribution.ts';
import { flushOnLeave, toServer } from './batch.ts';
import { toDataLayer } from './data-layer.ts';
import { registerFirstTouch } from './first-touch.ts';
import { identifyMembers, tellOrigin, tellSession } from './identity.ts';
import { type Library, openLibrary } from './library.ts';
import { linkDomains } from './linker.ts';
import { messageOf } from './message.ts';
import { report } from './report.ts';
import { segmentEvents } from './segment-names.ts';
import { tagSession } from './tag-session.ts';
import { visitTraffic } from './traffic.ts';

export { openLibrary } from './library.ts';

let stop: () => void = () => undefined;

/**
 * Everything that needs consent to analytics: the session and where it came from, the library, and the way to the
 * server. Resolves, once the library is ready or known to be missing, to what delivers one event.
 */
export async function startMeasuring(arrival: Arrival): Promise<(event: QueuedEvent) => void> {
  stop();
  const traffic = visitTraffic(arrival);
  tell(registerFirstTouch(arrival, traffic.client_id));
  tell(Promise.resolve().then(() => tellOrigin(arrival, attribute(arrival))));
  tell(tagSession(traffic).then((tag) => tellSession(traffic, tag)));
  const forget = identifyMembers(traffic.client_id);
  const unlink = linkDomains(() => visitTraffic(arrival).client_id);
  window.addEventListener('pagehide', flushOnLeave);
  stop = () => {
    forget();
    unlink();
    window.removeEventListener('pagehide', flushOnLeave);
  };
  const library = await openLibrary();
  return (event) => deliver(event, library, arrival);
}

/** What fails beside the events must not hold them up. */
const tell = (telling: Promise<void>): void => void telling.catch(report);

function deliver(event: QueuedEvent, library: Library | undefined, arrival: Arrival): void {
  try {
    const message = messageOf(event, visitTraffic(arrival));
    toDataLayer(event);
    toServer(message);
    const options = { timestamp: message.timestamp, anonymousId: message.anonymousId };
    for (const { name, properties } of segmentEvents(event)) library?.track(name, properties, options);
  } catch (error) {
    void report(error);
  }
}
