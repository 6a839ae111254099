const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

/**
 * Reduces the icon set to what a package can show: the shapes whose names are a quoted word somewhere in its own
 * sources or in those of `shared/`. (`IconName` allows no other word, and a name is never concatenated: the loader
 * refuses a template that could be one.) `folders`: where to look.
 */
module.exports = function usedIconsLoader(source) {
  const { folders } = this.getOptions();
  const file = ts.createSourceFile(this.resourcePath, source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TS);
  for (const folder of folders) this.addContextDependency(folder);
  const used = wordsIn(folders.flatMap(sourcesBelow));
  const unused = shapesIn(file).filter(({ name }) => !used.has(nameOf(name)));
  return unused.reduceRight(
    (text, { pos, end }) => text.slice(0, pos) + text.slice(end).replace(/^,/, ''),
    source,
  );
};

const nameOf = (name) => name.text;

/** The entries of `iconShapes = {…}`. */
const shapesIn = (file) => {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (name.getText(file) !== 'iconShapes') continue;
      let value = initializer;
      while (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) value = value.expression;
      return [...value.properties];
    }
  }
  throw new Error(`${file.fileName} declares no iconShapes.`);
};

const sourcesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.story|\.d)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.endsWith(path.join('icon', 'shapes.ts')));

const wordsIn = (files) => {
  const words = new Set();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (/\b(icon|iconAfter)=\{`|<Icon\b[^>]*\bname=\{`/.test(text))
      throw new Error(`${file}: an icon's name must be written out, not put together.`);
    for (const [, word] of text.matchAll(/['"]([a-z][a-z-]*)['"]/g)) words.add(word);
  }
  return words;
};
