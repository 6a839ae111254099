import { type ReleasableName, releasableNames } from '@shop/contracts';
import { buildOne } from './build.ts';
import { checkoutRoot } from './folders.ts';

const isReleasable = (name: string): name is ReleasableName =>
  (releasableNames as readonly string[]).includes(name);

/** Builds the named packages one after the other in this process: two at once cost more processor time, not less. */
const main = async (names: readonly string[]): Promise<number> => {
  const unknown = names.find((name) => !isReleasable(name));
  if (unknown !== undefined) {
    console.error(`There is no "${unknown}" to build. Known: ${releasableNames.join(', ')}.`);
    return 2;
  }
  let failed = 0;
  for (const name of names.filter(isReleasable)) {
    const outcome = await buildOne(name, { root: checkoutRoot });
    if (outcome.ok) {
      const kilobytes = outcome.manifest.assets.reduce((sum, asset) => sum + asset.bytes, 0) / 1000;
      console.log(
        `built ${name}@${outcome.manifest.version}+${outcome.manifest.build} ` +
          `(${outcome.manifest.assets.length} files, ${kilobytes.toFixed(0)} kB, ${outcome.seconds.toFixed(1)} s)`,
      );
    } else {
      failed += 1;
      console.error(
        [`${name} was not built:`, ...outcome.problems.map((problem) => `  ${problem}`)].join('\n'),
      );
    }
  }
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
