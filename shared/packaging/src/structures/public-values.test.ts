import type { StructureId } from '../die.ts';
import { boundsOf } from '../geometry/path.ts';
import { profileOptions } from '../limits.ts';
import { makeDie } from '../make-die.ts';
import { dieOf } from '../testing/arbitrary.ts';
import { structures } from './index.ts';

/** Published flat sizes of these structures (sources.md, flat sizes). None was produced by this code. */
describe('FEFCO 0427 against two public sources', () => {
  const rows = [
    { L: 300, W: 200, H: 150, t: 3, first: [943, 872], second: [943, 868] },
    { L: 300, W: 200, H: 100, t: 3, first: [743, 722], second: [743, 718] },
    { L: 350, W: 250, H: 100, t: 3, first: [793, 822], second: [793, 818] },
    { L: 300, W: 200, H: 80, t: 1.5, first: [641.5, 651], second: [642.5, 649] },
    { L: 200, W: 150, H: 60, t: 1.5, first: [461.5, 491], second: [462.5, 489] },
  ] as const;

  it.each(rows)('$L × $W × $H in $t mm: the first source exactly', ({ first, second: _, ...size }) => {
    const { sheet } = dieOf('fefco-0427', size);
    expect(sheet.width).toBeCloseTo(first[0], 2);
    expect(sheet.height).toBeCloseTo(first[1], 2);
  });

  it.each(rows)('$L × $W × $H in $t mm: the second within t/2 and 2t', ({ first: _, second, ...size }) => {
    const { sheet } = dieOf('fefco-0427', size);
    // The sources differ by 1 mm in width at t = 1.5, which is t/2 plus a quarter millimetre of rounding.
    expect(Math.abs(sheet.width - second[0])).toBeLessThanOrEqual(Math.max(size.t / 2, 1));
    expect(Math.abs(sheet.height - second[1])).toBeLessThanOrEqual(2 * size.t);
  });

  it.each(rows)('$L × $W × $H in $t mm: the second exactly with its plant options', (row) => {
    const { first: _, second, ...size } = row;
    const { t } = size;
    const options = {
      frontAllowance: -t / 3,
      backAllowance: t / 3,
      tuckAllowance: t / 3,
      tongueDepth: t + 1,
    };
    const { sheet } = dieOf('fefco-0427', { ...size, options });
    expect(sheet.width).toBeCloseTo(second[0], 2);
    expect(sheet.height).toBeCloseTo(second[1], 2);
  });

  it.each([
    { Lc: 300, Wc: 200, Dc: 50, t: 3, flat: [520, 551] },
    { Lc: 300, Wc: 200, Dc: 80, t: 3, flat: [640, 641] },
  ])('crease dimensions $Lc × $Wc × $Dc of the second source', ({ Lc, Wc, Dc, t, flat }) => {
    const options = {
      frontAllowance: -t / 3,
      backAllowance: t / 3,
      tuckAllowance: t / 3,
      tongueDepth: t + 1,
    };
    const size = { L: Lc - (19 * t) / 3, W: Wc - (7 * t) / 3, H: Dc - t / 3, t };
    const { sheet } = dieOf('fefco-0427', { ...size, options });
    expect(sheet.width).toBeCloseTo(Math.max(flat[0] ?? 0, size.L + size.W + (16 * t) / 3), 2);
    expect(sheet.height).toBeCloseTo(flat[1] ?? 0, 2);
  });

  it('is as wide as its ears where the walls are low', () => {
    const { sheet } = dieOf('fefco-0427', { L: 220, W: 155, H: 20, t: 1.5 });
    expect(sheet.width).toBeCloseTo(220 + 155 + 8, 2);
  });
});

describe('FEFCO 0201', () => {
  it.each([
    { L: 300, W: 200, H: 150, t: 3, flat: [1041, 358] },
    { L: 400, W: 300, H: 300, t: 3, flat: [1441, 608] },
  ])('$L × $W × $H in $t mm', ({ flat, ...size }) => {
    const { sheet } = dieOf('fefco-0201', size);
    expect([sheet.width, sheet.height]).toEqual(flat);
  });
});

describe('reverse tuck end', () => {
  it.each([
    { L: 55, W: 55, H: 117, t: 0, flat: [232, 251] },
    { L: 55, W: 55, H: 117, t: 0.3, flat: [233.2, 251] },
  ])('$L × $W × $H in $t mm', ({ flat, ...size }) => {
    const { sheet } = dieOf('tuck-end-reverse', size);
    expect([sheet.width, sheet.height]).toEqual(flat);
  });
});

