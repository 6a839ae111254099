import { structureIds } from '../die.ts';
import { structures } from '../structures/index.ts';
import { dieOf } from '../testing/arbitrary.ts';
import { boardOf } from './boards.ts';
import { dieFacts } from './die-facts.ts';
import { addEmissions } from './emissions.ts';

const facts = (
  id: (typeof structureIds)[number],
  [L, W, H]: readonly [number, number, number],
  on: string,
  options = {},
) => {
  const board = boardOf(on);
  if (!board) throw new Error(on);
  return dieFacts(dieOf(id, { L, W, H, t: board.caliper, options }), board);
};

// sources.md, weights, worked out there without this geometry: poly by (2WH + W·lip) × thickness × 0.92, tissue by its sheet.
describe('weights of thin stock against published examples', () => {
  it.each([
    { size: [250, 0, 350], lip: 50, grams: 10.3 },
    { size: [350, 0, 450], lip: 50, grams: 18.4 },
  ] as const)('a film mailer $size of 60 µm weighs $grams g', ({ size, lip, grams }) => {
    const { weight } = facts('poly-mailer', size, 'film-pe-60', { flap: lip });
    expect(Math.abs(weight - grams)).toBeLessThan(0.15);
  });
  it('a tissue of 500 × 750 weighs 6.4 g', () => {
    expect(facts('sheet', [750, 500, 0], 'tissue-17').weight).toBeCloseTo(6.4, 1);
  });
  it('a roll of tape weighs its length, and is posted as a roll', () => {
    const { weight, outside, parcel, packed } = facts('tape', [300, 50, 0], 'tape-pp');
    expect(weight).toBeCloseTo(66 * 0.05 * 46, 6);
    // Area of the ring between core and rim is length times caliper.
    expect((Math.PI * (parcel.L ** 2 - 76 ** 2)) / 4).toBeCloseTo(66000 * 0.05, 3);
    expect(parcel.H).toBe(50);
    // The outside is that of one repeat, as `dims=outside` takes it.
    expect(outside).toEqual({ L: 300, W: 50, H: 0.05 });
    expect(packed.thickness).toBe(50);
  });
  it('the handles of a tote weigh as webbing does, and its back counts as cloth', () => {
    const { weight, coreArea } = facts('tote-bag', [380, 0, 420], 'cotton-140');
    expect(coreArea).toBeCloseTo((2 * 650 * 30) / 1e6, 6);
    expect(weight).toBeGreaterThan(60);
    expect(weight).toBeLessThan(90);
  });
  it('the other face of a card is no second card', () => {
    expect(facts('printed-card', [148, 105, 0], 'cardstock-350').weight).toBeCloseTo(0.148 * 0.105 * 350, 6);
  });
});

describe('customs', () => {
  it.each([
    ['paper-bag', [240, 100, 320], 'kraft-120', '4819.40'],
    ['paper-bag', [450, 170, 480], 'kraft-120', '4819.30'],
    ['paper-mailer', [250, 0, 350], 'kraft-90', '4819.40'],
    ['poly-mailer', [250, 0, 350], 'film-recycled-60', '3923.21'],
    ['poly-mailer', [250, 0, 350], 'film-bio-50', '3923.29'],
    ['doypack', [130, 80, 210], 'laminate-doypack', '3923.29'],
    ['rigid-envelope', [250, 0, 353], 'cardstock-350', '4817.10'],
    ['sheet', [500, 380, 0], 'tissue-17', '4823.90'],
    ['tape', [300, 50, 0], 'tape-pp', '3919.10'],
    ['tape', [300, 50, 0], 'tape-paper-70', '4811.41'],
    ['label', [70, 70, 0], 'label-paper', '4821.10'],
    ['tote-bag', [380, 0, 420], 'cotton-140', '4202.92'],
    ['printed-card', [148, 105, 0], 'cardstock-350', '4909.00'],
  ] as const)('%s %j of %s goes under %s', (id, size, board, code) => {
    expect(facts(id, size, board).hsCode).toBe(code);
  });
});

describe('carbon', () => {
  it('of a film mailer is the published figure: 31 g virgin, 11 g recycled', () => {
    const virgin = facts('poly-mailer', [250, 0, 350], 'film-pe-60', { flap: 50 }).co2;
    const recycled = facts('poly-mailer', [250, 0, 350], 'film-recycled-60', { flap: 50 }).co2;
    expect(virgin && Math.round(virgin.kg * 1000)).toBeGreaterThanOrEqual(30);
    expect(virgin && Math.round(virgin.kg * 1000)).toBeLessThanOrEqual(31);
    expect(recycled && Math.round(recycled.kg * 1000)).toBe(11);
    if (!virgin || !recycled) throw new Error('both have a factor');
    expect(addEmissions([virgin, recycled])).toBeUndefined();
  });
  it.each([
    ['poly-mailer', [250, 0, 350], 'film-bio-50'],
    ['doypack', [130, 80, 210], 'laminate-kraft'],
    ['tote-bag', [380, 0, 420], 'cotton-140'],
  ] as const)('%s %j of %s has no published factor, and gets none', (id, size, board) => {
    expect(facts(id, size, board).co2).toBeNull();
  });
});

describe('default boards', () => {
  it.each(structureIds)('%s is made of a board that exists, as thick as the structure takes', (id) => {
    const { defaultBoard, limits } = structures[id];
    const board = boardOf(defaultBoard);
    expect(board?.caliper).toBeGreaterThanOrEqual(limits.t.min);
    expect(board?.caliper).toBeLessThanOrEqual(limits.t.max);
  });
});
