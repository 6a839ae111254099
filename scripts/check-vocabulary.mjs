// Part of npm run check: the vocabulary is complete and its names exist; no identifier uses a retired word.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { identifiersIn } from './vocabulary/identifiers.mjs';
import { faultsOfVocabulary, readVocabulary } from './vocabulary/read-vocabulary.mjs';
import { retiredWords } from './vocabulary/retired-words.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx', '*.mjs'],
  { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
)
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)));

const known = new Set();
const faults = [];
for (const file of files) {
  if (file === 'scripts/vocabulary/retired-words.mjs') continue;
  for (const [name, line] of identifiersIn(file, readFileSync(path.join(root, file), 'utf8'))) {
    known.add(name);
    if (Object.hasOwn(retiredWords, name))
      faults.push(`${file}:${line}: \`${name}\` is retired; use \`${retiredWords[name]}\`.`);
  }
}

const vocabulary = readVocabulary(readFileSync(path.join(root, 'docs/vocabulary.md'), 'utf8'));
const isInCode = (name) =>
  name.includes('/') ? existsSync(path.join(root, name)) : name.split('.').every((part) => known.has(part));
faults.push(...faultsOfVocabulary(vocabulary, isInCode));

if (faults.length > 0) {
  console.error(faults.slice(0, 60).join('\n'));
  process.exit(1);
}
console.log(
  `${vocabulary.length} terms in eleven languages; ${Object.keys(retiredWords).length} retired words are used nowhere.`,
);
