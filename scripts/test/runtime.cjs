const { createRequire } = require('node:module');
const path = require('node:path');
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

/** Jest's runtime, in which the test files of one worker share the packages above. Pages have a realm of their own. */
module.exports = class SharedPackages extends Runtime {
  constructor(...args) {
    super(...args);
    // Jest's environment shares Uint8Array for the same reason: a package tells by `instanceof` what it is given.
    if (!isPage(this)) this._environment.global.Date = Date;
  }

  requireModuleOrMock(from, name) {
    if (name !== undefined && !isPage(this) && shared.has(packageOf(name))) return requireFromHere(name);
    return super.requireModuleOrMock(from, name);
  }
};
