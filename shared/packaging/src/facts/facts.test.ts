import * as fc from 'fast-check';
import type { structureIds } from '../die.ts';
import { materials } from '../products/vocabulary.ts';
import { anyDie, dieOf } from '../testing/arbitrary.ts';
import { boardOf, boards } from './boards.ts';
import { carriersFor } from './carriers.ts';
import { dieFacts, stackHeight } from './die-facts.ts';
import { addEmissions, computeEmissions } from './emissions.ts';
import { palletCount } from './pallet.ts';

const board = (id: string) => {
  const found = boardOf(id);
  if (!found) throw new Error(id);
  return found;
};
const facts = (id: (typeof structureIds)[number], L: number, W: number, H: number, on: string) =>
  dieFacts(dieOf(id, { L, W, H, t: board(on).caliper }), board(on));

describe('area and weight', () => {
  // Estimates of sources.md, weights, made without this geometry.
  it('of a mailer are near 2LW + 3LH + 6WH', () => {
    for (const [L, W, H] of [
      [250, 200, 80],
      [350, 250, 100],
      [400, 300, 150],
    ] as const) {
      const estimate = (2 * L * W + 3 * L * H + 6 * W * H) / 1e6;
      const { netArea, weight } = facts('fefco-0427', L, W, H, 'natural-e');
      expect(Math.abs(netArea / estimate - 1)).toBeLessThan(0.13);
      expect(weight).toBeCloseTo(netArea * 400, 6);
    }
  });
  it('of a shipping box are near (2L + 2W + 35)(W + H)', () => {
    const { netArea, weight } = facts('fefco-0201', 300, 200, 150, 'natural-b');
    expect(Math.abs(netArea / (1035 * 350e-6) - 1)).toBeLessThan(0.03);
    expect(weight).toBeCloseTo(netArea * 450, 6);
  });
  it('of a carton are near 0.82 (2L + 2W + 15)(H + 2W + 30)', () => {
    // Our tucks and dust flaps are shorter than the estimate's.
    const { netArea } = facts('tuck-end-reverse', 60, 60, 120, 'cardstock-350');
    expect(Math.abs(netArea / (0.82 * 255 * 270e-6) - 1)).toBeLessThan(0.3);
  });
  it('of a wrapped box count paper and greyboard apart', () => {
    const { netArea, coreArea, weight, hsCode, co2 } = facts(
      'rigid-two-piece',
      200,
      150,
      60,
      'wrapped-grey-2',
    );
    // Two wraps 367 × 317 and 374 × 324 less their corners; two crosses of greyboard, floor and walls.
    expect(Math.abs(coreArea / (2 * (205e-3 * 155e-3 + 2 * (205e-3 + 155e-3) * 61e-3)) - 1)).toBeLessThan(
      0.02,
    );
    expect(netArea).toBeGreaterThan(coreArea);
    expect(netArea).toBeLessThan((367.4 * 317.4 + 374.1 * 324.1) / 1e6);
    expect(weight).toBeCloseTo(netArea * 157 + coreArea * 1260, 6);
    expect(hsCode).toBe('4819.50');
    expect(co2?.factorSet).toBe('uk-gov');
    expect(facts('fefco-0427', 250, 200, 80, 'natural-e').coreArea).toBe(0);
  });
  it('never use more board than the sheet', () => {
    fc.assert(
      fc.property(anyDie, (die) => {
        const { netArea, grossArea, cutLength, creaseLength } = dieFacts(die, board('natural-e'));
        expect(netArea).toBeGreaterThan(0);
        expect(netArea).toBeLessThanOrEqual(grossArea + 1e-9);
        expect(cutLength).toBeGreaterThan(2 * (die.sheet.width + die.sheet.height) * 0.5);
        expect(creaseLength > 0).toBe(die.creases.length > 0);
      }),
    );
  });
});

describe('sizes', () => {
  it('of 0201 follow the published table: inside to outside +4t in height (B and A flute)', () => {
    expect(facts('fefco-0201', 300, 200, 150, 'natural-b').outside).toEqual({ L: 306, W: 206, H: 162 });
    expect(facts('fefco-0201', 300, 200, 150, 'natural-b').manufacturing).toEqual({ L: 303, W: 203, H: 156 });
  });
  it('of the mailer stay near the third description: inside = outside less 6t × 3t × 2t', () => {
    const { outside } = facts('fefco-0427', 250, 200, 80, 'natural-b');
    expect(Math.abs(outside.L - 250 - 18)).toBeLessThanOrEqual(1.5 * 3);
    expect(Math.abs(outside.W - 200 - 9)).toBeLessThanOrEqual(1.5 * 3);
    expect(outside.H).toBe(86);
  });
  it('stack by the pieces as delivered', () => {
    expect(stackHeight(facts('fefco-0427', 250, 200, 80, 'natural-e'), 100)).toBe(150);
    expect(stackHeight(facts('fefco-0201', 300, 200, 150, 'natural-b'), 10)).toBe(60);
  });
});

