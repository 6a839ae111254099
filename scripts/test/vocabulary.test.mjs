import assert from 'node:assert/strict';
import { test } from 'node:test';
import { identifiersIn } from '../vocabulary/identifiers.mjs';
import { faultsOfVocabulary, languages, readVocabulary } from '../vocabulary/read-vocabulary.mjs';

const head = `| Term | Definition | In code | ${languages.join(' | ')} |\n|${'---|'.repeat(languages.length + 3)}\n`;
const row = (term, code, words = languages) => `| ${term} | A sentence. | ${code} | ${words.join(' | ')} |\n`;

test('identifiers count, comments, strings and texts do not', () => {
  const names = identifiersIn(
    'x.tsx',
    "// told\nconst judge = { carry: 'said' };\nexport const View = () => <p>told {judge.carry}</p>;",
  );
  assert.deepEqual([...names.keys()].sort(), ['View', 'carry', 'judge', 'p']);
  assert.equal(names.get('View'), 3);
});

test('a complete row has no fault', () => {
  const rows = readVocabulary(`# Words\n\n${head}${row('die', '`Die`, `cutDie`')}`);
  assert.deepEqual(rows[0].code, ['Die', 'cutDie']);
  assert.equal(rows[0].words.sv, 'sv');
  assert.deepEqual(
    faultsOfVocabulary(rows, () => true),
    [],
  );
});

test('an empty word, a lost name, a doubled term and a missing column are named', () => {
  const rows = readVocabulary(
    head +
      row('die', '`Die`', ['', ...languages.slice(1)]) +
      row('Die', '`Gone`') +
      row('crease', '`Crease`', languages.slice(1)),
  );
  const faults = faultsOfVocabulary(rows, (name) => name !== 'Gone').join('\n');
  assert.match(faults, /no word in cs/);
  assert.match(faults, /no code has the name `Gone`/);
  assert.match(faults, /stands in line 3 too/);
  assert.match(faults, /has 12 columns instead of 13/);
});
