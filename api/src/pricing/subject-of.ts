import type { Configuration, FieldProblem } from '@shop/contracts';
import {
  boardFor,
  checkOptions,
  type DieFacts,
  type DieProblem,
  dieFacts,
  type Finish,
  finishes,
  type Material,
  makeDie,
  materials,
  type PrintMode,
  type Product,
  printModes,
  productOf,
  type Quality,
  qualities,
} from '@shop/packaging';
import { fail, ok, type Result } from '../server/result.ts';
import type { Subject } from './cost.ts';
import { measureSubject } from './measure-subject.ts';
import { presses, takesSheet } from './presses.ts';
import { largestSheet, offersOf } from './print-modes.ts';

export interface PricedThing {
  readonly product: Product;
  /** The configuration as it is sold: lengths rounded to a tenth of a millimetre. */
  readonly configuration: Configuration;
  readonly subject: Subject;
  readonly facts: DieFacts;
}

export type SubjectProblem = 'unknown_product' | 'combination_not_allowed' | 'size_out_of_range';

/**
 * Checks what a buyer configured and measures it: the one way from a configuration to something that has a price.
 * Every refusal names the field, its limit and what would do.
 */
export function subjectOf(configuration: Configuration): Result<PricedThing, SubjectProblem> {
  const sold = normalise(configuration);
  const key = JSON.stringify(sold);
  const known = cache.get(key);
  if (known) return ok(known);
  const thing = measure(sold);
  if (thing.ok) {
    if (cache.size >= cacheLimit) cache.delete(cache.keys().next().value ?? '');
    cache.set(key, thing.value);
  }
  return thing;
}

/** Making a die takes milliseconds; the same few boxes are asked for again and again. */
const cache = new Map<string, PricedThing>();
const cacheLimit = 2000;

const tenth = (length: number): number => Math.round(length * 10) / 10;

export const normalise = ({
  product,
  size,
  material,
  print_mode,
  finish,
  quality,
}: Configuration): Configuration => ({
  product,
  size: { length: tenth(size.length), width: tenth(size.width), height: tenth(size.height) },
  material,
  print_mode,
  finish,
  quality,
});

function measure(configuration: Configuration): Result<PricedThing, SubjectProblem> {
  const product = productOf(configuration.product);
  if (!product)
    return fail('unknown_product', { detail: `No product is called "${configuration.product}".` });
  const options = readOptions(configuration);
  if (!options.ok) return options;
  const { material, printMode, finish, quality } = options.value;
  const checked = checkOptions(product, { material, printMode, finish, quality });
  if (!checked.ok) {
    const { option, reason, allowed } = checked;
    const needs = reason === 'not_offered' ? option : reason.slice('needs_'.length);
    return fail('combination_not_allowed', {
      fields: [optionProblem(fieldOf[option] ?? option, reason, fieldOf[needs] ?? needs, allowed)],
    });
  }
  const board = boardFor(product, material);
  if (!board) return fail('combination_not_allowed');
  const { length: L, width: W, height: H } = configuration.size;
  const made = makeDie(product.structure, { L, W, H, t: board.caliper });
  if (!made.ok) return fail('size_out_of_range', { fields: made.problems.map(sizeProblem) });
  const facts = dieFacts(made.die, board);
  const subject = measureSubject(made.die, facts, board, options.value);
  const tooLarge = sheetProblem(subject);
  if (tooLarge) return fail('size_out_of_range', { fields: [tooLarge] });
  return ok({ product, configuration, facts, subject });
}

interface Options {
  readonly material: Material;
  readonly printMode: PrintMode;
  readonly finish: Finish;
  readonly quality: Quality;
}

function readOptions(configuration: Configuration): Result<Options, 'combination_not_allowed'> {
  const material = materials.find((one) => one === configuration.material);
  const printMode = printModes.find((one) => one === configuration.print_mode);
  const finish = finishes.find((one) => one === configuration.finish);
  const quality = qualities.find((one) => one === configuration.quality);
  if (material && printMode && finish && quality) return ok({ material, printMode, finish, quality });
  const fields: FieldProblem[] = [];
  if (!material) fields.push(optionProblem('material', 'not_offered', 'material', materials));
  if (!printMode) fields.push(optionProblem('print_mode', 'not_offered', 'print_mode', printModes));
  if (!finish) fields.push(optionProblem('finish', 'not_offered', 'finish', finishes));
  if (!quality) fields.push(optionProblem('quality', 'not_offered', 'quality', qualities));
  return fail('combination_not_allowed', { fields });
}

/** A piece that no press takes is refused with what would do, instead of having no price later. */
function sheetProblem({ printMode, family, sheet }: Subject): FieldProblem | undefined {
  const printable = offersOf(printMode, family).some(({ process }) => takesSheet(presses[process], sheet));
  const limit = largestSheet(printMode, family);
  if (printable || !limit) return undefined;
  const given = `${Math.ceil(sheet.long)} × ${Math.ceil(sheet.short)} mm`;
  return {
    path: 'configuration.size',
    code: 'too_large',
    message: `Laid flat, this is ${given}; it can be printed up to ${limit.long} × ${limit.short} mm.`,
    limit: limit.long,
  };
}

const fieldOf: Readonly<Record<string, string>> = {
  material: 'material',
  printMode: 'print_mode',
  finish: 'finish',
  quality: 'quality',
};

const optionProblem = (
  field: string,
  code: string,
  needs: string,
  allowed: readonly string[],
): FieldProblem => ({
  path: `configuration.${field}`,
  code,
  message:
    allowed.length === 0
      ? `Choose another ${field}.`
      : `Choose ${needs === field ? '' : `another ${field}, or `}${needs} from: ${allowed.join(', ')}.`,
});

const lengthOf: Readonly<Record<string, string>> = { L: 'length', W: 'width', H: 'height' };

function sizeProblem({ code, parameter, limit }: DieProblem): FieldProblem {
  const name = lengthOf[parameter] ?? parameter;
  const path = lengthOf[parameter] ? `configuration.size.${name}` : `configuration.${name}`;
  const bound = Math.round(limit * 10) / 10;
  const messages = {
    too_small: `The ${name} must be at least ${bound} mm.`,
    too_large: `The ${name} must be at most ${bound} mm.`,
    not_a_number: `Enter the ${name} in millimetres.`,
    impossible: `This ${name} does not go with the rest; ${bound} mm would.`,
  } as const;
  return { path, code, message: messages[code], limit: bound };
}
