export * from './die.ts';
export * from './fold/matrix.ts';
export { type FoldOptions, foldPose, foldProgress } from './fold/pose.ts';
export * from './geometry/path.ts';
export { area, centroid, contains, signedArea } from './geometry/polygon.ts';
export { limitsOf, type ParameterLimit } from './limits.ts';
export { isStructureId, makeDie } from './make-die.ts';
export { structures } from './structures/index.ts';
export type { Limit, OptionSpec, Structure } from './structures/structure.ts';
