/**
 * fast-check for tests. With `PROPERTY_SEED` every property draws the same cases in each run, so that a commit that
 * passed once passes again; without it, as on a developer's machine, each run draws new ones.
 */
const fastCheck = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');

const seed = process.env.PROPERTY_SEED;
if (seed !== undefined && seed !== '') fastCheck.configureGlobal({ seed: Number(seed) });
module.exports = fastCheck;
