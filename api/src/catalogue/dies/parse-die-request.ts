import type { FieldProblem, getDie } from '@shop/contracts';
import { dieDimensions } from '@shop/contracts';
import {
  type Board,
  boardOf,
  boards,
  convertSize,
  type Die,
  type DieProblem,
  type DimensionKind,
  insideParameters,
  limitsOf,
  makeDie,
  profileOptions,
  type StructureId,
  structures,
} from '@shop/packaging';
import type * as z from 'zod/mini';
import { type Failure, fail, ok, type Result } from '../../platform/index.ts';

export interface RequestedDie {
  readonly die: Die;
  /** The named board, else the first one of this caliper. */
  readonly board: Board | null;
}

type Query = z.output<NonNullable<typeof getDie.query>>;
type Axis = (typeof axes)[number];
const axes = ['L', 'W', 'H'] as const;

/** Plain decimals, optionally with an exponent; no hexadecimals, spaces or words. */
const decimal = /^[+-]?\d{1,15}(?:\.\d{1,15})?(?:e[+-]?\d{1,3})?$/i;

/**
 * Parses the die of a query. Reports all errors at once, each with its parameter, limit and reason;
 * never clamps or guesses.
 */
export function parseDieRequest(structure: StructureId, query: Query): Result<RequestedDie, 'invalid_input'> {
  const fields: FieldProblem[] = [];
  const given = new Map<string, string>();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (typeof value === 'string') given.set(name, value);
    else fields.push(field(name, 'repeated', `${name} is given more than once; give it once.`));
  }
  const known = limitsOf(structure);
  const take = (name: string): string | undefined => {
    const value = given.get(name);
    given.delete(name);
    return value;
  };
  const parseNumber = (name: string, text: string): number | undefined => {
    const value = decimal.test(text) ? Number(text) : Number.NaN;
    if (Number.isFinite(value)) return Math.round(value * 1e6) / 1e6;
    fields.push(field(name, 'not_a_number', `${name} must be a plain number, for example 21.5.`));
    return undefined;
  };

  const dims = readDims(take('dims'), fields);
  const board = readBoard(take('board'), fields);
  const profile = readProfile(structure, take('profile'), fields);
  const size: Partial<Record<Axis | 't', number>> = {};
  for (const name of [...axes, 't'] as const) {
    const text = take(name);
    const value = text === undefined ? undefined : parseNumber(name, text);
    if (value !== undefined) size[name] = value;
  }
  const options: Record<string, number> = {};
  for (const [name, text] of given) {
    if (!Object.hasOwn(known, name)) {
      const offered = Object.keys(known).filter((each) => !['L', 'W', 'H', 't'].includes(each));
      fields.push(
        field(
          name,
          'unknown_option',
          `${structure} has no such option; it has ${offered.length > 0 ? offered.join(', ') : 'none'}.`,
        ),
      );
      continue;
    }
    const value = parseNumber(name, text);
    if (value !== undefined) options[name] = value;
  }
  if (board && size.t !== undefined && Math.abs(size.t - board.caliper) > 1e-6)
    fields.push(
      field(
        't',
        'impossible',
        `The board ${board.id} has a caliper of ${board.caliper} mm; leave out t or board.`,
        board.caliper,
      ),
    );
  if (fields.length > 0) return refuse(fields);

  const t = size.t ?? board?.caliper ?? known.t?.initial ?? 0;
  const initialOf = (axis: Axis): number => known[axis]?.initial ?? 0;
  const wanted = {
    L: size.L ?? initialOf('L'),
    W: size.W ?? initialOf('W'),
    H: size.H ?? initialOf('H'),
    t,
    options,
  };
  return makeRequestedDie(structure, { dims, wanted, size, profile, board });
}

interface DieRequest {
  readonly dims: DimensionKind;
  readonly wanted: { L: number; W: number; H: number; t: number; options: Record<string, number> };
  /** The given values; the rest of `wanted` comes from the structure. */
  readonly size: Partial<Record<Axis | 't', number>>;
  readonly profile: string | null;
  readonly board: Board | null;
}

