/** The languages of the vocabulary's columns, in their order; English is the term itself. */
export const languages = ['cs', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ro', 'sv'];

const cellsOf = (line) =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/**
 * Reads the tables of `docs/vocabulary.md` whose first column is "Term".
 * A row is `{ line, term, definition, code, words }`: `code` lists the names in back quotes, `words` has a language's word by its code.
 */
export function readVocabulary(markdown) {
  const rows = [];
  let inTable = false;
  for (const [index, line] of markdown.split('\n').entries()) {
    if (!line.startsWith('|')) {
      inTable = false;
      continue;
    }
    const cells = cellsOf(line);
    if (cells[0] === 'Term') inTable = true;
    else if (inTable && !/^:?-+:?$/.test(cells[0])) {
      const [term, definition, code = '', ...words] = cells;
      rows.push({
        line: index + 1,
        term,
        definition,
        code: [...code.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
        words: Object.fromEntries(languages.map((language, place) => [language, words[place] ?? ''])),
        columns: cells.length,
      });
    }
  }
  return rows;
}

/** Returns one sentence per fault: an empty cell, a repeated term, a name that no code has. */
export function faultsOfVocabulary(rows, isInCode) {
  const faults = [];
  const terms = new Map();
  for (const { line, term, definition, code, words, columns } of rows) {
    const at = `docs/vocabulary.md:${line}: "${term}"`;
    if (columns !== languages.length + 3)
      faults.push(`${at} has ${columns} columns instead of ${languages.length + 3}.`);
    if (!definition) faults.push(`${at} has no definition.`);
    if (code.length === 0) faults.push(`${at} names nothing in code.`);
    for (const name of code) if (!isInCode(name)) faults.push(`${at}: no code has the name \`${name}\`.`);
    for (const [language, word] of Object.entries(words))
      if (!word) faults.push(`${at} has no word in ${language}.`);
    const earlier = terms.get(term.toLowerCase());
    if (earlier) faults.push(`${at} stands in line ${earlier} too.`);
    terms.set(term.toLowerCase(), line);
  }
  return faults;
}
