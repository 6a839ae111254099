export { assetTypeOf, immutableCache } from './asset-types.ts';
export { bucketOf, everybody, isWithin } from './bucket.ts';
export { buildHash, sriOf } from './build-hash.ts';
export { type GateInput, type GateResult, runGate } from './gate.ts';
export { gateSays, gateSentences, gateText } from './gate-sentences.ts';
export { wilson } from './guard/interval.ts';
export {
  type Arm,
  type Finding,
  freshState,
  type GuardState,
  look,
  type MetricVerdict,
  overall,
  rateOf,
  type Stratum,
  type Tally,
} from './guard/judge.ts';
export { falseStops, type MetricRule, metricOf, metricRules } from './guard/metrics.ts';
export { readTicket, signTicket, type TicketFacts } from './guard/ticket.ts';
export { readReceipt, signReceipt } from './preview-receipt.ts';
export {
  exactOrigin,
  mayOverride,
  readPreview,
  seal,
  signPreview,
} from './preview-token.ts';
export { basePathOf, releaseSetId, toPick, toReleaseSet, wordsFileOf } from './release-set.ts';
export {
  givenOnAfterwards,
  type History,
  type RetainedEvent,
  type RetainedRelease,
  type RetainedRollout,
  type Retention,
  type RetentionInput,
  retentionDays,
  retentionOf,
  rollbackDepth,
  walkHistory,
} from './retention.ts';
export {
  keyOf,
  type PointerMove,
  pick,
  pointerActions,
  type ReleaseKey,
  type Rollout,
  releaseBefore,
} from './rollout.ts';