describe.each(['tuck-end-reverse', 'tuck-end-straight'] as const)('%s, outside convention', (id) => {
  it('is 167 × 164 for 50 × 25 × 80 outside in 0.5 mm with g 18 and k 18', () => {
    // Inside by the same source: three calipers less in length, two in width, four in height.
    const size = { L: 50 - 1.5, W: 25 - 1, H: 80 - 2, t: 0.5 };
    const die = dieOf(id, { ...size, options: profileOptions(id, 'outside', size) ?? {} });
    expect(die.sheet).toEqual({ width: 167, height: 164 });
    expect(structures[id].outside(die.parameters)).toEqual({ L: 50, W: 25, H: 80 });
  });

  it('keeps g + 2L + 2P − 2S by A + 2P + 2k − 4S elsewhere', () => {
    const S = 0.4;
    const size = { L: 120 - 3 * S, W: 70 - 2 * S, H: 200 - 4 * S, t: S };
    const { sheet } = dieOf(id, { ...size, options: { convention: 1, glueFlap: 15, tuckDepth: 20 } });
    expect(sheet.width).toBeCloseTo(15 + 240 + 140 - 2 * S, 4);
    expect(sheet.height).toBeCloseTo(200 + 140 + 40 - 4 * S, 4);
  });
});

describe('published formulas, away from the table', () => {
  const t = 2;
  it('0427: L + 4H + 43t/3 by 2W + 3H + 22t/3', () => {
    const { sheet } = dieOf('fefco-0427', { L: 212, W: 148, H: 61, t });
    expect(sheet.width).toBeCloseTo(212 + 4 * 61 + (43 * t) / 3, 4);
    expect(sheet.height).toBeCloseTo(2 * 148 + 3 * 61 + (22 * t) / 3, 4);
  });
  it('0201: 2L + 2W + 4t − 1 + g by H + 2t + 2·floor((W + t)/2)', () => {
    const { sheet } = dieOf('fefco-0201', { L: 212, W: 148, H: 61, t, options: { glueFlap: 35 } });
    expect(sheet.width).toBeCloseTo(2 * 212 + 2 * 148 + 4 * t - 1 + 35, 4);
    expect(sheet.height).toBeCloseTo(61 + 2 * t + 2 * 75, 4);
  });
  it('tuck end: g + 2L + 2W + 4t by D + 2W + 2k', () => {
    const options = { glueFlap: 15, tuckDepth: 18 };
    const { sheet } = dieOf('tuck-end-reverse', { L: 90, W: 44, H: 130, t: 0.5, options });
    expect(sheet.width).toBeCloseTo(15 + 180 + 88 + 2, 4);
    expect(sheet.height).toBeCloseTo(130 + 88 + 36, 4);
  });
});

describe('fefco-0215', () => {
  it('is 1041 × 528.5 for 300 × 200 × 150 in 3 mm', () => {
    expect(dieOf('fefco-0215', { L: 300, W: 200, H: 150, t: 3 }).sheet).toEqual({
      width: 1041,
      height: 528.5,
    });
  });

  it('keeps g + 2L + 2W + 4t − 1 by H + 1.5W + 17t/6 + k + lock elsewhere', () => {
    const options = { glueFlap: 25, tuckDepth: 28, lockDepth: 36 };
    const { sheet } = dieOf('fefco-0215', { L: 165, W: 90, H: 330, t: 1.8, options });
    expect(sheet.width).toBeCloseTo(25 + 330 + 180 + 7.2 - 1, 4);
    expect(sheet.height).toBeCloseTo(330 + 135 + (17 * 1.8) / 6 + 28 + 36, 4);
  });
});

describe('fefco-0300', () => {
  it('is the public blank L + 2H by W + 2H where nothing is allowed for the board', () => {
    const options = { floorAllowance: 0, wallAllowance: 0, lidHeight: 40 };
    const { pieces } = dieOf('fefco-0300', { L: 355, W: 205, H: 120, t: 3, options });
    expect(pieces[0]).toMatchObject({ id: 'base', width: 355 + 240, height: 205 + 240 });
  });

  it('has a lid that is 0.8 mm wider inside than the base outside, and longer by its own tabs', () => {
    const t = 3;
    const { panels } = dieOf('fefco-0300', { L: 355, W: 205, H: 120, t });
    const lid = boundsOf(panels.find((panel) => panel.id === 'lid')?.outline ?? []);
    expect(lid.width - t).toBeCloseTo(355 + 2 * t + 0.8 + 2 * t, 6);
    expect(lid.height - t).toBeCloseTo(205 + 2 * t + 0.8, 6);
  });
});

