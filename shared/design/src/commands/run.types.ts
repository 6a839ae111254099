import type { DieResult } from '@shop/packaging';
import type { DesignDocument, StructureRef } from '../document/document.ts';
import type { NodeId } from '../document/ids.ts';
import type { RecordsDiff } from '../history/diff.ts';
import type { Shaper } from '../text/shaper.types.ts';

/** Dependencies of commands. Without a shaper a text has no frozen lines and its box does not change. */
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
      /** New nodes, or the changed ones if there are none. */
      readonly nodes: readonly NodeId[];
      /** Nodes that reflow clamped. */
      readonly flagged: readonly NodeId[];
    }
  | { readonly ok: false; readonly problem: CommandProblem };
