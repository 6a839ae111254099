// Finds packages that changed since their build: a hash over all inputs is stored beside the result.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const manifest = 'remote.manifest.json';

export const remotes = (root) =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'src/remote.ts')))
    .sort();

/**
 * Everything that can be built, by the name of `npm run build -- NAME`. `server` is the bundle of cli, host and API.
 * `last` is the last file of a build, which is missing after an aborted or failed one.
 */
export const targets = (root) => [
  ...(existsSync(path.join(root, 'shell/browser/src/main.ts'))
    ? [{ name: 'shell', folder: 'shell/browser', result: 'shell/browser/dist', last: manifest }]
    : []),
  ...remotes(root).map((name) => ({ name, folder: name, result: `${name}/dist`, last: manifest })),
  ...(existsSync(path.join(root, 'cli/src/main.ts'))
    ? [{ name: 'server', folder: 'cli', result: 'cli/dist', last: 'cli.mjs' }]
    : []),
];

const workspaces = (root) =>
  ['.', 'shared', 'shell']
    .flatMap((parent) =>
      existsSync(path.join(root, parent))
        ? readdirSync(path.join(root, parent)).map((name) => path.join(parent, name))
        : [],
    )
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => [JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')), folder]);

/** Returns the folder itself and those of its @shop dependencies, transitively. */
const closure = (root, folder) => {
  const known = new Map(workspaces(root).map(([json, place]) => [json.name, { json, place }]));
  const start = [...known.values()].find(({ place }) => place === folder);
  const found = new Map();
  const visit = (entry) => {
    if (entry === undefined || found.has(entry.place)) return;
    found.set(entry.place, entry);
    for (const name of Object.keys(entry.json.dependencies ?? {})) visit(known.get(name));
  };
  visit(start);
  if (folder !== 'cli') visit(known.get('@shop/build'));
  return [...found.keys()].sort();
};

const skipped = new Set(['node_modules', 'dist', 'var', 'stories', 'coverage']);
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(file);
    return /\.(test|stories)\.tsx?$/.test(entry.name) || entry.name === 'README.md' ? [] : [file];
  });

/** Returns the hash over names and contents of a target's inputs, including the lock file. */
export const inputsOf = (root, { folder }) => {
  const hash = createHash('sha256');
  const files = closure(root, folder).flatMap((place) => filesBelow(path.join(root, place)));
  const lock = path.join(root, 'package-lock.json');
  for (const file of [...files, ...(existsSync(lock) ? [lock] : [])].sort())
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
};

const stampOf = (root, { result }) => path.join(root, result, '.inputs');

export const isStale = (root, target, inputs) => {
  const stamp = stampOf(root, target);
  return (
    !existsSync(path.join(root, target.result, target.last)) ||
    !existsSync(stamp) ||
    readFileSync(stamp, 'utf8') !== inputs
  );
};

export const markBuilt = (root, target, inputs) => {
  mkdirSync(path.join(root, target.result), { recursive: true });
  writeFileSync(stampOf(root, target), inputs);
};