describe('telescope-double-wall against a production die', () => {
  it('has a base of 400.403 × 458.403 and a lid of 359.399 × 425.401, within 0.15 mm', () => {
    // Its central creases are 180 × 124 apart at the base and 217 × 151 at the lid; its walls are 60 and 45 high.
    const t = 0.44;
    const options = {
      platform: 5,
      lidPlatform: 0,
      innerReduction: 0.8,
      wallStep: 0.5,
      tongue: 15,
      lidMarginX: 18.5,
      lidMarginY: 13.5,
      lidHeight: 45,
    };
    const size = { L: 180 - 10 - t, W: 124 - 10 - t, H: 60 - 0.8 - 0.5, t };
    const [base, lid] = dieOf('telescope-double-wall', { ...size, options }).pieces;
    // The source is rotated by a quarter turn.
    expect(Math.abs((base?.height ?? 0) - 400.403)).toBeLessThan(0.15);
    expect(Math.abs((base?.width ?? 0) - 458.403)).toBeLessThan(0.15);
    expect(Math.abs((lid?.height ?? 0) - 359.399)).toBeLessThan(0.15);
    expect(Math.abs((lid?.width ?? 0) - 425.401)).toBeLessThan(0.15);
  });
});

describe('fefco-0202 against a second public source, sizes from score to score', () => {
  it.each([
    { L: 350, W: 190, H: 230, t: 3, flat: [1107, 422] },
    { L: 350, W: 190, H: 230, t: 1.5, flat: [1108.5, 422] },
    { L: 350, W: 190, H: 230, t: 4, flat: [1106, 422] },
    { L: 405, W: 299, H: 650, t: 3, flat: [1435, 951] },
  ])('$L × $W × $H in $t mm', ({ flat, ...size }) => {
    const { sheet } = dieOf('fefco-0202', {
      ...size,
      options: profileOptions('fefco-0202', '0202a', size) ?? {},
    });
    expect([sheet.width, sheet.height]).toEqual(flat);
  });
});

describe('fefco-0201 by published allowances', () => {
  it.each([
    { profile: 'jp-a-shiki', t: 3, scores: [304, 204, 156] },
    { profile: 'jp-a-shiki', t: 5, scores: [306, 206, 160] },
    { profile: 'jp-a-shiki', t: 7, scores: [310, 210, 168] },
    { profile: 'us-rsc', t: 4, scores: [304.7625, 204.7625, 159.525] },
  ])('$profile in $t mm', ({ profile, t, scores }) => {
    const size = { L: 300, W: 200, H: 150, t };
    const die = dieOf('fefco-0201', { ...size, options: profileOptions('fefco-0201', profile, size) ?? {} });
    const side = (name: string) => die.frames.find((frame) => frame.side === name);
    const found = [side('front')?.width, side('left')?.width, side('front')?.height];
    scores.forEach((score, index) => {
      expect(found[index]).toBeCloseTo(score, 4);
    });
    expect(profileOptions('fefco-0201', 'nowhere', size)).toBeUndefined();
    expect(profileOptions('fefco-0201', 'toString', size)).toBeUndefined();
  });
});

describe('fefco-0421', () => {
  it('is 705.34 × 690 for 300 × 200 × 100 in 5 mm, from score to score', () => {
    const options = { lengthAllowance: 0, widthAllowance: 0, heightAllowance: 0 };
    const { sheet } = dieOf('fefco-0421', { L: 300, W: 200, H: 100, t: 5, options });
    expect(sheet.width).toBeCloseTo(705.34, 1);
    expect(sheet.height).toBeCloseTo(690, 2);
  });

  it.each([
    { L: 301, W: 200, H: 100, t: 5, flat: [706.34, 690] },
    { L: 300, W: 201, H: 100, t: 5, flat: [705.34, 692] },
    { L: 300, W: 200, H: 101, t: 5, flat: [709.34, 693] },
    { L: 300, W: 200, H: 100, t: 4, flat: [704.66, 692] },
    { L: 440, W: 400, H: 250, t: 5, flat: [1445.34, 1540] },
  ])('$L × $W × $H in $t mm of the same source', ({ flat, ...size }) => {
    const options = { lengthAllowance: 0, widthAllowance: 0, heightAllowance: 0 };
    const { sheet } = dieOf('fefco-0421', { ...size, options });
    expect(sheet.width).toBeCloseTo(flat[0] ?? 0, 1);
    expect(sheet.height).toBeCloseTo(flat[1] ?? 0, 1);
  });
});

