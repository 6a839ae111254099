const path = require('node:path');
const vm = require('node:vm');
const { build } = require('esbuild');

/**
 * A file named `x.static.ts` is run while the page is built, and the page gets what it exports: plain data in place of
 * whatever computed it. Types and tests see the file as it is written. Everything it imports is watched.
 *
 * What an export holds must survive JSON, or the build fails; a style sheet counts as nothing.
 */
module.exports = function staticLoader() {
  const done = this.async();
  evaluate(this.resourcePath, (file) => this.addDependency(file)).then((text) => done(null, text), done);
};

/** Whether JSON gives a value back as it is. */
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
