/** Runs one command on a document. Pure: the given document never changes. */
import type * as z from 'zod/mini';
import { allRecords, type DesignDocument } from '../document/document.ts';
import { equal } from '../document/equal.ts';
import type { RecordId } from '../document/ids.ts';
import type { DesignRecord } from '../document/records.ts';
import { diffBetween } from '../history/diff.ts';
import { addImage, addRect, addText } from './add.ts';
import type { Draft, HandlerResult } from './draft.ts';
import { align, crop, move, resize, rotate } from './geometry.ts';
import { setStructure } from './reflow.ts';
import type { CommandContext, CommandResult } from './run.types.ts';
import { type Command, type CommandArgs, type CommandName, commandSchemas } from './schemas.ts';
import { duplicate, paste, remove, rename, reorder, setHidden, setLayer, setLocked } from './stack.ts';
import { setBackground, setColor, setFont, setOpacity, setText } from './style.ts';

type Handlers = { readonly [N in CommandName]: (draft: Draft, args: CommandArgs<N>) => HandlerResult };

const handlers: Handlers = {
  addImage,
  addText,
  addRect,
  move,
  resize,
  rotate,
  crop,
  setText,
  setFont,
  setColor,
  setOpacity,
  setBackground,
  reorder,
  remove,
  duplicate,
  paste,
  setLocked,
  setHidden,
  setLayer,
  rename,
  align,
  setStructure,
  setPrint: (draft, { print }) => {
    draft.document = { ...draft.document, print };
    return { ok: true, nodes: [] };
  },
};

function dispatch<N extends CommandName>(draft: Draft, name: N, args: unknown): HandlerResult {
  const schema: z.ZodMiniType<CommandArgs<N>> = commandSchemas[name] as unknown as z.ZodMiniType<
    CommandArgs<N>
  >;
  const parsed = schema.safeParse(args);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return {
      ok: false,
      problem: {
        code: 'invalid_arguments',
        path: issue?.path.map(String).join('.') ?? '',
        message: issue?.message ?? '',
      },
    };
  }
  return handlers[name](draft, parsed.data);
}

/**
 * Validates and runs a command.
 *
 * @example runCommand(document, { name: 'move', args: { ids: ['node:1'], dx: 5, dy: 0 } }, { dieOf });
 */
export function runCommand(
  document: DesignDocument,
  command: Command,
  context: CommandContext,
): CommandResult {
  const made = context.dieOf(document.structure);
  if (!made.ok) {
    const [problem] = made.problems;
    return {
      ok: false,
      problem: {
        code: 'impossible_structure',
        parameter: problem?.parameter ?? 'size',
        limit: problem?.limit ?? 0,
      },
    };
  }
  if (!Object.hasOwn(commandSchemas, command.name)) {
    return { ok: false, problem: { code: 'invalid_arguments', path: 'name', message: command.name } };
  }
  const draft: Draft = { document, context, die: made.die };
  const outcome = dispatch(draft, command.name, command.args);
  if (!outcome.ok) return outcome;
  const settled = settle(document, draft.document);
  return {
    ok: true,
    document: settled,
    diff: diffBetween(document, settled),
    nodes: outcome.nodes,
    flagged: outcome.flagged ?? [],
  };
}

/** Reuses the old object wherever a command rewrote a part with equal content, to avoid an empty undo step. */
function settle(before: DesignDocument, after: DesignDocument): DesignDocument {
  const records: { [id in RecordId]?: DesignRecord } = {};
  let changed = Object.keys(before.records).length !== Object.keys(after.records).length;
  for (const record of allRecords(after)) {
    const old = before.records[record.id];
    const same = old !== undefined && equal(old, record);
    records[record.id] = same ? old : record;
    changed ||= !same;
  }
  const structure = equal(before.structure, after.structure) ? before.structure : after.structure;
  const print = equal(before.print, after.print) ? before.print : after.print;
  if (!changed && structure === before.structure && print === before.print) return before;
  return { ...after, structure, print, records: changed ? records : before.records };
}
