export { getAssetType, immutableCacheControl } from './asset-types.ts';
export { getBucket, isInShare, maxBasisPoints } from './bucket.ts';
export { buildHash, sriOf } from './build-hash.ts';
export { type GateInput, type GateResult, runGate } from './gate.ts';
export { createGateMessage, formatGateMessages, gateMessages } from './gate-messages.ts';
export {
  type Arm,
  evaluateGuard,
  type Finding,
  type GuardState,
  getBadRate,
  getOverallVerdict,
  initialGuardState,
  type MetricVerdict,
  type OutcomeCounts,
  type Stratum,
} from './guard/evaluate-guard.ts';
export { wilson } from './guard/interval.ts';
export { falseStopRate, type MetricRule, metricOf, metricRules } from './guard/metrics.ts';
export { readTicket, signTicket, type TicketClaims } from './guard/ticket.ts';
export { readReceipt, signReceipt } from './preview-receipt.ts';
export {
  isOverrideAllowed,
  parseOrigin,
  readPreview,
  signPreview,
  signText,
} from './preview-token.ts';
export { findWordsFile, getBasePath, releaseSetId, toPick, toReleaseSet } from './release-set.ts';
export {
  createHistoryReader,
  evaluateRetention,
  type History,
  type RetainedEvent,
  type RetainedRelease,
  type RetainedRollout,
  type Retention,
  type RetentionInput,
  retentionDays,
  rollbackDepth,
  servedGraceMs,
} from './retention.ts';
export {
  derivePreviousRelease,
  keyOf,
  type PointerMove,
  pickRelease,
  pointerActions,
  type ReleaseKey,
  type Rollout,
} from './rollout.ts';
