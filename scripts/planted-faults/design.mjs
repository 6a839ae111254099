import { jest, script } from './test-of.mjs';

const storeTest = 'shared/design/src/history/store.test.ts';
const documentTest = 'shared/design/src/document/document.test.ts';
const resolveTest = 'shared/design/src/resolve/resolve.test.ts';

export const design = [
  {
    rule: 'redo restores everything that undo removed',
    why: 'Undo without redo would be deletion.',
    file: 'shared/design/src/history/timeline.ts',
    find: 'redos = [...redos, diff];',
    replace: 'redos = [diff];',
    test: jest(storeTest, 'undoes and redoes any run of commands'),
  },
  {
    rule: 'squashed diffs keep the state before the first one',
    why: 'A drag is one undo step back to its start, not to its last but one move.',
    file: 'shared/design/src/history/diff.ts',
    find: 'if (!earlier(id)) before[id] = pair[0];',
    replace: 'before[id] = pair[0];',
    test: jest(storeTest, 'squashes diffs to one with the same effect'),
  },
  {
    rule: 'migration 0001 keeps upright objects upright',
    why: 'An old design must print as it did.',
    file: 'shared/design/src/document/convert-from-v1.ts',
    find: 'item.rotation + uprightRotation(die, side)',
    replace: 'item.rotation',
    test: jest(documentTest, 'leans on every side as it leaned'),
  },
  {
    rule: 'unknown records survive',
    why: 'An older editor must not delete what a newer one has drawn.',
    file: 'shared/design/src/document/parse.ts',
    find: '      foreign[id] = value;\n      continue;',
    replace: '      continue;',
    test: jest(documentTest, 'carries records, keys and migrations of a later version'),
  },
  {
    rule: 'a flipped image is painted flipped',
    why: 'It is resolved in one place, so that canvas, box and print file agree.',
    file: 'shared/design/src/resolve/frames.ts',
    find: '[xf.flipX ? -1 : 1, 0, 0,',
    replace: '[1, 0, 0,',
    test: jest(resolveTest, 'flips art about its own middle'),
  },
  {
    rule: 'the whole-sheet layer is below the side layers',
    why: 'A background over the whole sheet would cover everything else.',
    file: 'shared/design/src/resolve/resolve.ts',
    find: '(layer.side === null ? 0 : 1);',
    replace: '(layer.side === null ? 1 : 0);',
    test: jest(resolveTest, 'paints the sheet under the sides'),
  },
  {
    rule: 'black prints with K only',
    why: 'Four inks under small type show a coloured fringe on press.',
    file: 'shared/design/src/resolve/color.ts',
    find: 'if (k >= 1) return [0, 0, 0, 100];',
    replace: 'if (k >= 1) return [100, 100, 100, 100];',
    test: jest(resolveTest, '#000000'),
  },
  {
    rule: 'painters compute no positions',
    why: 'A browser breaks and kerns text differently; the print file would differ from the screen.',
    file: 'api/src/artwork/designs/paint-svg.ts',
    find: 'const number = (value: number): string => String(Math.round(value * 1000) / 1000);',
    replace:
      'const number = (value: number): string => String(Math.round(Math.hypot(value, 0) * 1000) / 1000);',
    test: script('scripts/check-painters.mjs', 'painters only paint'),
  },
];
