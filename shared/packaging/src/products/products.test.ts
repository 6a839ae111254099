import { boardOf } from '../facts/boards.ts';
import { dieFacts } from '../facts/die-facts.ts';
import { makeDie } from '../make-die.ts';
import { boardFor, boardsOf, checkOptions, defaultChoice, materialsOf } from './check-options.ts';
import type { Choice } from './product.ts';
import { productOf, products } from './products.ts';
import {
  finishes,
  printModes,
  productModels,
  productSlugs,
  qualities,
  specifiedMaterials,
} from './vocabulary.ts';

const product = (slug: string) => {
  const found = productOf(slug);
  if (!found) throw new Error(slug);
  return found;
};

describe('the closed lists', () => {
  it('are as long as the specification says', () => {
    expect(productModels).toHaveLength(12);
    expect(printModes).toHaveLength(11);
    expect(specifiedMaterials).toHaveLength(8);
    expect(finishes).toHaveLength(7);
    expect(qualities).toEqual(['standard', 'HD+', 'HD+ glossy']);
    expect(new Set(productSlugs).size).toBe(productSlugs.length);
  });
});

describe.each(products.map((each) => [each.slug, each] as const))('%s', (slug, each) => {
  it('can be made in every offered size and board', () => {
    expect(productSlugs).toContain(slug);
    for (const board of boardsOf(each))
      for (const size of [each.defaultSize, ...each.sizes]) {
        const result = makeDie(each.structure, { L: size.L, W: size.W, H: size.H, t: board.caliper });
        if (!result.ok) throw new Error(JSON.stringify([size, board.id, result.problems]));
        expect(dieFacts(result.die, board).weight).toBeGreaterThan(1);
      }
  });

  it('names boards that exist, and a default that is sold', () => {
    for (const id of each.boards) expect(boardOf(id)).toBeDefined();
    for (const material of materialsOf(each)) expect(boardFor(each, material)?.material).toBe(material);
    const choice = defaultChoice(each);
    expect(choice.printMode).toBeDefined();
    expect(checkOptions(each, choice)).toEqual({ ok: true });
  });

  it('sells every print mode, finish and quality in some combination, and no rule is void', () => {
    const all: Choice[] = materialsOf(each).flatMap((material) =>
      each.printModes.flatMap((printMode) =>
        each.finishes.flatMap((finish) =>
          each.qualities.map((quality): Choice => ({ material, printMode, finish, quality })),
        ),
      ),
    );
    const sold = all.filter((choice) => checkOptions(each, choice).ok);
    for (const material of materialsOf(each)) expect(sold.some((c) => c.material === material)).toBe(true);
    for (const mode of each.printModes) expect(sold.some((c) => c.printMode === mode)).toBe(true);
    for (const finish of each.finishes) expect(sold.some((c) => c.finish === finish)).toBe(true);
    for (const quality of each.qualities) expect(sold.some((c) => c.quality === quality)).toBe(true);
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
      allowed: ['cardboard-white-two-sides', 'cardboard-natural-white-inside'],
    });
    const glossy: Choice = { printMode: 'print-color-hd', quality: 'HD+ glossy', finish: 'foil-matte' };
    expect(checkOptions(product('mailer-box-full-color'), glossy)).toMatchObject({ reason: 'needs_finish' });
  });

  it('does not judge what is left out', () => {
    expect(checkOptions(product('mailer-box-full-color'), {})).toEqual({ ok: true });
  });

  it('knows designless products', () => {
    const designless = products.filter((each) => each.designless).map((each) => each.slug);
    expect(designless).toEqual(['mailer-box-plain', 'delivery-mailer-box-plain', 'shipping-box-plain']);
    expect(productOf('paper-bag')).toBeUndefined();
  });
});
