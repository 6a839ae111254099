import { boardOf } from '../facts/boards.ts';
import { dieFacts } from '../facts/die-facts.ts';
import { limitsOf } from '../limits.ts';
import { structures } from '../structures/index.ts';
import {
  boardsOf,
  checkOptions,
  defaultChoice,
  findBoard,
  isSoldIn,
  materialsOf,
  offeredOptions,
  optionCombinations,
} from './check-options.ts';
import { dieOf } from './die-of.ts';
import type { Choice, OptionName, Product } from './product.ts';
import { productOf, products } from './products.ts';
import { notChoosable, toDieParameters } from './to-die-parameters.ts';
import {
  finishes,
  printModes,
  productModels,
  productSlugs,
  qualities,
  specifiedMaterials,
  specifiedModels,
} from './vocabulary.ts';
import { productsWithoutDie, productWithoutDie } from './without-die.ts';

const product = (slug: string) => {
  const found = productOf(slug);
  if (!found) throw new Error(slug);
  return found;
};

describe('the closed lists', () => {
  it('are as long as the specification says', () => {
    expect(specifiedModels).toHaveLength(12);
    expect(printModes).toHaveLength(11);
    expect(specifiedMaterials).toHaveLength(8);
    expect(finishes).toHaveLength(7);
    expect(qualities).toEqual(['standard', 'HD+', 'HD+ glossy']);
    expect(new Set(productSlugs).size).toBe(productSlugs.length);
    expect(new Set(productModels).size).toBe(productModels.length);
  });

  it('are sold to the last slug, each once, in their order', () => {
    const listed = [...products, ...productsWithoutDie].map(({ slug }) => slug);
    expect([...listed].sort()).toEqual([...productSlugs].sort());
    const order = products.map(({ slug }) => productSlugs.indexOf(slug));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('are used to the last print mode, material, finish, quality, model and creator mode of the specification', () => {
    const used = (option: OptionName) => new Set(products.flatMap((each) => offeredOptions(each)[option]));
    expect([...used('printMode')].sort()).toEqual([...printModes].sort());
    expect([...used('finish')].sort()).toEqual([...finishes].sort());
    expect([...used('quality')].sort()).toEqual([...qualities].sort());
    expect([...used('creatorMode')].sort()).toEqual(['noPrint', 'samples']);
    expect(specifiedMaterials.filter((one) => !used('material').has(one))).toEqual([]);
    const models = new Set([...products, ...productsWithoutDie].map(({ model }) => model));
    expect(productModels.filter((one) => !models.has(one))).toEqual([]);
  });
});

describe.each(products.map((each) => [each.slug, each] as const))('%s', (_slug, each) => {
  it('can be made in every offered size, board and finish, or says that the finish finds no room', () => {
    expect(each.sizes).toContainEqual(expect.objectContaining(each.defaultSize));
    for (const board of boardsOf(each))
      for (const size of each.sizes)
        for (const finish of each.finishes) {
          const result = dieOf(each, size, board, finish);
          if (result.ok) expect(dieFacts(result.die, board).weight).toBeGreaterThan(0.5);
          else {
            expect(result.problems.map(({ parameter }) => parameter)).toEqual(['stripCount']);
            const { L, W, H } = size;
            expect({ L, W, H }).not.toEqual(each.defaultSize);
            expect(finish).not.toBe(each.finishes[0]);
          }
        }
  });

  it('has names for its sizes, each once, and dimensions only where its structure has them', () => {
    expect(new Set(each.sizes.map(({ name }) => name)).size).toBe(each.sizes.length);
    const { limits } = structures[each.structure];
    for (const size of each.sizes)
      for (const axis of ['L', 'W', 'H'] as const) if (limits[axis].max === 0) expect(size[axis]).toBe(0);
  });

  it('names boards that exist, and a default that is sold', () => {
    for (const id of each.boards) expect(boardOf(id)).toBeDefined();
    for (const material of materialsOf(each)) expect(findBoard(each, material)?.material).toBe(material);
    const choice = defaultChoice(each);
    expect(choice.printMode).toBeDefined();
    expect(checkOptions(each, choice)).toEqual({ ok: true });
    // What a page shows at first: the first value of every list.
    const [material] = materialsOf(each);
    expect(choice).toEqual({
      material,
      printMode: each.printModes[0],
      finish: each.finishes[0],
      quality: each.qualities[0],
    });
  });

  it('sells every print mode, finish and quality in some combination', () => {
    const sold = [...optionCombinations(each)].filter((choice) => checkOptions(each, choice).ok);
    for (const option of ['material', 'printMode', 'finish', 'quality'] as const)
      for (const value of offeredOptions(each)[option])
        expect([option, value, sold.some((choice) => choice[option] === value)]).toEqual([
          option,
          value,
          true,
        ]);
  });

  it('has no rule that is void: each one refuses something, or names what is sold', () => {
    const offered = offeredOptions(each);
    for (const rule of each.rules) {
      expect(offered[rule.option]).toContain(rule.value);
      expect(offered[rule.needs].some((value) => rule.among.includes(value))).toBe(true);
    }
    for (const rule of each.regionRules ?? []) expect(offered[rule.option]).toContain(rule.value);
    for (const made of [each.madeWith ?? {}, ...Object.values(each.madeByFinish ?? {})])
      for (const id of Object.keys(made))
        expect(structures[each.structure].options.map((spec) => spec.id)).toContain(id);
  });

  it('decides every finish that it makes by, and the die is another one for each', () => {
    if (!each.madeByFinish) return;
    expect(Object.keys(each.madeByFinish).sort()).toEqual([...each.finishes].sort());
    const [board] = boardsOf(each);
    const dies = each.finishes.map((finish) => board && dieOf(each, each.defaultSize, board, finish));
    expect(new Set(dies.map((die) => JSON.stringify(die))).size).toBe(each.finishes.length);
    expect(dies.every((die) => die?.ok)).toBe(true);
  });
});

describe('checkOptions', () => {
  it('refuses what a product never has, and says what it has', () => {
    expect(checkOptions(product('mailer-box-plain'), { printMode: 'print-color-hd' })).toEqual({
      ok: false,
      code: 'combination_not_allowed',
      option: 'printMode',
      reason: 'not_offered',
      allowed: ['no-print'],
    });
    expect(checkOptions(product('product-box'), { material: 'cardboard-natural' })).toMatchObject({
      ok: false,
      option: 'material',
    });
  });

  it('refuses pairs that do not go together, and says which value would do', () => {
    const choice: Choice = { printMode: 'print-eco-color-with-print-inside', material: 'cardboard-natural' };
    expect(checkOptions(product('mailer-box-eco-color'), choice)).toEqual({
      ok: false,
      code: 'combination_not_allowed',
      option: 'printMode',
      reason: 'needs_material',
      allowed: ['cardboard-natural-white-inside', 'cardboard-white-two-sides'],
    });
    const glossy: Choice = { printMode: 'print-color-hd', quality: 'HD+ glossy', finish: 'foil-matte' };
    expect(checkOptions(product('mailer-box-full-color'), glossy)).toMatchObject({ reason: 'needs_finish' });
  });

  it('refuses what a region does not have, and says where or what would do', () => {
    expect(checkOptions(product('bio-poly-mailer'), {}, 'us')).toEqual({
      ok: false,
      code: 'combination_not_allowed',
      option: 'product',
      reason: 'not_in_region',
      allowed: product('bio-poly-mailer').regions,
    });
    const colour = product('mailer-box-eco-color');
    const kraft: Choice = { material: 'cardboard-natural-white-inside' };
    expect(checkOptions(colour, kraft, 'pl')).toEqual({ ok: true });
    expect(checkOptions(colour, kraft, 'us')).toEqual({
      ok: false,
      code: 'combination_not_allowed',
      option: 'material',
      reason: 'not_in_region',
      allowed: ['cardboard-natural', 'cardboard-white-two-sides'],
    });
    // An allowed value is never one that the region does not have either.
    const inside: Choice = { material: 'cardboard-natural', printMode: 'print-eco-color-with-print-inside' };
    expect(checkOptions(colour, inside, 'us')).toMatchObject({ allowed: ['cardboard-white-two-sides'] });
    expect(materialsOf(colour, 'us')).not.toContain('cardboard-natural-white-inside');
  });

  it('names, for whatever is refused anywhere, a closed reason and values that would do', () => {
    const regions = ['eu', 'gb', 'pl', 'se', 'us'];
    let refused = 0;
    for (const each of products)
      for (const region of regions)
        for (const choice of optionCombinations(each)) {
          const check = checkOptions(each, choice, region);
          if (check.ok) continue;
          refused += 1;
          expect(check.allowed.length).toBeGreaterThan(0);
          if (check.option === 'product') {
            expect(check.allowed.every((id) => isSoldIn(each, id))).toBe(true);
            continue;
          }
          const changed = check.reason.startsWith('needs_') ? check.reason.slice(6) : check.option;
          const known = offeredOptions(each)[changed as OptionName];
          for (const value of check.allowed) {
            expect(known).toContain(value);
            expect(value).not.toBe(choice[changed as keyof typeof choice]);
            // Taking it corrects the named error; something else may still be wrong.
            const again = checkOptions(each, { ...choice, [changed]: value }, region);
            if (!again.ok) expect([again.option, again.reason]).not.toEqual([check.option, check.reason]);
          }
        }
    expect(refused).toBeGreaterThan(100);
  });

  it('does not judge what is left out', () => {
    expect(checkOptions(product('mailer-box-full-color'), {})).toEqual({ ok: true });
  });

  it('knows designless products: nothing is printed for the order', () => {
    const designless = products.filter((each) => each.designless).map((each) => each.slug);
    expect(designless).toEqual([
      'mailer-box-plain',
      'delivery-mailer-box-plain',
      'shipping-box-plain',
      'bio-poly-mailer-plain',
      'pre-printed-kraft-tape',
      'pre-printed-mailer-box-eco',
      'pre-printed-mailer-box-full-color',
    ]);
  });
});

describe('what a product is made with', () => {
  it('is in its die: metres on a roll, strips by the finish', () => {
    const tape = product('packing-tape');
    const [film] = boardsOf(tape);
    if (!film) throw new Error('no film');
    expect(toDieParameters(tape, tape.defaultSize, film)).toEqual({
      L: 300,
      W: 50,
      H: 0,
      t: 0.05,
      options: { rollLength: 66 },
    });
    const made = dieOf(tape, tape.defaultSize, film);
    expect(made.ok && made.die.roll?.length).toBe(66_000);
    const mailer = product('delivery-mailer-box');
    const [board] = boardsOf(mailer);
    if (!board) throw new Error('no board');
    const strips = (finish?: string) => toDieParameters(mailer, mailer.defaultSize, board, finish).options;
    expect([strips('single-strip'), strips('double-strip'), strips(), strips('gold')]).toEqual([
      { stripCount: 1 },
      { stripCount: 2 },
      { stripCount: 1 },
      { stripCount: 1 },
    ]);
  });

  it('is what the buyer decides of it, each option a knob of the structure that moves the die', () => {
    const decided = products.flatMap(({ choosable = [], ...each }) =>
      choosable.map((option) => ({ option, product: each as Product })),
    );
    expect(decided.length).toBeGreaterThan(10);
    for (const { option, product: each } of decided) {
      const [board] = boardsOf(each);
      if (!board) throw new Error('no board');
      const limit = limitsOf(each.structure, toDieParameters(each, each.defaultSize, board))[option];
      if (!limit) throw new Error(`${each.slug} has no option ${option}`);
      const at = (value: number) => dieOf(each, each.defaultSize, board, undefined, { [option]: value });
      const [low, high] = [at(limit.min), at(limit.max)];
      if (!low.ok || !high.ok) throw new Error(`${each.slug}: ${option} is not made at its own limits`);
      expect([low.die.cuts, low.die.marks, low.die.roll, low.die.creases]).not.toEqual([
        high.die.cuts,
        high.die.marks,
        high.die.roll,
        high.die.creases,
      ]);
      expect(at(limit.max + 10)).toMatchObject({
        ok: false,
        problems: [{ parameter: option, code: 'too_large' }],
      });
    }
  });

  it('is not what the buyer may not decide: how many strips there are, how the plant folds', () => {
    const tape = product('packing-tape');
    expect(notChoosable(tape, { rollLength: 100 })).toEqual([]);
    expect(notChoosable(tape, { rollLength: 100, core: 50 })).toEqual(['core']);
    expect(notChoosable(product('delivery-mailer-box'), { stripCount: 2 })).toEqual(['stripCount']);
    expect(notChoosable(product('pre-printed-kraft-tape'), { rollLength: 100 })).toEqual(['rollLength']);
    expect(notChoosable(tape)).toEqual([]);
  });

  it('is nothing for a plain box', () => {
    const box = product('shipping-box');
    const [board] = boardsOf(box);
    if (!board) throw new Error('no board');
    expect(toDieParameters(box, box.defaultSize, board)).toEqual({ ...box.defaultSize, t: 3 });
  });
});

describe('what has no die', () => {
  it('is the special box, made to a brief, and the sample pack', () => {
    expect(productWithoutDie('special-box')).toMatchObject({ sale: 'quote', model: null });
    expect(productWithoutDie('sample-packs')).toMatchObject({ sale: 'samples', model: 'samples' });
    expect(productWithoutDie('product-box')).toBeUndefined();
    expect(productOf('special-box')).toBeUndefined();
  });
});
