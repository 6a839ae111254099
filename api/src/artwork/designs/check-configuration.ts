import type { Configuration, FieldProblem } from '@shop/contracts';
import {
  type Board,
  type Choice,
  checkOptions,
  type Die,
  type DieParameters,
  type DieProblem,
  dieOf,
  findBoard,
  notChoosable,
  type OptionName,
  type Product,
  productOf,
  toDieParameters,
} from '@shop/packaging';
import { fail, ok, type Result } from '../../platform/index.ts';

export interface CheckedConfiguration {
  readonly product: Product;
  readonly board: Board;
  readonly parameters: DieParameters;
  readonly die: Die;
}

const optionPaths: Readonly<Record<OptionName | 'product', string>> = {
  product: 'product',
  material: 'material',
  printMode: 'print_mode',
  finish: 'finish',
  quality: 'quality',
  creatorMode: 'creator_mode',
};
const sizePaths: Readonly<Record<string, string>> = {
  L: 'size.length',
  W: 'size.width',
  H: 'size.height',
  t: 'material',
  stripCount: 'finish',
};

const sizeProblem = (
  path: string,
  { parameter, limit, code }: DieProblem,
  { choosable = [] }: Product,
): FieldProblem => ({
  path: `${path}${sizePaths[parameter] ?? (choosable.includes(parameter) ? `structure_options.${parameter}` : parameter)}`,
  code,
  message:
    code === 'too_large'
      ? `Use at most ${limit} mm.`
      : code === 'too_small'
        ? `Use at least ${limit} mm.`
        : 'This dimension cannot be made; change it.',
  limit,
});

/**
 * Checks that a configuration can be made: the product is sold, its options are compatible and its
 * die exists. `path` is the configuration's prefix in the request, for example
 * `box_design.configuration.`.
 */
export const checkConfiguration = (
  configuration: Configuration,
  path: string,
): Result<CheckedConfiguration, 'unknown_product' | 'combination_not_allowed' | 'size_out_of_range'> => {
  const product = productOf(configuration.product);
  if (!product) return fail('unknown_product');
  // The names come from the client; `checkOptions` refuses unknown ones.
  const choice = {
    material: configuration.material,
    printMode: configuration.print_mode,
    finish: configuration.finish,
    quality: configuration.quality,
  } as Choice & { readonly material: NonNullable<Choice['material']> };
  const options = checkOptions(product, choice);
  if (!options.ok) {
    const named = options.reason.startsWith('needs_')
      ? (options.reason.slice('needs_'.length) as OptionName)
      : options.option;
    return fail('combination_not_allowed', {
      fields: [
        {
          path: `${path}${optionPaths[named]}`,
          code: options.reason,
          message: `Choose one of: ${options.allowed.join(', ')}.`,
        },
      ],
    });
  }
  const board = findBoard(product, choice.material);
  if (!board) return fail('combination_not_allowed');
  const chosen = configuration.structure_options;
  const fixed = notChoosable(product, chosen);
  if (fixed.length > 0)
    return fail('combination_not_allowed', {
      fields: fixed.map((name) => ({
        path: `${path}structure_options.${name}`,
        code: 'not_offered',
        message: 'This option cannot be chosen here. Leave it out.',
      })),
    });
  const { length, width, height } = configuration.size;
  const size = { L: length, W: width, H: height };
  const parameters = toDieParameters(product, size, board, choice.finish, chosen);
  const die = dieOf(product, size, board, choice.finish, chosen);
  return die.ok
    ? ok({ product, board, parameters, die: die.die })
    : fail('size_out_of_range', {
        fields: die.problems.map((problem) => sizeProblem(path, problem, product)),
      });
};
