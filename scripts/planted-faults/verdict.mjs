// The verdict of a test run on a planted fault: `red` (the test ran and failed), `green` (it ran and passed), or
// `broken` (no test ran: the fault itself is faulty).
const tail = (text) => text.trim().split('\n').slice(-12).join('\n');

const judged = ({ code, output, timedOut }, passed, failed) => {
  if (failed > 0 && code !== 0) return { verdict: 'red', evidence: tail(output) };
  // A test that never ends counts as noticed.
  if (timedOut) return { verdict: 'red', evidence: 'stopped' };
  if (code === 0 && passed > 0) return { verdict: 'green', evidence: tail(output) };
  return { verdict: 'broken', evidence: tail(output) };
};

export const judge = {
  /** Suites that do not load have no failed tests, and so are `broken`. */
  jest: (ended, report) => judged(ended, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0),
  race: (ended, report) => judged(ended, report?.stats.expected ?? 0, report?.stats.unexpected ?? 0),
  /** A script's failure must mention the rule: it prints one of `names`. */
  script: (ended, names) =>
    judged(ended, ended.code === 0 ? 1 : 0, names.some((name) => ended.output.includes(name)) ? 1 : 0),
};
