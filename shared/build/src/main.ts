import { type ReleasableName, releasableNames } from '@shop/contracts';
import { type BuildOutcome, buildOne } from './build.ts';
import { checkoutRoot } from './folders.ts';
import { watchOne } from './watch.ts';

const isReleasable = (name: string): name is ReleasableName =>
  (releasableNames as readonly string[]).includes(name);

/** Reports the outcome of a build. Returns whether it succeeded. */
const report = (name: string, outcome: BuildOutcome): boolean => {
  if (!outcome.ok) {
    console.error(
      [`${name} was not built:`, ...outcome.problems.map((problem) => `  ${problem}`)].join('\n'),
    );
    return false;
  }
  const { assets, version, build } = outcome.manifest;
  const kilobytes = assets.reduce((sum, asset) => sum + asset.bytes, 0) / 1000;
  const facts = `${assets.length} files, ${kilobytes.toFixed(0)} kB, ${outcome.seconds.toFixed(1)} s`;
  console.log(`built ${name}@${version}+${build} (${facts})`);
  return true;
};

/**
 * Builds the named packages one after the other in this process: parallel builds cost more processor time, not less.
 * With `--watch` it keeps running and rebuilds each package on a change.
 */
const main = async (args: readonly string[]): Promise<number> => {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = names.find((name) => !isReleasable(name));
  if (unknown !== undefined) {
    console.error(`There is no "${unknown}" to build. Known: ${releasableNames.join(', ')}.`);
    return 2;
  }
  if (args.includes('--watch')) {
    for (const name of names.filter(isReleasable))
      watchOne(name, { root: checkoutRoot }, (outcome) => report(name, outcome));
    return 0;
  }
  let failed = 0;
  for (const name of names.filter(isReleasable))
    if (!report(name, await buildOne(name, { root: checkoutRoot }))) failed += 1;
  return failed === 0 ? 0 : 1;
};

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