describe('relatives of the mailer 0427', () => {
  it('fefco-0426 is as the mailer without its tongues', () => {
    const size = { L: 300, W: 250, H: 40, t: 1.5 };
    const { sheet } = dieOf('fefco-0426', size);
    expect(sheet.width).toBeCloseTo(Math.max(300 + 160 + (35 * 1.5) / 3, 300 + 250 + 8), 4);
    expect(sheet.height).toBeCloseTo(500 + 120 + 11, 4);
  });

  it('delivery-mailer has room for one strip, or two and the tear tape between them', () => {
    const size = { L: 320, W: 240, H: 80, t: 1.5 };
    const marks = (stripCount: number) =>
      dieOf('delivery-mailer', { ...size, options: { stripCount } }).marks.map((mark) => mark.kind);
    expect(marks(1)).toEqual(['glue-zone', 'tear', 'tear']);
    expect(marks(2)).toEqual(['glue-zone', 'tear', 'tear', 'glue-zone']);
    const low = makeDie('delivery-mailer', { ...size, H: 40, options: { stripCount: 2 } });
    expect(low).toEqual({
      ok: false,
      problems: [{ code: 'too_large', parameter: 'stripCount', limit: 1, given: 2 }],
    });
  });
});

describe('thin stock, by the formulas of the trade', () => {
  const flat = (...of: Parameters<typeof dieOf>) => {
    const { sheet } = dieOf(...of);
    return [Number(sheet.width.toFixed(4)), Number(sheet.height.toFixed(4))];
  };
  // The sizes are those that bag and mailer makers list (sources.md, sizes).
  it.each([
    { L: 180, W: 80, H: 225, glue: 25, bottom: 60 },
    { L: 240, W: 100, H: 320, glue: 25, bottom: 70 },
    { L: 320, W: 120, H: 410, glue: 30, bottom: 0.7 * 120 },
    { L: 450, W: 170, H: 480, glue: 20, bottom: 0.7 * 170 },
  ])('paper bag $L × $W × $H: 2W + 2G + glue − 1 by top fold + H + bottom', ({ glue, bottom, ...size }) => {
    const options = { glueFlap: glue, topFold: 50, bottomFlap: bottom };
    expect(flat('paper-bag', { ...size, t: 0.17, options })).toEqual([
      2 * size.L + 2 * size.W + glue - 1,
      Number((50 + size.H + bottom).toFixed(4)),
    ]);
  });
  it('a bag refuses a bottom that does not reach over the middle, or is as deep as the bag', () => {
    for (const bottomFlap of [50, 100]) {
      const result = makeDie('paper-bag', { L: 240, W: 100, H: 320, t: 0.17, options: { bottomFlap } });
      expect(result).toMatchObject({ ok: false, problems: [{ parameter: 'bottomFlap' }] });
    }
  });
  it('the cord holes lie a quarter of the width from the middle, in the wall and in the rim behind it', () => {
    const die = dieOf('paper-bag', { L: 240, W: 100, H: 320, t: 0.17 });
    const middles = (id: string) =>
      (die.panels.find((panel) => panel.id === id)?.holes ?? []).map((hole) => {
        const [xs, ys] = [hole.map(([x]) => x), hole.map(([, y]) => y)];
        return [(Math.min(...xs) + Math.max(...xs)) / 2 - 25, (Math.min(...ys) + Math.max(...ys)) / 2 - 40];
      });
    const rounded = (points: number[][]) => points.map((point) => point.map((value) => Math.round(value)));
    expect(rounded(middles('front'))).toEqual([
      [60, 25],
      [180, 25],
    ]);
    expect(rounded(middles('frontRim'))).toEqual([
      [60, -25],
      [180, -25],
    ]);
  });
  it('poly mailer: L by 2H + flap', () => {
    const options = { flap: 45 };
    expect(flat('poly-mailer', { L: 250, W: 0, H: 350, t: 0.06, options })).toEqual([250, 745]);
  });
  it('doypack: W by 2H + 2d, the base twice the gusset', () => {
    expect(flat('doypack', { L: 110, W: 70, H: 170, t: 0.12 })).toEqual([110, 2 * 170 + 70]);
  });
  it('rigid envelope: flap, front and back, pairs of creases 2t apart for flat contents', () => {
    const t = 0.45;
    const options = { flap: 50, glueFlap: 18 };
    expect(flat('rigid-envelope', { L: 250, W: 0, H: 353, t, options })).toEqual([
      250 + 2 * 18,
      50 + 3 * t + 353 + 2 * t + 353,
    ]);
  });
  it('paper mailer: gussets, seam, flap and bottom add to front and back', () => {
    const options = { flap: 45, glueSeam: 20, bottomFold: 25 };
    expect(flat('paper-mailer', { L: 250, W: 80, H: 350, t: 0.13, options })).toEqual([
      2 * 250 + 2 * 80 + 20,
      350 + 45 + 25,
    ]);
  });
});

