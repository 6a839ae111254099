import ts from 'typescript';

/**
 * Returns the identifiers of a source file with the line of their first use, including keys of literals. Comments,
 * strings and text between tags do not count: they are prose.
 */
export function identifiersIn(fileName, text) {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, false);
  const found = new Map();
  const visit = (node) => {
    if (ts.isIdentifier(node) && !found.has(node.text))
      found.set(node.text, source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
