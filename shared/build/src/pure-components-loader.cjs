const ts = require('typescript');

/**
 * A library whose components are made by calls (`forwardRef(…)`, `createContext(…)`) and then given a `displayName` keeps
 * all of them in the page: no minifier dares to drop a call or an assignment. This loader marks the calls as pure and
 * takes the names, which only developer tools read, out: what nobody imports goes. (4 kB gzip of react-router.)
 * Only the top level of a file is touched, and no line moves.
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