describe('sleeve', () => {
  it('has panels of W + c + t and H + c where the source counts no board in the height', () => {
    const options = { clearance: 1.2, heightAllowance: 0, glueFlap: 18 };
    const { sheet, frames } = dieOf('sleeve', { L: 250, W: 200, H: 80, t: 1.5, options });
    expect(sheet).toEqual({ width: 250, height: 18 + 2 * (200 + 1.2 + 1.5) + 2 * (80 + 1.2) });
    expect(frames.map((frame) => frame.side)).toEqual(['bottom', 'front', 'back', 'top']);
  });

  it('of a mailer goes round its outside with its play', () => {
    const size = { L: 250, W: 200, H: 80, t: 1.5 };
    const mailer = structures['fefco-0427'].outside(dieOf('fefco-0427', size).parameters);
    const { frames } = dieOf('sleeved-mailer', { ...size, options: { sleeveClearance: 1.2 } });
    const top = frames.find((frame) => frame.side === 'top');
    const front = frames.find((frame) => frame.side === 'front');
    expect(top?.width).toBeCloseTo(mailer.L, 4);
    expect((top?.height ?? 0) - size.t).toBeCloseTo(mailer.W + 1.2, 4);
    // The glue flap is under the top.
    expect((front?.height ?? 0) - 2 * size.t).toBeCloseTo(mailer.H + 1.2, 4);
  });
});

describe('carrier-box', () => {
  it('is W + D by 2 walls + D + 2 handles, each with two calipers, where its end flaps meet', () => {
    const t = 1.5;
    const { sheet } = dieOf('carrier-box', { L: 230, W: 160, H: 160, t, options: { endOverlap: 0 } });
    expect(sheet.width).toBeCloseTo(230 + 2 * t + (160 + 2 * t), 4);
    expect(sheet.height).toBeCloseTo(2 * 0.42 * 160 + (160 + 2 * t) + 2 * (160 + 55), 4);
  });
});

describe('handle-box', () => {
  // K016A as its publisher draws it (eleven samples of two sizes, each varied in L, W, D and caliper), in hundredths.
  const samples = [
    [200, 100, 100, 1, 614, 270.67],
    [201, 100, 100, 1, 616, 270.67],
    [200, 101, 100, 1, 616, 271.17],
    [200, 100, 101, 1, 614, 271.67],
    [200, 100, 100, 3, 613, 274],
    [200, 100, 100, 5, 622, 277.33],
    [350, 190, 230, 5, 1102, 525.33],
    [351, 190, 230, 5, 1104, 525.33],
    [350, 191, 230, 5, 1104, 525.83],
    [350, 190, 231, 5, 1102, 526.33],
    [350, 190, 230, 3, 1093, 522],
  ] as const;

  it.each(samples)('%d × %d × %d in %d mm', (L, W, H, t, width, height) => {
    const options = profileOptions('handle-box', 'k016a', { L, W, H, t });
    const { sheet } = dieOf('handle-box', { L, W, H, t, options: options ?? {} });
    expect(sheet.width).toBeCloseTo(width, 2);
    expect(Math.abs(sheet.height - height)).toBeLessThan(0.005);
  });

  it('is the same box asked for from crease to crease', () => {
    const { sheet } = dieOf('handle-box', { L: 199, W: 99, H: 100, t: 1 });
    expect(sheet.width).toBeCloseTo(614, 2);
    expect(Math.abs(sheet.height - 270.67)).toBeLessThan(0.005);
  });

  it('has the lengths of cut and crease published for 200 × 100 × 100 in 1 mm, but for its reliefs', () => {
    const options = { lengthAllowance: 0, widthAllowance: 0 };
    const { creases } = dieOf('handle-box', { L: 200, W: 100, H: 100, t: 1, options });
    const length = creases.reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0);
    // The source ends its upright creases at the reliefs' top, half a caliper early.
    expect(Math.abs(length - 1865.9)).toBeLessThan(5);
  });
});

