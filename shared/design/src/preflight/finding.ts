/** The findings of preflight. The interface has the texts; `id` is the key of the message, `params` its values. */
import type { Die, Side } from '@shop/packaging';
import type { Command } from '../commands/schemas.ts';
import type { NodeId } from '../document/ids.ts';
import type { DisplayList } from '../resolve/display-list.ts';

export const findingIds = [
  'empty_design',
  'nothing_to_print',
  'resolution_too_low',
  'resolution_low',
  'resolution_below_ideal',
  'outside_print_area',
  'cut_off',
  'no_bleed',
  'safe_zone',
  'small_text',
  'thin_line',
  'white_on_kraft',
  'missing_glyphs',
  'too_much_ink',
] as const;
export type FindingId = (typeof findingIds)[number];

/** `error` blocks ordering until the buyer confirms; `warning` is shown before ordering; `note` only in the list. */
export type Severity = 'error' | 'warning' | 'note';

export interface Finding {
  readonly id: FindingId;
  readonly severity: Severity;
  readonly nodeId: NodeId | null;
  readonly side: Side | null;
  readonly params: Readonly<Record<string, number | string>>;
  /** A command that fixes it. */
  readonly fix?: Command;
}

export interface PreflightInput {
  readonly list: DisplayList;
  readonly die: Die;
}
export type Rule = (input: PreflightInput) => readonly Finding[];
