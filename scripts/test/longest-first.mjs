import Sequencer from '@jest/test-sequencer';

/**
 * The files that take longest, from half a minute to two on two cores. Without a record of earlier runs Jest begins
 * with the largest files, and these are small: one would run alone at the end, with the other workers idle.
 */
export const longest = [
  'cli/test/fuzz/fuzz.test.ts',
  'cli/test/matrix/matrix.test.ts',
  'shared/packaging/src/structures/properties.test.ts',
  'shared/build/src/build.test.ts',
  'shared/packaging/src/fold/collisions.test.ts',
  'shared/packaging/src/structures/golden.test.ts',
  'cli/test/conformance/conformance.test.ts',
  'api/src/catalogue/variants/matrix.test.ts',
  'cli/src/backup.test.ts',
];

const rankOf = ({ path }) => {
  const rank = longest.findIndex((file) => path.endsWith(`/${file}`));
  return rank === -1 ? longest.length : rank;
};

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