/** Formulas of sources.md, rigid box, sleeve and flat goods, by the piece: T = board + two facings of 0.425. */
describe('rigid boxes', () => {
  const size = { L: 220, W: 160, H: 80, t: 2 };
  const T = 2 + 0.85;
  const [Lo, Wo, Ho] = [220 + 2 * T, 160 + 2 * T, 80 + T];
  const blank = (id: StructureId, piece: string, options = {}) => {
    const found = dieOf(id, { ...size, options }).pieces.find((each) => each.id === piece);
    return [found?.width ?? 0, found?.height ?? 0];
  };
  const close = (found: readonly number[], wanted: readonly number[], within = 4) => {
    expect(found).toHaveLength(wanted.length);
    found.forEach((value, index) => {
      expect(value).toBeCloseTo(wanted[index] ?? Number.NaN, within);
    });
  };

  it('a wrap is (Lo + 2(H + T) + 2 turn-in) × (Wo + 2(H + T) + 2 turn-in)', () => {
    for (const turnIn of [15, 20]) {
      const wanted = [Lo + 2 * Ho + 2 * turnIn, Wo + 2 * Ho + 2 * turnIn];
      close(blank('rigid-two-piece', 'base', { turnIn }), wanted);
      close(blank('rigid-drawer', 'tray', { turnIn }), wanted);
      close(blank('magnetic-box', 'tray', { turnIn }), wanted);
    }
  });

  it('a lid is larger than the base by its walls and 2c, and h deep', () => {
    const [c, h, turnIn] = [0.8, 30, 15];
    const options = { lidClearance: c, lidDepth: h, turnIn };
    const more = 2 * T + 2 * c + 2 * (h + T) + 2 * turnIn;
    close(blank('rigid-two-piece', 'lid', options), [Lo + more, Wo + more]);
  });

  it('a tray of greyboard is a cross of L × W with walls H, but for the boards that meet', () => {
    const [width = 0, height = 0] = blank('rigid-two-piece', 'baseCore');
    expect(Math.abs(width - (220 + 2 * 80))).toBeLessThan(3 * T);
    expect(Math.abs(height - (160 + 2 * 80))).toBeLessThan(3 * T);
  });

  it('a book case is back, spine H + 2T, front and flap H − 4 with gaps, under one sheet', () => {
    // In 3 mm board with gaps of two boards the tray fits between boards of exactly its own size.
    const [t, gap, turnIn] = [3, 6, 18];
    const thick = t + 0.85;
    const die = dieOf('magnetic-box', { ...size, t, options: { gap, caseAllowance: 0, turnIn } });
    const wrap = die.pieces.find((piece) => piece.id === 'case');
    const [Lt, Wt] = [220 + 2 * thick, 160 + 2 * thick];
    expect(wrap?.width).toBeCloseTo(Lt + 2 * turnIn, 4);
    expect(wrap?.height).toBeCloseTo(2 * Wt + (80 + 2 * thick) + (80 - 4) + 3 * gap + 2 * turnIn, 4);
  });

  it('a sleeve goes round the tray with c = 1, and has the wall of its own board', () => {
    const [flap, turnIn] = [18, 18];
    const girth = 2 * (Wo + 1 + 2 * T) + 2 * (Ho + 1 + 2 * T);
    close(blank('rigid-drawer', 'sleeve', { glueFlap: flap, turnIn }), [Lo + 2 * turnIn, girth + flap]);
  });

  it('a can is wrapped by π·(D + 2·wall) + 10, and has discs of its outside', () => {
    const can = dieOf('paper-can', { L: 99, W: 0, H: 200, t: 1.5 });
    const sizeOf = (id: string) => {
      const piece = can.pieces.find((each) => each.id === id);
      return [piece?.width ?? 0, piece?.height ?? 0];
    };
    close(sizeOf('wrap'), [Math.PI * (99 + 3) + 10, 200]);
    close(sizeOf('lid'), [102, 102], 1);
    close(sizeOf('base'), [102, 102], 1);
  });
});
