export { bucketOf, everybody, isWithin } from './bucket.ts';
export { buildHash, sriOf } from './build-hash.ts';
export { type GateInput, type GateResult, runGate } from './gate.ts';
export { basePathOf, releaseSetId, toPick, toReleaseSet } from './release-set.ts';
export { keyOf, type PointerMove, pick, type ReleaseKey, type Rollout, releaseBefore } from './rollout.ts';
