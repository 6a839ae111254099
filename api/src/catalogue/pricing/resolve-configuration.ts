import type { Configuration, FieldProblem } from '@shop/contracts';
import {
  checkOptions,
  type DieFacts,
  type DieProblem,
  dieFacts,
  dieOf,
  type Finish,
  findBoard,
  finishes,
  type Material,
  materials,
  notChoosable,
  type OptionRefusal,
  type PrintMode,
  type Product,
  printModes,
  productOf,
  productWithoutDie,
  type Quality,
  qualities,
  structures,
} from '@shop/packaging';
import type { RegionId } from '@shop/regions';
import { fail, ok, type Result } from '../../platform/index.ts';
import type { PricingSubject } from './cost.ts';
import { measureSubject } from './measure-subject.ts';
import { fitsSheet, presses } from './presses.ts';
import { largestSheet, listProcesses } from './print-modes.ts';

export interface PricedConfiguration {
  readonly product: Product;
  /**
   * The configuration as sold: lengths rounded to a tenth of a millimetre, options sorted by name.
   */
  readonly configuration: Configuration;
  readonly subject: PricingSubject;
  readonly facts: DieFacts;
}

export type ConfigurationProblem = 'unknown_product' | 'combination_not_allowed' | 'size_out_of_range';

/**
 * Validates and measures a buyer's configuration: the only way from a configuration to a price.
 * With a region, it refuses what is not sold there; without one, only what cannot be made. Every
 * error names the field, its limit and an alternative.
 */
export function resolveConfiguration(
  configuration: Configuration,
  region?: RegionId,
): Result<PricedConfiguration, ConfigurationProblem> {
  const key = cacheKeyOf(configuration);
  const known = cache.get(key);
  const thing = known ? ok(known) : measure(normaliseConfiguration(configuration));
  if (!thing.ok) return thing;
  if (!known) {
    if (cache.size >= cacheLimit) cache.delete(cache.keys().next().value ?? '');
    cache.set(key, thing.value);
  }
  const { product, subject } = thing.value;
  const { printMode, finish, quality } = subject;
  const material = materials.find((one) => one === configuration.material);
  const here =
    region === undefined
      ? undefined
      : checkOptions(product, { ...(material && { material }), printMode, finish, quality }, region);
  return here && !here.ok ? refuseOption(here) : thing;
}

/** Computing a die takes milliseconds, and the same few boxes are requested often. */
const cache = new Map<string, PricedConfiguration>();
const cacheLimit = 2000;

const roundToTenth = (length: number): number => Math.round(length * 10) / 10;

/**
 * Equal for configurations that `normaliseConfiguration` makes equal, and cheaper: a cart of sixty lines asks sixty
 * times. A line break inside a value imitates no other key, since only the sizes are numbers and only options have "=".
 */
const cacheKeyOf = ({ size, structure_options = {}, ...chosen }: Configuration): string =>
  [
    chosen.product,
    roundToTenth(size.length),
    roundToTenth(size.width),
    roundToTenth(size.height),
    chosen.material,
    chosen.print_mode,
    chosen.finish,
    chosen.quality,
    ...Object.entries(structure_options)
      .map(([name, value]) => `${name}=${roundToTenth(value)}`)
      .sort(),
  ].join('\n');

