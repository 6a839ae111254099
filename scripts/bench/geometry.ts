// A die and all its facts from a size, against copying that die through JSON: what the browser does at every key
// stroke in a size field, and what the API does for every price.
import { boardOf, dieFacts, makeDie, type StructureId } from '@shop/packaging';
import { compare, report } from './measure.ts';

const cases: readonly (readonly [StructureId, string, { L: number; W: number; H: number }])[] = [
  ['fefco-0427', 'natural-e', { L: 212, W: 148, H: 61 }],
  ['fefco-0201', 'natural-b', { L: 300, W: 200, H: 150 }],
  ['tuck-end-reverse', 'cardstock-350', { L: 100, W: 60, H: 160 }],
];

for (const [structure, boardId, size] of cases) {
  const board = boardOf(boardId);
  if (!board) throw new Error(`${boardId} is not sold`);
  const make = () => {
    const made = makeDie(structure, { ...size, t: board.caliper });
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    return made.die;
  };
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
