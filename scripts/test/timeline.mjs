// When each part of a run began and ended, so that a core without work is seen.
import { readFileSync } from 'node:fs';

const width = 40;

/**
 * Measures the parts of a run. `during(part, work)` returns what `work` returns; `describe(cores)` returns the lines to
 * print. `clock` returns milliseconds; `readUsed` the seconds of processor time that ended children have used,
 * `undefined` where the system does not tell.
 */
export function makeTimeline({ clock = Date.now, readUsed = readUsedByChildren } = {}) {
  const began = clock();
  const spans = [];
  const during = async (part, work) => {
    const from = clock();
    try {
      return await work();
    } finally {
      spans.push({ part, from, to: clock() });
    }
  };
  const describe = (cores) => {
    if (spans.length === 0) return [];
    const whole = Math.max(1, clock() - began);
    const seconds = (time) => String(Math.round((time - began) / 1000)).padStart(5);
    const column = (time) => Math.round(((time - began) / whole) * width);
    const used = readUsed();
    const share = used === undefined ? '' : ` of ${Math.round((cores * whole) / 1000)} s on ${cores} cores`;
    return [
      `the parts of the run, in seconds${used === undefined ? '' : `; processor time ${Math.round(used)} s${share}`}:`,
      ...spans
        .toSorted((one, other) => one.from - other.from || one.to - other.to)
        .map(({ part, from, to }) => {
          const bar = '█'.repeat(Math.max(1, column(to) - column(from)));
          return `${seconds(from)} –${seconds(to)}  ${part.padEnd(14)}${' '.repeat(column(from))}${bar}`;
        }),
    ];
  };
  return { during, describe };
}

/** Linux counts in hundredths of a second, in the 16th and 17th field. */
function readUsedByChildren() {
  try {
    const fields = readFileSync('/proc/self/stat', 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return undefined;
  }
}
