const { createRequire } = require('node:module');
const path = require('node:path');
const v8 = require('node:v8');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/**
 * Packages that a worker loads once and not again for each test file: they keep no state between two files, and no
 * test replaces any of them. Evaluating them takes longer than the tests of most files of the API.
 * pdf-lib, libphonenumber-js and prom-client stay out: they compare what they are given with Array or Object of their own
 * realm.
 */
const shared = new Set([
  '@electric-sql/pglite',
  '@hyzyla/pdfium',
  '@redis/client',
  '@resvg/resvg-js',
  'drizzle-orm',
  'fastify',
  'fontkit',
  'nodemailer',
  'pdfmake',
  'pino',
  'sharp',
  'stripe',
]);

/** Returns the name of the package that an import names, `undefined` for a path. */
const packageOf = (name) => /^(?:@[^/]+\/)?[^./][^/]*/.exec(name)?.[0];

const isPage = (runtime) => runtime._environment.global.document !== undefined;

const requireFromHere = createRequire(path.join(__dirname, '../../api/package.json'));

/**
 * What modules look up in the language itself, bound beside them. A test runs in a context of `vm`, where each look-up
 * of a global passes through Node's interceptors and takes a hundred times longer. Names that a test may replace, such
 * as Date, setTimeout and fetch, are not among them.
 */
const language = (
  'Array ArrayBuffer BigInt Boolean Buffer DataView Error Float32Array Float64Array Infinity Int32Array JSON Map Math ' +
  'NaN Number Object Promise Proxy RangeError Reflect RegExp Set String Symbol SyntaxError TypeError Uint16Array ' +
  'Uint32Array Uint8Array WeakMap WeakSet isFinite isNaN parseFloat parseInt'
).split(' ');

/** Compiled modules of this worker by file: compiled once, evaluated in each test's own context. */
const compiled = new Map();

/** Returns a script whose value takes the names of `language` and returns the module's function. */
const compileOnce = (source, filename, parameters) => {
  const known = compiled.get(filename);
  if (known?.source === source && known.parameters === parameters) return known.script;
  const before = `(function(${language}){return(function(${parameters}){`;
  const script = new vm.Script(`${before}${source}\n})})`, { filename, columnOffset: -before.length });
  compiled.set(filename, { source, parameters, script });
  return script;
};

/** An `import()` needs the loader of its own test. */
const importsLater = /\bimport\s*\(/;

const compileIn = (executor) => {
  const compileAlone = executor.compile.bind(executor);
  const parameters = executor.injectedModuleParameters.join();
  return (source, filename) => {
    const context = executor.environment.getVmContext();
    if (context === null || importsLater.test(source)) return compileAlone(source, filename);
    let script;
    try {
      script = compileOnce(source, filename, parameters);
    } catch {
      // Jest's own words for a file that cannot be read.
      return compileAlone(source, filename);
    }
    const { global } = executor.environment;
    return script.runInContext(context)(...language.map((name) => global[name]));
  };
};

/** Jest's runtime, in which the test files of one worker share the packages above. Pages have a realm of their own. */
module.exports = class SharedPackages extends Runtime {
  constructor(...args) {
    super(...args);
    // Jest's environment shares Uint8Array for the same reason: a package tells by `instanceof` what it is given.
    if (!isPage(this)) this._environment.global.Date = Date;
    // A page's functions run a few times each: what the optimizing compiler spends on them never pays off there.
    v8.setFlagsFromString(isPage(this) ? '--no-opt' : '--opt');
    this.executor.compile = compileIn(this.executor);
  }

  requireModuleOrMock(from, name) {
    if (name !== undefined && !isPage(this) && shared.has(packageOf(name))) return requireFromHere(name);
    return super.requireModuleOrMock(from, name);
  }
};