export const normaliseConfiguration = ({
  product,
  size,
  material,
  print_mode,
  finish,
  quality,
  structure_options = {},
}: Configuration): Configuration => {
  const chosen = Object.entries(structure_options)
    .map(([name, value]) => [name, roundToTenth(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    product,
    size: {
      length: roundToTenth(size.length),
      width: roundToTenth(size.width),
      height: roundToTenth(size.height),
    },
    material,
    print_mode,
    finish,
    quality,
    ...(chosen.length === 0 ? {} : { structure_options: Object.fromEntries(chosen) }),
  };
};

function measure(configuration: Configuration): Result<PricedConfiguration, ConfigurationProblem> {
  const product = productOf(configuration.product);
  if (!product) return fail('unknown_product', { detail: unknownProductMessage(configuration.product) });
  const options = readOptions(configuration);
  if (!options.ok) return options;
  const { material, printMode, finish, quality } = options.value;
  const checked = checkOptions(product, { material, printMode, finish, quality });
  if (!checked.ok) return refuseOption(checked);
  const board = findBoard(product, material);
  if (!board) return fail('combination_not_allowed');
  const chosen = configuration.structure_options;
  const fixed = notChoosable(product, chosen);
  if (fixed.length > 0) return fail('combination_not_allowed', { fields: fixed.map(notOffered) });
  const { length: L, width: W, height: H } = configuration.size;
  const made = dieOf(product, { L, W, H }, board, finish, chosen);
  if (!made.ok)
    return fail('size_out_of_range', { fields: made.problems.map((each) => sizeProblem(each, product)) });
  const facts = dieFacts(made.die, board);
  const subject = measureSubject(made.die, facts, board, options.value);
  const tooLarge = sheetProblem(subject);
  if (tooLarge) return fail('size_out_of_range', { fields: [tooLarge] });
  return ok({ product, configuration, facts, subject });
}

const unknownProductMessage = (slug: string): string =>
  productWithoutDie(slug)?.sale === 'quote'
    ? `"${slug}" is made to a brief; request a quote.`
    : `There is no product "${slug}".`;

/** Maps a refusal's closed reason to the request's field and an alternative. */
function refuseOption({
  option,
  reason,
  allowed,
}: OptionRefusal): Result<PricedConfiguration, 'combination_not_allowed'> {
  const field = fieldOf[option] ?? option;
  if (option === 'product')
    return fail('combination_not_allowed', {
      fields: [
        {
          path: 'configuration.product',
          code: reason,
          message: `This is not sold in this region. It is sold in: ${allowed.join(', ')}.`,
        },
      ],
    });
  const needs = reason.startsWith('needs_') ? reason.slice('needs_'.length) : option;
  return fail('combination_not_allowed', {
    fields: [optionProblem(field, reason, fieldOf[needs] ?? needs, allowed)],
  });
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

/**
 * Refuses a piece that no press takes, with an alternative, instead of failing to price it later.
 */
function sheetProblem({ printMode, family, sheet }: PricingSubject): FieldProblem | undefined {
  const printable = listProcesses(printMode, family).some(({ process }) =>
    fitsSheet(presses[process], sheet),
  );
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

const notOffered = (name: string): FieldProblem => ({
  path: `configuration.structure_options.${name}`,
  code: 'not_offered',
  message: 'This option cannot be chosen here. Leave it out.',
});

const lengthOf: Readonly<Record<string, string>> = { L: 'length', W: 'width', H: 'height' };

/** Returns the finish's requirement that the die has no room for. */
const finishOptions: readonly string[] = ['stripCount'];

function sizeProblem(
  { code, parameter, limit }: DieProblem,
  { choosable = [], structure }: Product,
): FieldProblem {
  if (finishOptions.includes(parameter))
    return {
      path: 'configuration.finish',
      code,
      message: 'This size has no room for it. Choose another finish, or a larger size.',
      limit,
    };
  const name = lengthOf[parameter] ?? parameter;
  const path = lengthOf[parameter]
    ? `configuration.size.${name}`
    : `configuration.${choosable.includes(parameter) ? 'structure_options.' : ''}${name}`;
  const bound = Math.round(limit * 10) / 10;
  const unit = structures[structure].options.find(({ id }) => id === parameter)?.unit ?? 'mm';
  const boundText = unit === 'mm' || unit === 'm' ? `${bound} ${unit}` : String(bound);
  const messages = {
    too_small: `The ${name} must be at least ${boundText}.`,
    too_large: `The ${name} must be at most ${boundText}.`,
    not_a_number: `Enter the ${name} as a number.`,
    impossible: `This ${name} does not fit the other dimensions; ${boundText} would.`,
  } as const;
  return { path, code, message: messages[code], limit: bound };
}
