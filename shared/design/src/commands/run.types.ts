import type { DieResult } from '@shop/packaging';
import type { DesignDocument, StructureRef } from '../document/document.ts';
import type { NodeId } from '../document/ids.ts';
import type { RecordsDiff } from '../history/diff.ts';
import type { Shaper } from '../text/shaper.types.ts';

/** What commands need from outside. Without a shaper a text keeps no frozen lines and keeps its box. */
export interface CommandContext {
  readonly dieOf: (structure: StructureRef) => DieResult;
  readonly shaper?: Shaper | undefined;
  readonly newId?: (kind: 'node' | 'color' | 'layer') => string;
}

/** Why a command changed nothing. */
export type CommandProblem =
  | { readonly code: 'invalid_arguments'; readonly path: string; readonly message: string }
  | { readonly code: 'unknown_node'; readonly id: string }
  | { readonly code: 'wrong_type'; readonly id: string }
  | { readonly code: 'locked'; readonly id: string }
  | { readonly code: 'unknown_color'; readonly id: string }
  | { readonly code: 'unknown_font'; readonly id: string }
  | { readonly code: 'palette_full'; readonly maximum: number }
  | { readonly code: 'unknown_side'; readonly side: string }
  | { readonly code: 'impossible_structure'; readonly parameter: string; readonly limit: number };

export type CommandResult =
  | {
      readonly ok: true;
      readonly document: DesignDocument;
      readonly diff: RecordsDiff;
      /** Nodes that were made, or touched if none was made. */
      readonly nodes: readonly NodeId[];
      /** Nodes that reflow had to clamp. */
      readonly flagged: readonly NodeId[];
    }
  | { readonly ok: false; readonly problem: CommandProblem };
