const ts = require('typescript');

/**
 * i18next is one file, so an alias cannot omit a part of it. This loader empties methods that the shop never calls, by
 * class, each with the reason, and drops debug logging. 5 kB gzip. The build fails if a newer i18next lacks one of
 * these methods.
 */
const unused = {
  // The kit fetches words and adds them to the store: there is no backend.
  Connector: {
    queueLoad: '',
    loaded: '',
    read: '',
    prepareLoading: '',
    noticeDevFallback: '',
    loadOne: '',
    saveMissing: '',
    load: '',
    reload: '',
  },
  ResourceStore: { deprecateDottedLng: '', addResource: '', addResources: '', removeResourceBundle: '' },
  // No text has `{{value, format}}`: amounts and dates are formatted before.
  Formatter: { init: '', format: 'return arguments[0];' },
  // No text has `$t(other.key)`.
  Interpolator: { nest: 'return arguments[0];' },
  // No call sets `returnDetails`.
  Translator: { getUsedParamsDetails: '' },
  LanguageUtil: { deprecateBareCode: '' },
  // One instance without plugins, for one document in one left-to-right language.
  I18n: {
    use: '',
    loadResources: 'callback(null);',
    reloadResources: '',
    hydrate: '',
    loadNamespaces: '',
    loadLanguages: '',
    dir: '',
    cloneInstance: '',
    toJSON: '',
  },
};

/** `this.logger.warn(…)` and similar calls write nothing without the option `debug`; `error` does. */
const silent = new Set(['log', 'warn', 'deprecate', 'once']);
const loggers = new Set(['logger', 'baseLogger']);
const lastName = (node) => (ts.isPropertyAccessExpression(node) ? node.name.text : node.text);

const isSilent = (node) =>
  ts.isExpressionStatement(node) &&
  ts.isCallExpression(node.expression) &&
  ts.isPropertyAccessExpression(node.expression.expression) &&
  silent.has(node.expression.expression.name.text) &&
  loggers.has(lastName(node.expression.expression.expression));

module.exports = function leanI18nextLoader(source) {
  const file = ts.createSourceFile(
    this.resourcePath,
    source,
    ts.ScriptTarget.ES2022,
    false,
    ts.ScriptKind.JS,
  );
  const missing = new Set(
    Object.entries(unused).flatMap(([name, methods]) =>
      Object.keys(methods).map((method) => `${name}.${method}`),
    ),
  );
  const edits = [];
  const visit = (node, owner) => {
    const method = ts.isMethodDeclaration(node) ? node.name.text : undefined;
    const body = method === undefined ? undefined : unused[owner]?.[method];
    if (body !== undefined) {
      missing.delete(`${owner}.${method}`);
      edits.push({ from: node.body.getStart(file), to: node.body.end, text: `{${body}}` });
    } else if (isSilent(node)) edits.push({ from: node.getStart(file), to: node.end, text: ';' });
    else
      ts.forEachChild(node, (child) => visit(child, ts.isClassDeclaration(node) ? node.name?.text : owner));
  };
  visit(file);
  if (missing.size > 0)
    throw new Error(`i18next has no ${[...missing].join(', ')} (lean-i18next-loader.cjs).`);
  return edits.reduceRight(
    (text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to),
    source,
  );
};
