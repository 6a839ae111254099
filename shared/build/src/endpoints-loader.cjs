const ts = require('typescript');

/**
 * What a browser needs of a contract is where to call, not how the server judges it: this loader takes the schemas out
 * of `defineEndpoint({...})` and marks every other schema as pure, so that those nobody reads are dropped and zod with
 * them. Types are untouched; servers and tests import the contracts as they are written. (25 kB gzip on the first page.)
 */
const serverSide = new Set(['summary', 'params', 'query', 'body', 'reply', 'errors']);

const isDefineEndpoint = (node) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'defineEndpoint';

/** The identifier a chain of calls and members starts with: `z` of `z.string().check(…)`. */
const rootOf = (node) => {
  let at = node;
  while (ts.isCallExpression(at) || ts.isPropertyAccessExpression(at)) at = at.expression;
  return ts.isIdentifier(at) ? at.text : undefined;
};

const pure = (node) =>
  ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__', false);

/** Reading a part of a schema (`sizeSchema.shape`) counts as an effect, and would keep all around it: `(() => …)()`. */
const isPartOfSchema = (node) =>
  ts.isPropertyAccessExpression(node) &&
  !(ts.isPropertyAccessExpression(node.parent) || ts.isCallExpression(node.parent)) &&
  /Schema$/.test(rootOf(node) ?? '');

const later = (factory, node) =>
  pure(
    factory.createCallExpression(
      factory.createParenthesizedExpression(
        factory.createArrowFunction(undefined, undefined, [], undefined, undefined, node),
      ),
      undefined,
      [],
    ),
  );

const transformer = (context) => (file) => {
  const visit = (node) => {
    if (isDefineEndpoint(node)) {
      const [declaration] = node.arguments;
      const kept = declaration.properties.filter(
        (property) =>
          !(property.name && ts.isIdentifier(property.name) && serverSide.has(property.name.text)),
      );
      return pure(
        context.factory.updateCallExpression(node, node.expression, node.typeArguments, [
          context.factory.createObjectLiteralExpression(kept),
        ]),
      );
    }
    if (isPartOfSchema(node)) return later(context.factory, node);
    const visited = ts.visitEachChild(node, visit, context);
    return ts.isCallExpression(visited) && rootOf(visited) === 'z' ? pure(visited) : visited;
  };
  return ts.visitNode(file, visit);
};

module.exports = function endpointsLoader(source) {
  const file = ts.createSourceFile(this.resourcePath, source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TS);
  const { transformed, dispose } = ts.transform(file, [transformer]);
  const text = ts.createPrinter().printFile(transformed[0]);
  dispose();
  return text;
};
