// What a run of npm test comes to: how many passed and failed, and which.

/** More files than these that fail are broken, not unsteady. */
const secondLooks = 3;

/**
 * Counts the parts of a run. A part that fails in a few files runs these once more, alone: what passes then was
 * disturbed by its surroundings. It counts as passed and is named as unsteady, so that its cause is looked for, unless
 * the run is `strict`. docs/decisions/2026-11-28-unsteady-tests.md says why.
 *
 * An outcome is `{ passed, failed, failures: [{ file, title }] }`; `failed` counts what has no name as well, for example
 * a crash of the runner.
 */
export function makeTally({ strict = false } = {}) {
  const tally = { passed: 0, failed: 0, failures: [], unsteady: [] };
  const named = (name, { failures }) => failures.map(({ file, title }) => `${name} › ${file} › ${title}`);

  /** Adds what needs no second look: a check, a build. */
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

  /** The last lines of the run, for whoever reads the end of a long log. */
  const report = () => [
    ...tally.unsteady.map((test) => `unsteady: ${test} (failed once, passed alone)`),
    ...tally.failures.map((test) => `failed: ${test}`),
    `${tally.passed} passed, ${tally.failed} failed`,
  ];
  return { add, settle, report, failed: () => tally.failed };
}
