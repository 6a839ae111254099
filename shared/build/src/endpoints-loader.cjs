const ts = require('typescript');

/**
 * A browser needs a contract's address, not its validation: this loader removes the schemas from
 * `defineEndpoint({...})` and marks every other schema as pure, so that unused ones are dropped together with zod.
 * Types are unchanged; servers and tests import the original contracts. (25 kB gzip on the first page.)
 */
const serverSide = new Set(['summary', 'params', 'query', 'body', 'reply', 'errors']);

const isDefineEndpoint = (node) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'defineEndpoint';

/** Returns the identifier at the start of a chain: `z` of `z.string().check(…)`. */
const rootOf = (node) => {
  let at = node;
  while (ts.isCallExpression(at) || ts.isPropertyAccessExpression(at)) at = at.expression;
  return ts.isIdentifier(at) ? at.text : undefined;
};

const pure = (node) =>
  ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__', false);

/**
 * Whether a top-level constant is made of schemas. Reading a part of another (`sizeSchema.shape`) or spreading one
 * counts as a side effect and would retain all its parts, so the constant is created in a pure function.
 */
const isMadeOfSchemas = (node) => {
  if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isSourceFile(node.parent.parent.parent))
    return false;
  if (ts.isArrowFunction(node.initializer) || isDefineEndpoint(node.initializer)) return false;
  const mentions = (each) =>
    (ts.isIdentifier(each) && each.text === 'z' && !ts.isTypeReferenceNode(each.parent)) ||
    ts.forEachChild(each, mentions) === true;
  return mentions(node.initializer);
};

/** An object literal as the body of an arrow function needs parentheses. */
const asExpression = (factory, node) =>
  ts.isObjectLiteralExpression(node) ? factory.createParenthesizedExpression(node) : node;

const later = (factory, node) =>
  pure(
    factory.createCallExpression(
      factory.createParenthesizedExpression(
        factory.createArrowFunction(
          undefined,
          undefined,
          [],
          undefined,
          undefined,
          asExpression(factory, node),
        ),
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
    const visited = ts.visitEachChild(node, visit, context);
    if (isMadeOfSchemas(node)) {
      const { name, type, initializer } = visited;
      const made = later(context.factory, initializer);
      return context.factory.updateVariableDeclaration(visited, name, undefined, type, made);
    }
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
