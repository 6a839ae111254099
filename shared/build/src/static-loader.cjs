const { createHash } = require('node:crypto');
const path = require('node:path');
const vm = require('node:vm');
const { build } = require('esbuild');

/**
 * Runs a file named `x.static.ts` at build time and replaces it by its exports as plain data. Types and tests see the
 * original file. Everything it imports is watched.
 * An export must survive JSON, or the build fails; a style sheet counts as nothing.
 * A text that is a named data URL of JSON, `data:application/json;name=words-de-DE;base64,…`, becomes a file beside the
 * build (`words-de-DE.<hash>.json`) and the text its address: the page fetches only the files it needs, and no other
 * script lists them.
 */
module.exports = function staticLoader() {
  const done = this.async();
  const setApart = (text) =>
    text.replace(namedJson, (_, name, base64) => {
      const bytes = Buffer.from(base64, 'base64');
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      this.emitFile(`${name}.${hash}.json`, bytes);
      return `__webpack_public_path__ + "${name}.${hash}.json"`;
    });
  evaluate(this.resourcePath, (file) => this.addDependency(file))
    .then(setApart)
    .then((text) => done(null, text), done);
};

const namedJson = /"data:application\/json;name=([\w-]+);base64,([\w+/=]+)"/g;

/** Whether a value survives JSON unchanged. */
const isPlain = (value) => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return Array.from(value).every(isPlain);
  const parent = Object.getPrototypeOf(value);
  return (parent === null || Object.getPrototypeOf(parent) === null) && Object.values(value).every(isPlain);
};

const evaluate = async (file, addDependency) => {
  const folder = path.dirname(file);
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    absWorkingDir: folder,
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  });
  for (const input of Object.keys(metafile.inputs)) addDependency(path.resolve(folder, input));
  const module = { exports: {} };
  vm.runInThisContext(`(function (module, exports, require) {${outputFiles[0].text}\n})`, { filename: file })(
    module,
    module.exports,
    require,
  );
  return Object.entries(module.exports)
    .map(([name, value]) => {
      if (!isPlain(value)) throw new Error(`${file}: "${name}" is not plain data.`);
      return `export const ${name} = ${JSON.stringify(value)};`;
    })
    .join('\n');
};

module.exports.evaluate = evaluate;
