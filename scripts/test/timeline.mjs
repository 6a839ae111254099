// When each part of a run began and ended and how busy the machine was, so that a core without work is seen.
import os from 'node:os';

const width = 40;

/**
 * Measures the parts of a run. `during(part, work)` returns what `work` returns; `describe(cores)` returns the lines to
 * print. `clock` returns milliseconds; `readBusy` the seconds that all cores have worked, for whatever process.
 */
export function makeTimeline({ clock = Date.now, readBusy = readBusyCores } = {}) {
  const now = () => ({ time: clock(), busy: readBusy() });
  const began = now();
  const spans = [];
  const during = async (part, work) => {
    const from = now();
    try {
      return await work();
    } finally {
      spans.push({ part, from, to: now() });
    }
  };
  const describe = (cores) => {
    if (spans.length === 0) return [];
    const end = now();
    const whole = Math.max(1, end.time - began.time);
    const seconds = ({ time }) => String(Math.round((time - began.time) / 1000)).padStart(5);
    const column = ({ time }) => Math.round(((time - began.time) / whole) * width);
    const share = (from, to) =>
      `${Math.round((100_000 * (to.busy - from.busy)) / (cores * Math.max(1, to.time - from.time)))} %`;
    return [
      `the parts of the run, in seconds, and how busy ${cores} cores were (${share(began, end)} in all):`,
      ...spans
        .toSorted((one, other) => one.from.time - other.from.time || one.to.time - other.to.time)
        .map(({ part, from, to }) => {
          const bar = '█'.repeat(Math.max(1, column(to) - column(from)));
          const busy = share(from, to).padStart(5);
          return `${seconds(from)} –${seconds(to)} ${busy}  ${part.padEnd(14)}${' '.repeat(column(from))}${bar}`;
        }),
    ];
  };
  return { during, describe };
}

/** Browsers and databases are no children of the run, or are killed: only the machine knows what they used. */
function readBusyCores() {
  return (
    os.cpus().reduce((all, { times }) => all + times.user + times.nice + times.sys + times.irq, 0) / 1000
  );
}
