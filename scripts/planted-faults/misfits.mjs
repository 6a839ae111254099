// Planted faults age with the code: each must find its place exactly once, and its test must exist by name.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { faults } from './index.mjs';

const count = (text, part) => text.split(part).length - 1;

/** Returns sentences about faults that no longer fit the files below `root`, each with the rule and a colon first. */
export function misfits(root, list = faults) {
  const sentences = [];
  const seen = new Set();
  // A team's checkout has only some of the folders; faults of the others are checked where those are.
  const here = (file) => existsSync(path.join(root, file.split('/')[0]));
  for (const { rule, file, find, replace, test } of list) {
    if (![file, ...test.paths].every(here)) continue;
    const say = (what) => sentences.push(`${rule}: ${what}`);
    if (seen.has(rule)) say('two faults have this name.');
    seen.add(rule);
    const place = path.join(root, file);
    const found = existsSync(place) ? count(readFileSync(place, 'utf8'), find) : 0;
    if (found !== 1) say(`its place is ${found} times in ${file}.`);
    if (find === replace) say('it changes nothing.');
    for (const name of test.paths) if (!existsSync(path.join(root, name))) say(`${name} is not there.`);
    if (test.kind === 'script' || test.grep === undefined) continue;
    const named = test.paths.some((name) => {
      const full = path.join(root, name);
      return existsSync(full) && readFileSync(full, 'utf8').includes(test.grep);
    });
    if (!named) say(`${test.paths.join(', ')} has no test "${test.grep}".`);
  }
  return sentences;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
  const sentences = misfits(root);
  console.log(sentences.length === 0 ? `${faults.length} planted faults fit.` : sentences.join('\n'));
  process.exitCode = sentences.length === 0 ? 0 : 1;
}
