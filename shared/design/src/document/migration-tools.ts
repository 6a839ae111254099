import type { DieResult } from '@shop/packaging';
import type { StructureRef } from './document.ts';

/** What a migration may ask. `dieOf` is the usual source of dies. */
export interface MigrationTools {
  readonly dieOf: (structure: StructureRef) => DieResult;
}
