import { boardOf, type Die, dieFacts, makeDie, type StructureId } from '@shop/packaging';
import { measureSubject } from './measure-subject.ts';

const dieOf = (id: StructureId, L: number, W: number, H: number, t: number): Die => {
  const made = makeDie(id, { L, W, H, t });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.die;
};
const board = (id: string) => {
  const found = boardOf(id);
  if (!found) throw new Error(id);
  return found;
};
const plain = { printMode: 'no-print', finish: 'foil-none', quality: 'standard' } as const;
const measure = (die: Die, id: string) => measureSubject(die, dieFacts(die, board(id)), board(id), plain);

describe('what a price asks of a die', () => {
  it('is its own area, printed all over, and the flat piece a press must take', () => {
    const die = dieOf('fefco-0201', 300, 200, 150, 3);
    const subject = measure(die, 'natural-b');
    // sources.md, weights: (2L + 2W + 35)(W + H) is 0.362 m², 174 g at 480 g/m².
    expect(Math.abs(Number(subject.boards[0]?.area) / 362_250 - 1)).toBeLessThan(0.03);
    expect(subject.printArea).toBe(subject.boards[0]?.area);
    expect(subject.sheet).toEqual({
      long: Math.max(die.sheet.width, die.sheet.height),
      short: Math.min(die.sheet.width, die.sheet.height),
    });
    expect(Math.abs(Number(subject.weight) / 1000 - 174 * (450 / 480))).toBeLessThan(5);
    expect(subject).toMatchObject({ family: 'corrugated', boards: [{ boardId: 'natural-b' }] });
  });

  it('has the greyboard under a wrap as a second material, unprinted', () => {
    const subject = measure(dieOf('rigid-two-piece', 220, 160, 80, 2), 'wrapped-grey-2');
    expect(subject.family).toBe('rigid');
    expect(subject.boards.map(({ boardId }) => boardId)).toEqual(['wrapped-grey-2', 'greyboard-2']);
    const [wrap, grey] = subject.boards.map(({ area }) => Number(area));
    // Paper turns in at every edge: there is more of it than of board.
    expect(Number(wrap)).toBeGreaterThan(Number(grey));
    expect(subject.printArea).toBe(subject.boards[0]?.area);
  });

  it('of a roll is the whole roll, of which the die shows one repeat', () => {
    const sheet = dieOf('fefco-0201', 300, 200, 150, 3);
    const one = measure(sheet, 'natural-b');
    const wound = measure({ ...sheet, roll: { length: 66_000, core: 76, diameter: 120 } }, 'natural-b');
    expect(Number(wound.printArea) / Number(one.printArea)).toBeCloseTo(220, 3);
    expect(wound.boards[0]?.area).toBe(wound.printArea);
    expect(Number(wound.weight) / Number(one.weight)).toBeCloseTo(220, 3);
    expect(wound.sheet).toEqual(one.sheet);
  });

  it('is printed only in its print zones, where it has some', () => {
    const sheet = dieOf('fefco-0201', 300, 200, 150, 3);
    const at = (x: number, y: number) => [x, y] as const;
    const path = {
      start: at(10, 10),
      segments: [at(110, 10), at(110, 60), at(10, 60)].map((to) => ({ kind: 'line' as const, to })),
      closed: true,
    };
    const zoned = measure({ ...sheet, marks: [{ kind: 'print-area', path }] }, 'natural-b');
    expect(zoned.printArea).toBe(5000n);
    expect(zoned.boards).toEqual(measure(sheet, 'natural-b').boards);
  });
});
