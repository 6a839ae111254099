import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Row {
  readonly number: number;
  readonly kind: string;
  readonly tests: readonly { readonly file: string; readonly name: string }[];
  readonly fault: string;
}

const rows: readonly Row[] = read('docs/invariants.md')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => {
    const [number = '', kind = '', , tests = '', fault = ''] = line.split('|').slice(1, -1);
    return {
      number: Number(number),
      kind: kind.trim(),
      tests: tests.split('<br>').map((test) => {
        const [, file = '', name = ''] = /`([^`]+)`: (.+)/.exec(test.trim()) ?? [];
        return { file, name: name.trim() };
      }),
      fault: fault.trim(),
    };
  });

it('lists all 26 invariants, pure or on a database', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 26 }, (_, index) => index + 1));
  expect(rows.filter(({ kind }) => !['P', 'D'].includes(kind))).toEqual([]);
});

it.each(rows.map((row) => [row.number, row] as const))(
  'names tests of invariant %d that are there',
  (number, row) => {
    for (const { file, name } of row.tests) {
      // The name as written after `it(`, `test(` or `describe(`; a comment that quotes it would prove nothing.
      const named = new RegExp(
        `\\b(?:it|test|describe)(?:\\.each\\([^]*?\\))?\\(\\s*['"\`]${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
      );
      expect([file, name, named.test(read(file))]).toEqual([file, name, true]);
      expect(name).toMatch(new RegExp(`^invariant ${number}: `));
    }
  },
);

it('names planted faults that are there', () => {
  const folder = 'scripts/planted-faults';
  const lists = readdirSync(path.join(root, folder)).map((name) => read(path.join(folder, name)));
  const known = (rule: string) => lists.some((list) => list.includes(`rule: '${rule}'`));
  expect(rows.map(({ fault }) => fault).filter((fault) => fault === '' || !known(fault))).toEqual([]);
});
