/**
 * fast-check as tests get it. With `PROPERTY_SEED` every property draws the same cases in each run, so that a commit which
 * passed once passes again; without it, as on a developer's machine, each run draws others.
 */
const fastCheck = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');

const seed = process.env.PROPERTY_SEED;
if (seed !== undefined && seed !== '') fastCheck.configureGlobal({ seed: Number(seed) });
module.exports = fastCheck;
