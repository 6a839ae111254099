/** Runs one command on a document. Pure: the document given is never changed. */
import type * as z from 'zod/mini';
import type { DesignDocument } from '../document/document.ts';
import { diffBetween } from '../history/diff.ts';
import { addImage, addRect, addText } from './add.ts';
import type { Draft, Outcome } from './draft.ts';
import { align, crop, move, resize, rotate } from './geometry.ts';
import { setStructure } from './reflow.ts';
import type { CommandContext, CommandResult } from './run.types.ts';
import { type Command, type CommandArgs, type CommandName, commandSchemas } from './schemas.ts';
import { duplicate, paste, remove, rename, reorder, setHidden, setLayer, setLocked } from './stack.ts';
import { setBackground, setColor, setFont, setOpacity, setText } from './style.ts';

type Handlers = { readonly [N in CommandName]: (draft: Draft, args: CommandArgs<N>) => Outcome };

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

function dispatch<N extends CommandName>(draft: Draft, name: N, args: unknown): Outcome {
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
  return {
    ok: true,
    document: draft.document,
    diff: diffBetween(document, draft.document),
    nodes: outcome.nodes,
    flagged: outcome.flagged ?? [],
  };
}