describe('post', () => {
  const band = (L: number, W: number, H: number, grams: number) =>
    carriersFor({ L, W, H }, grams).map((each) => `${each.carrier} ${each.band}`);
  it('takes the narrowest band, whichever way the box is turned', () => {
    expect(band(353, 250, 25, 100)[0]).toBe('royal-mail large-letter');
    expect(band(25, 353, 250, 100)[0]).toBe('royal-mail large-letter');
    expect(band(353, 250, 25.1, 100)[0]).toBe('royal-mail small-parcel');
    expect(band(353, 250, 25, 751)[0]).toBe('royal-mail small-parcel');
    expect(band(450, 350, 161, 100)[0]).toBe('royal-mail medium-parcel');
  });
  it('leaves a carrier out when nothing fits', () => {
    expect(band(700, 300, 300, 100)).toEqual(['eu-courier parcel']);
    expect(band(1200, 600, 500, 100)).toEqual([]);
  });
  it('makes the letterbox mailer a large letter', () => {
    expect(facts('fefco-0427', 220, 155, 20, 'natural-e').carriers[0]?.band).toBe('large-letter');
  });
});

describe('pallet', () => {
  it('counts whole pieces in the better turn', () => {
    // 1200 × 800: 3 × 4 = 12 of 400 × 200 the long way, 6 × 2 = 12 across; 1656 / 100 = 16 layers.
    expect(palletCount({ width: 400, height: 200, thickness: 100 }, 10)).toEqual({
      pieces: 192,
      limitedBy: 'volume',
    });
    expect(palletCount({ width: 800, height: 1200, thickness: 1656 }, 10).pieces).toBe(1);
  });
  it('stops at the weight and says when a piece is too large', () => {
    expect(palletCount({ width: 400, height: 200, thickness: 1 }, 1000)).toEqual({
      pieces: 600,
      limitedBy: 'weight',
    });
    expect(palletCount({ width: 1300, height: 100, thickness: 1 }, 1)).toEqual({
      pieces: 0,
      limitedBy: 'size',
    });
  });
});

describe('customs and carbon', () => {
  it('follow the board', () => {
    const mailer = facts('fefco-0427', 250, 200, 80, 'natural-e');
    const carton = facts('tuck-end-reverse', 60, 60, 120, 'cardstock-350');
    expect([mailer.hsCode, carton.hsCode]).toEqual(['4819.10', '4819.20']);
    expect(mailer.co2).toMatchObject({ factorSet: 'fefco', version: '2021' });
    expect(mailer.co2?.kg).toBeCloseTo((mailer.weight / 1000) * 0.491, 9);
    expect(carton.co2).toMatchObject({ factorSet: 'pro-carton' });
    expect(mailer.co2?.boundary).toMatch(/cradle-to-grave/);
  });
  it('never mix factor sets', () => {
    const [a, b] = [computeEmissions('corrugated', 2), computeEmissions('carton', 1)];
    expect(addEmissions([a, b])).toBeUndefined();
    expect(addEmissions([a, { ...a, factorSet: 'other' }])).toBeUndefined();
    expect(addEmissions([a, { ...a, version: '2018' }])).toBeUndefined();
    expect(addEmissions([a, a])?.kg).toBeCloseTo(4 * 0.491, 9);
    expect(addEmissions([])).toBeUndefined();
  });
});

describe('boards', () => {
  it('have an id each, plausible numbers, and cover every material', () => {
    expect(new Set(boards.map((each) => each.id)).size).toBe(boards.length);
    for (const material of materials) expect(boards.some((each) => each.material === material)).toBe(true);
    for (const each of boards) {
      expect(each.caliper).toBeGreaterThan(0.02);
      // A wrapped board's grammage is its paper's; the greyboard under it weighs most.
      expect(each.grammage + (each.core?.grammage ?? 0)).toBeGreaterThan(10);
      expect(each.recycled).toBeLessThanOrEqual(1);
    }
    expect(boardOf('gold')).toBeUndefined();
  });
});
