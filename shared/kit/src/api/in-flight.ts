import type { ApiProblem, Result } from './result.ts';
import { failure } from './result.ts';
import { aborted } from './to-problem.ts';

type Reply = Result<unknown, ApiProblem>;
interface Flight {
  readonly reply: Promise<Reply>;
  readonly stop: AbortController;
  waiting: number;
}

const flights = new Map<string, Flight>();

/** Joins a read that is already on its way. It is stopped only when everybody who waits for it has gone. */
export function inFlight(
  key: string,
  signal: AbortSignal | undefined,
  send: (signal: AbortSignal) => Promise<Reply>,
): Promise<Reply> {
  const flight = flights.get(key) ?? takeOff(key, send);
  flight.waiting++;
  if (!signal) return flight.reply;
  return new Promise((resolve, reject) => {
    const leave = () => {
      flight.waiting--;
      if (flight.waiting === 0) {
        flights.delete(key);
        flight.stop.abort();
      }
      resolve(failure(aborted));
    };
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    flight.reply.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

function takeOff(key: string, send: (signal: AbortSignal) => Promise<Reply>): Flight {
  const stop = new AbortController();
  const reply = send(stop.signal);
  const flight: Flight = { reply, stop, waiting: 0 };
  flights.set(key, flight);
  const land = () => {
    if (flights.get(key) === flight) flights.delete(key);
  };
  reply.then(land, land);
  return flight;
}
