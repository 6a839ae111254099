export * from './die.ts';
export * from './drawing/dimensions.ts';
export type { Face } from './drawing/face.ts';
export { findFacetPanels } from './drawing/facet-panels.ts';
export { type Picture, projectBox, type View } from './drawing/project.ts';
export { type PanelMesh, panelMeshes, triangulate } from './drawing/triangulate.ts';
export * from './drawing/zones.ts';
export * from './facts/boards.ts';
export * from './facts/carriers.ts';
export * from './facts/die-facts.ts';
export * from './facts/emissions.ts';
export { type PalletCount, pallet, palletCount } from './facts/pallet.ts';
export * from './fit/index.ts';
export { type Closure, closures, invertRigid } from './fold/closure.ts';
export { isFolded } from './fold/folds.ts';
export * from './fold/matrix.ts';
export { type FoldOptions, foldPose, foldProgress } from './fold/pose.ts';
export { type Seam, type SeamEdge, seams } from './fold/seams.ts';
export { outwardNormal, upDirectionOnSheet, uprightMatrix } from './fold/upright-matrix.ts';
export { foldFaults } from './fold/validate.ts';
export * from './geometry/path.ts';
export { area, centroid, contains, signedArea } from './geometry/polygon.ts';
export { limitsOf, type ParameterLimit, profileOptions } from './limits.ts';
export { isStructureId, makeDie } from './make-die.ts';
export * from './products/check-options.ts';
export { dieOf } from './products/die-of.ts';
export type {
  Choice,
  Listed,
  OptionName,
  OptionRule,
  Product,
  ProductSize,
  ProductWithoutDie,
  RegionRule,
  SaleUnit,
  SizeName,
  StructureOptions,
} from './products/product.ts';
export { productOf, products } from './products/products.ts';
export { notChoosable, toDieParameters } from './products/to-die-parameters.ts';
export * from './products/vocabulary.ts';
export { productsWithoutDie, productWithoutDie } from './products/without-die.ts';
export * from './size-conversion.ts';
export { structures } from './structures/index.ts';
export type { Family, Limit, OptionSpec, Structure } from './structures/structure.ts';
