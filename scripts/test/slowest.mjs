// The test files that took longest, read from the reports of Jest and Playwright.

/** Returns `{ file, seconds }` of every test file in a report of Jest. */
export const timesOfJest = ({ testResults }, relative) =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: relative(name),
    seconds: Math.max(0, (endTime ?? 0) - (startTime ?? 0)) / 1000,
  }));

const resultsOf = (suites) =>
  suites.flatMap(({ specs, suites: within = [] }) => [
    ...specs.flatMap(({ file, tests }) =>
      tests.flatMap(({ results = [] }) =>
        results.map(({ duration }) => ({ file, seconds: duration / 1000 })),
      ),
    ),
    ...resultsOf(within),
  ]);

/** Returns `{ file, seconds }` of every test file in a report of Playwright: the sum of its tests. */
export function timesOfPlaywright({ suites }) {
  const sums = new Map();
  for (const { file, seconds } of resultsOf(suites)) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums].map(([file, seconds]) => ({ file: `e2e/${file}`, seconds }));
}

/** Returns the lines to print: the ten slowest files, the slowest first, each with its part of the run. */
export const describeSlowest = (times, count = 10) =>
  times.length === 0
    ? []
    : [
        `the ${Math.min(count, times.length)} slowest test files:`,
        ...times
          .toSorted((one, other) => other.seconds - one.seconds)
          .slice(0, count)
          .map(({ part, file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${part} › ${file}`),
      ];
