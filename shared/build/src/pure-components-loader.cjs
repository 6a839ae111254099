const ts = require('typescript');

/**
 * Enables tree shaking of component libraries. Components created by calls (`forwardRef(…)`, `createContext(…)`) with a
 * `displayName` assignment are never dropped by a minifier. This loader marks the calls as pure and removes the names,
 * which only developer tools read, so unused components are dropped. (4 kB gzip of react-router.) It changes only the
 * top level of a file and moves no line.
 */
const makers = new Set(['forwardRef', 'createContext', 'memo']);

const isMaker = (node) =>
  node !== undefined &&
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  ts.isIdentifier(node.expression.expression) &&
  /^React\d*$/.test(node.expression.expression.text) &&
  makers.has(node.expression.name.text);

const isDisplayName = (node) =>
  ts.isExpressionStatement(node) &&
  ts.isBinaryExpression(node.expression) &&
  node.expression.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  ts.isPropertyAccessExpression(node.expression.left) &&
  node.expression.left.name.text === 'displayName' &&
  ts.isStringLiteral(node.expression.right);

module.exports = function pureComponentsLoader(source) {
  const file = ts.createSourceFile(
    this.resourcePath,
    source,
    ts.ScriptTarget.ES2022,
    false,
    ts.ScriptKind.JS,
  );
  const edits = file.statements.flatMap((node) => {
    if (isDisplayName(node)) return [{ from: node.getStart(file), to: node.end, text: '' }];
    if (!ts.isVariableStatement(node)) return [];
    return node.declarationList.declarations
      .map(({ initializer }) => initializer)
      .filter(isMaker)
      .map((call) => ({ from: call.getStart(file), to: call.getStart(file), text: '/*#__PURE__*/ ' }));
  });
  return edits.reduceRight(
    (text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to),
    source,
  );
};
