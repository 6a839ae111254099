import type { DieResult } from '@shop/packaging';
import type { StructureRef } from './document.ts';

/** Dependencies of migrations. `dieOf` is the usual source of dies. */
export interface MigrationTools {
  readonly dieOf: (structure: StructureRef) => DieResult;
}
