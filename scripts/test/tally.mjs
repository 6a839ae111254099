// The result of a run of npm test: how many passed and failed, and which.

/** If more files than these fail, they are broken and not unsteady. */
const secondLooks = 3;

/**
 * Counts the parts of a run. If only a few files of a part fail, they run once more, alone. What passes then was
 * disturbed by its surroundings: it counts as passed and is listed as unsteady, so that the cause can be found,
 * unless the run is `strict`. docs/decisions/2026-11-28-unsteady-tests.md says why.
 *
 * An outcome is `{ passed, failed, failures: [{ file, title }] }`; `failed` also counts failures without a name, such
 * as a crash of the runner.
 */
export function makeTally({ strict = false } = {}) {
  const tally = { passed: 0, failed: 0, failures: [], unsteady: [] };
  const named = (name, { failures }) => failures.map(({ file, title }) => `${name} › ${file} › ${title}`);

  /** Adds a part that is not repeated: a check, a build. */
  const add = (name, { passed, failed, failures = [] }) => {
    tally.passed += passed;
    tally.failed += failed;
    tally.failures.push(...named(name, { failures }));
  };

  /** Adds a part, whose `runAgain` runs some of its files alone. */
  const settle = async (name, first, runAgain) => {
    const files = [...new Set(first.failures.map(({ file }) => file))];
    const mayLookAgain =
      !strict && files.length > 0 && files.length <= secondLooks && first.failed === first.failures.length;
    const again = mayLookAgain ? await runAgain(files) : null;
    if (again === null || again.failed > 0 || again.passed < first.failures.length) return add(name, first);
    tally.unsteady.push(...named(name, first));
    add(name, { passed: first.passed + first.failed, failed: 0 });
  };

  /** Returns the last lines of the run, which summarise a long log. */
  const report = () => [
    ...tally.unsteady.map((test) => `unsteady: ${test} (failed once, passed alone)`),
    ...tally.failures.map((test) => `failed: ${test}`),
    `${tally.passed} passed, ${tally.failed} failed`,
  ];
  return { add, settle, report, failed: () => tally.failed };
}
