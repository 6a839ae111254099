// A die and all its facts from a size, compared with copying that die through JSON: what the browser does at every key
// stroke in a size field, and the API for every price. Then a mailer of any size, by the clock, and its outline
// compared with a general drawing library.
import {
  boardOf,
  type Die,
  dieFacts,
  limitsOf,
  makeDie,
  type Path,
  pathLength,
  type Size,
  type StructureId,
  structures,
} from '@shop/packaging';
import { joinedByMaker, unitedByMaker } from './makerjs-outline.ts';
import { compare, median, report } from './measure.ts';

const cases: readonly (readonly [StructureId, string, Size])[] = [
  ['fefco-0427', 'natural-e', { L: 212, W: 148, H: 61 }],
  ['fefco-0201', 'natural-b', { L: 300, W: 200, H: 150 }],
  ['tuck-end-reverse', 'cardstock-350', { L: 100, W: 60, H: 160 }],
];

const dieOf = (structure: StructureId, size: Size & { readonly t: number }): Die => {
  const made = makeDie(structure, size);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.die;
};

for (const [structure, boardId, size] of cases) {
  const board = boardOf(boardId);
  if (!board) throw new Error(`${boardId} is not sold`);
  const make = () => dieOf(structure, { ...size, t: board.caliper });
  const die = make();
  const { ratio, ours } = compare(
    () => dieFacts(make(), board),
    () => JSON.parse(JSON.stringify(die)),
  );
  report({
    what: `die and facts of ${structure} ÷ its JSON clone`,
    measured: ratio,
    unit: '×',
    limit: 10,
    note: `${ours.toFixed(2)} ms`,
  });
}

/** Sizes over the whole range, reproducible on every machine. */
function sizes(count: number): (Size & { readonly t: number })[] {
  let at = 20_261_128;
  const next = () => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    return at / 2 ** 32;
  };
  const within = (limit: { min: number; max: number } | undefined) =>
    limit ? Math.floor((limit.min + (limit.max - limit.min) * next()) * 10) / 10 : 0;
  return Array.from({ length: count }, () => {
    const free = limitsOf('fefco-0427');
    const flat = { L: within(free.L), W: within(free.W), t: Math.max(0.5, within(free.t)) };
    return { ...flat, H: within(limitsOf('fefco-0427', flat).H) };
  });
}

const asked = sizes(2000);
for (const size of asked.slice(0, 500)) dieOf('fefco-0427', size);
report({
  what: `die of fefco-0427, median of ${asked.length} sizes`,
  measured: median(
    asked.map((size) => {
      const begun = performance.now();
      dieOf('fefco-0427', size);
      return performance.now() - begun;
    }),
  ),
  unit: 'ms',
  limit: 2,
});

const size = { L: 212, W: 148, H: 61, t: 1.5 };
const mailer = dieOf('fefco-0427', size);
const panels = structures['fefco-0427'].draw(mailer.parameters).panels.map(({ path }) => path);
const lengthOf = (cuts: readonly Path[]) => cuts.reduce((sum, cut) => sum + pathLength(cut), 0);
const drawn = () => lengthOf(dieOf('fefco-0427', size).cuts);
for (const [what, theirs, length, limit] of [
  [
    'uniting and measuring its panels',
    () => unitedByMaker(panels),
    lengthOf(mailer.cuts.filter((cut) => cut.closed)),
    0.1,
  ],
  ['only joining and measuring its cuts', () => joinedByMaker(mailer.cuts), lengthOf(mailer.cuts), 4],
] as const) {
  // Both must draw the same, or the ratio would be meaningless.
  const they = theirs();
  const apart = [they.width - mailer.sheet.width, they.height - mailer.sheet.height, they.length - length];
  if (apart.some((value) => !(Math.abs(value) < 0.01)))
    throw new Error(`makerjs measures another outline: ${apart.join(', ')} mm apart`);
  const { ratio, ours } = compare(drawn, theirs);
  report({
    what: `die of fefco-0427 made and measured ÷ makerjs ${what}`,
    measured: ratio,
    unit: '×',
    limit,
    note: `${ours.toFixed(2)} ms against ${(ours / ratio).toFixed(2)} ms`,
  });
}