function makeRequestedDie(
  structure: StructureId,
  { dims, wanted, size, profile, board }: DieRequest,
): Result<RequestedDie, 'invalid_input'> {
  // An omitted dimension is the structure's default inside dimension, whatever the others are.
  const own = convertSize(structure, dims, wanted);
  let full = { ...wanted, L: size.L ?? own.L, W: size.W ?? own.W, H: size.H ?? own.H };
  let inside = insideParameters(structure, dims, full);
  // A dimension that the structure does not have (the width of a can) still has an outside value,
  // which follows from the given ones.
  if (!inside.ok && size[inside.axis] === undefined) {
    full = { ...full, [inside.axis]: inside.nearest };
    inside = insideParameters(structure, dims, full);
  }
  // A profile's options depend on the inside size, which depends on them: a few iterations
  // converge.
  for (let round = 0; profile !== null && inside.ok && round < 4; round += 1) {
    const options = { ...profileOptions(structure, profile, inside.parameters), ...wanted.options };
    inside = insideParameters(structure, dims, { ...full, options });
  }
  if (!inside.ok) {
    const { axis, nearest } = inside;
    const message = `No box has this ${dims} ${axis}; the nearest has ${rounded(nearest)} mm.`;
    return refuse([field(axis, 'impossible', message, rounded(nearest))]);
  }
  const { parameters } = inside;
  const made = makeDie(structure, parameters);
  if (!made.ok)
    return refuse(made.problems.map((problem) => toFieldProblem(structure, dims, parameters, problem)));
  return ok({ die: made.die, board: board ?? boards.find(({ caliper }) => caliper === full.t) ?? null });
}

/** The message includes the first reason, so that curl users see it at once. */
const refuse = (fields: readonly FieldProblem[]): Failure<'invalid_input'> =>
  fail('invalid_input', { detail: fields.map(({ message }) => message).join(' '), fields });

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const field = (name: string, code: string, message: string, limit?: number): FieldProblem => ({
  path: `query.${name}`,
  code,
  message,
  ...(limit === undefined ? {} : { limit }),
});

function readDims(text: string | undefined, fields: FieldProblem[]): DimensionKind {
  const found = text === undefined ? 'inside' : dieDimensions.find((each) => each === text);
  if (found) return found;
  fields.push(field('dims', 'not_offered', `Choose one of: ${dieDimensions.join(', ')}.`));
  return 'inside';
}

function readBoard(text: string | undefined, fields: FieldProblem[]): Board | null {
  if (text === undefined) return null;
  const found = boardOf(text);
  if (found) return found;
  fields.push(field('board', 'not_offered', `Choose one of: ${boards.map(({ id }) => id).join(', ')}.`));
  return null;
}

function readProfile(
  structure: StructureId,
  text: string | undefined,
  fields: FieldProblem[],
): string | null {
  if (text === undefined) return null;
  const offered = Object.keys(structures[structure].profiles ?? {});
  if (offered.includes(text)) return text;
  const message =
    offered.length > 0
      ? `Choose one of: ${offered.join(', ')}.`
      : `${structure} has no profiles; leave it out.`;
  fields.push(field('profile', 'not_offered', message));
  return null;
}

/** Converts a geometry error to the request's terms: limits refer to the requested dimensions. */
function toFieldProblem(
  structure: StructureId,
  dims: DimensionKind,
  inside: { readonly L: number; readonly W: number; readonly H: number; readonly t: number },
  { code, parameter, limit }: DieProblem,
): FieldProblem {
  const axis = axes.find((each) => each === parameter);
  const bound = rounded(
    axis && dims !== 'inside' ? convertSize(structure, dims, { ...inside, [axis]: limit })[axis] : limit,
  );
  const whole = axis ? limitsOf(structure)[axis] : undefined;
  const narrower =
    whole !== undefined && Math.abs(limit - whole.min) > 1e-6 && Math.abs(limit - whole.max) > 1e-6;
  const unit = axis || parameter === 't' ? ' mm' : '';
  const reason = narrower || !(axis || parameter === 't') ? ' with the other dimensions as they are' : '';
  switch (code) {
    case 'too_small':
      return field(
        parameter,
        code,
        `${parameter} must be at least ${bound}${unit}${reason}: a smaller one cannot be folded.`,
        bound,
      );
    case 'too_large':
      return field(
        parameter,
        code,
        `${parameter} can be at most ${bound}${unit}${reason}: a larger one cannot be made.`,
        bound,
      );
    case 'not_a_number':
      return field(parameter, code, `${parameter} must be a plain number, for example 21.5.`, bound);
    case 'impossible':
      return field(
        parameter,
        code,
        `${parameter} cannot have this value with the other dimensions; the nearest possible value is ${bound}${unit}.`,
        bound,
      );
  }
}
