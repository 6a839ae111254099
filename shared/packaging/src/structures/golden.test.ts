import { pathToSvg } from '../geometry/path.ts';
import { area } from '../geometry/polygon.ts';
import { dieOf } from '../testing/arbitrary.ts';
import golden from './golden.json';

/**
 * Our own drawings, to detect unintended changes. They prove nothing about the formulas (public-values.test.ts does).
 * An intended change raises the structure's version and writes the file anew (docs/packaging.md).
 */
const sizes = {
  'fefco-0427': { L: 250, W: 200, H: 80, t: 1.5 },
  'fefco-0201': { L: 300, W: 200, H: 150, t: 3 },
  'tuck-end-reverse': { L: 100, W: 60, H: 160, t: 0.45 },
  'tuck-end-straight': { L: 100, W: 60, H: 160, t: 0.45 },
  'fefco-0215': { L: 165, W: 80, H: 330, t: 1.5 },
  'fefco-0300': { L: 200, W: 150, H: 60, t: 1.5 },
  'telescope-double-wall': { L: 170, W: 115, H: 60, t: 0.45 },
  'fefco-0202': { L: 400, W: 300, H: 200, t: 3 },
  'fefco-0421': { L: 220, W: 220, H: 110, t: 1.5 },
  'fefco-0426': { L: 300, W: 300, H: 40, t: 1.5 },
  'delivery-mailer': { L: 320, W: 240, H: 80, t: 1.5 },
  'paper-bag': { L: 240, W: 100, H: 320, t: 0.17 },
  'paper-mailer': { L: 250, W: 80, H: 350, t: 0.13 },
  'rigid-envelope': { L: 250, W: 10, H: 353, t: 0.45 },
  'poly-mailer': { L: 250, W: 0, H: 350, t: 0.06 },
  doypack: { L: 130, W: 80, H: 210, t: 0.12 },
  'tote-bag': { L: 380, W: 0, H: 420, t: 0.4 },
  sheet: { L: 500, W: 380, H: 0, t: 0.03 },
  tape: { L: 300, W: 50, H: 0, t: 0.05 },
  label: { L: 70, W: 70, H: 0, t: 0.15 },
  'printed-card': { L: 148, W: 105, H: 0, t: 0.45 },
  sleeve: { L: 220, W: 160, H: 60, t: 0.45 },
  'sleeved-mailer': { L: 250, W: 200, H: 80, t: 1.5 },
  'carrier-box': { L: 230, W: 160, H: 160, t: 1.5 },
  'handle-box': { L: 220, W: 120, H: 120, t: 1.5 },
  'rigid-two-piece': { L: 200, W: 150, H: 60, t: 2 },
  'magnetic-box': { L: 220, W: 160, H: 80, t: 2 },
  'rigid-box': { L: 220, W: 160, H: 80, t: 2 },
  'rigid-drawer': { L: 220, W: 160, H: 80, t: 2 },
  'paper-can': { L: 73, W: 0, H: 100, t: 1.5 },
} as const;

const numbers = (text: string): number[] => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe.each(Object.keys(sizes) as (keyof typeof sizes)[])('%s', (id) => {
  const die = dieOf(id, sizes[id]);
  const kept = golden[id];

  it('is the drawing of its version', () => {
    expect(die.version).toBe(kept.version);
    expect(die.panels.map((panel) => panel.id)).toEqual(kept.panels);
    const cuts = die.cuts.map(pathToSvg);
    expect(cuts.map((cut) => cut.replace(/[-\d. ]+/g, ''))).toEqual(
      kept.cuts.map((cut) => cut.replace(/[-\d. ]+/g, '')),
    );
    const [now, then] = [numbers(cuts.join(' ')), numbers(kept.cuts.join(' '))];
    expect(now).toHaveLength(then.length);
    const apart = now.map((value, index) => Math.abs(value - (then[index] ?? Number.NaN)));
    expect(Math.max(...apart)).toBeLessThan(0.05);
  });

  it('has its area', () => {
    const sum = die.panels.reduce((total, panel) => total + area(panel.outline, panel.holes), 0);
    expect(Math.abs(sum - kept.area)).toBeLessThan(1);
  });
});
