// What `npm test -- --changed` runs: the parts that depend on the changed files, and why.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Changes that may affect everything. */
const everything = [
  'package.json',
  'package-lock.json',
  'jest.config.mjs',
  'scripts/test/runtime.cjs',
  'tsconfig.base.json',
  'e2e/playwright.config.ts',
];
/** Every page depends on these, so a change here runs every journey. */
const underEveryPage = ['shell', 'shared/kit', 'shared/build', 'regions'];
/** Every part of the API depends on these. */
const underWholeApi = ['api/src/platform', 'api/src/index.ts', 'api/migrations', 'api/package.json'];
/** The dependencies of the comparison of the canvas with the print file. */
const canvasAndPrint = ['shared/design', 'mf-editor/src/painting', 'scripts/canvas-against-print.ts'];

const isTest = (file) => /\.(test|spec|fixture|stories)\.tsx?$/.test(file) || /\/(test|testing)\//.test(file);
const isText = (file) => /\.(md|png|jpg)$/.test(file) && !file.startsWith('shell/');
const isBelow = (file, folder) => file === folder || file.startsWith(`${folder}/`);
const isSource = (file) => /\.[cm]?[jt]sx?$/.test(file);

const git = (root, args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0
    ? { ok: true, lines: stdout.split('\n').filter(Boolean) }
    : { ok: false, message: stderr.trim().split('\n')[0] };
};

/**
 * Returns the files that differ from `base`: committed, uncommitted and new ones. The default is the merge base with
 * `main`, or HEAD on `main` itself, so that the uncommitted changes remain.
 */
export function readChanges(root, base) {
  const found =
    base === undefined
      ? [
          ['merge-base', 'HEAD', 'main'],
          ['merge-base', 'HEAD', 'origin/main'],
          ['rev-parse', 'HEAD'],
        ]
          .map((args) => git(root, args))
          .find(({ ok }) => ok)
      : git(root, ['rev-parse', '--verify', `${base}^{commit}`]);
  if (found === undefined || !found.ok)
    return {
      ok: false,
      message: base === undefined ? 'This is not a git checkout.' : `There is no commit "${base}".`,
    };
  const [from] = found.lines;
  const changed = git(root, ['diff', '--name-only', '--no-renames', from]);
  const added = git(root, ['ls-files', '--others', '--exclude-standard']);
  if (!changed.ok || !added.ok) return { ok: false, message: changed.message ?? added.message };
  return {
    ok: true,
    base: from.slice(0, 10),
    files: [...new Set([...changed.lines, ...added.lines])].sort(),
  };
}

/** Returns the packages of the repository: `{ name, folder, needs }`, where `needs` names other packages. */
export function readPackages(root) {
  const folders = [
    'regions',
    'api',
    'cli',
    'e2e',
    ...['shared', 'shell'].flatMap((parent) =>
      existsSync(path.join(root, parent))
        ? readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`)
        : [],
    ),
    ...readdirSync(root).filter((name) => name.startsWith('mf-')),
  ].filter((folder) => existsSync(path.join(root, folder, 'package.json')));
  return folders.map((folder) => {
    const { name, dependencies = {} } = JSON.parse(
      readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
    );
    return { name, folder, needs: Object.keys(dependencies) };
  });
}

/**
 * The files of `e2e`: `covers` are the paths in the line `// Covers: …` of a test file, whose changes run it;
 * `imports` are the support files that it needs, directly or not.
 */
export function readBlackBox(root) {
  const importsOf = (file, seen = new Set()) => {
    for (const [, from] of readFileSync(path.join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const other = path.join(path.dirname(file), from);
      if (seen.has(other) || !existsSync(path.join(root, other))) continue;
      seen.add(other);
      importsOf(other, seen);
    }
    return [...seen];
  };
  return ['journeys', 'independent-deploy', 'race', 'faults'].flatMap((project) => {
    const folder = path.join('e2e', project);
    if (!existsSync(path.join(root, folder))) return [];
    return readdirSync(path.join(root, folder))
      .filter((name) => /\.(test|spec)\.ts$/.test(name))
      .map((name) => {
        const file = path.join(folder, name);
        const [, covers = ''] =
          /^\/\/ Covers: (.+)$/m.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
        return { project, file, covers: covers.split(' ').filter(Boolean), imports: importsOf(file) };
      });
  });
}

/** Returns the folders of the changed packages and of those that depend on them. */
export function affectedPackages(files, packages) {
  const changed = files.filter((file) => !isTest(file) && !isText(file));
  const affected = new Set(
    packages.filter(({ folder }) => changed.some((file) => isBelow(file, folder))).map(({ name }) => name),
  );
  for (let before = -1; before < affected.size; ) {
    before = affected.size;
    for (const { name, needs } of packages) if (needs.some((need) => affected.has(need))) affected.add(name);
  }
  return packages.filter(({ name }) => affected.has(name)).map(({ folder }) => folder);
}

/** Returns the parts of `e2e` for a set of changes, each with its reason. */
function chooseBlackBox(files, affected, blackBox) {
  const whole = files.find((file) => everything.includes(file));
  const base = affected.find((folder) => underEveryPage.includes(folder) || folder.startsWith('shell/'));
  const apiFile = files.find((file) => underWholeApi.some((part) => isBelow(file, part)) && !isTest(file));
  const product = files.filter((file) => !isTest(file) && !isText(file));
  // A package that only depends on a changed one counts as a whole; in changed packages the changed files count. `cli`
  // only composes the shop: it depends on everything and covers nothing.
  const dependents = affected.filter(
    (folder) => folder !== 'cli' && !product.some((file) => isBelow(file, folder)),
  );
  const reasonFor = ({ project, file, covers, imports }) => {
    if (files.includes(file)) return 'the file itself changed';
    const support = imports.find((one) => files.includes(one));
    if (support !== undefined) return `it imports ${support}`;
    if (whole !== undefined) return `${whole} changed`;
    if (base !== undefined && project === 'journeys') return `every page depends on ${base}`;
    for (const cover of covers) {
      const changed = product.find((one) => isBelow(one, cover));
      if (changed !== undefined) return `it covers ${changed}`;
      const dependent = dependents.find((folder) => isBelow(cover, folder));
      if (dependent !== undefined) return `it covers ${dependent}, which depends on a changed package`;
      if (apiFile !== undefined && isBelow(cover, 'api')) return `the whole API depends on ${apiFile}`;
    }
    return null;
  };
  return blackBox
    .map((entry) => ({ project: entry.project, file: entry.file, why: reasonFor(entry) }))
    .filter(({ why }) => why !== null);
}

/**
 * Returns folders whose unit tests run completely, since tests do not import what changed there (styles, words, SQL).
 */
function wholeFolders(files, packages) {
  const silent = files.filter(
    (file) => !isSource(file) && !isText(file) && !file.startsWith('e2e/') && !file.startsWith('scripts/'),
  );
  return packages
    .filter(({ folder }) => folder !== 'e2e' && silent.some((file) => isBelow(file, folder)))
    .map(({ folder }) => folder);
}

/**
 * Chooses what to run for the changed files. `related` are the Jest files that import one of them (`jest
 * --findRelatedTests`), `jestFiles` are all Jest files, `onBothStores` those that run on either store.
 */
export function choose({ files, packages, blackBox, related, jestFiles, onBothStores }) {
  const affected = affectedPackages(files, packages);
  const whole = files.find((file) => everything.includes(file));
  const folders = wholeFolders(files, packages);
  const tests = new Set(
    whole === undefined
      ? [...related, ...jestFiles.filter((file) => folders.some((folder) => isBelow(file, folder)))]
      : jestFiles,
  );
  const both = new Set(onBothStores);
  const outside = chooseBlackBox(files, affected, blackBox);
  const of = (...projects) => outside.filter(({ project }) => projects.includes(project));
  const isOnlyText = files.every(isText);
  const browser = of('journeys', 'independent-deploy');
  return {
    checks: files.length > 0,
    unit: [...tests].filter((file) => !both.has(file)).sort(),
    api: [...tests].filter((file) => both.has(file)).sort(),
    race: of('race'),
    faults: of('faults'),
    journeys: browser,
    /** Packages to build; null: all stale ones, since a browser needs the whole shop. */
    build:
      browser.length > 0 ? null : affected.filter((folder) => folder.startsWith('mf-') || folder === 'cli'),
    canvasAgainstPrint: files.some(
      (file) => canvasAndPrint.some((part) => isBelow(file, part)) && !isTest(file),
    ),
    /** A change without effect on foundations runs the main journey in one market. */
    oneMarket:
      whole === undefined && !affected.some((folder) => underEveryPage.some((part) => isBelow(folder, part))),
    why: [
      `${files.length} changed files${isOnlyText && files.length > 0 ? ', texts only' : ''}`,
      ...(affected.length > 0 ? [`affected packages: ${affected.join(', ')}`] : []),
      ...(folders.length > 0
        ? [`all tests of ${folders.join(', ')}: nothing imports the changed files`]
        : []),
      ...(whole === undefined ? [] : [`everything: ${whole} changed`]),
    ],
  };
}

const many = (list) => (list.length > 12 ? [...list.slice(0, 12), `… ${list.length - 12} more`] : list);

/** Returns the choice as lines to print. */
export function describeChoice({ why, checks, unit, api, race, faults, journeys, build, ...rest }) {
  const blackBox = (name, chosen) =>
    chosen.length === 0
      ? [`${name}: none`]
      : [`${name}: ${chosen.length}`, ...chosen.map(({ file, why: reason }) => `  ${file} (${reason})`)];
  return [
    ...why,
    `checks: ${checks ? 'all' : 'none'}`,
    `unit: ${unit.length} test files`,
    ...many(unit).map((file) => `  ${file}`),
    `api, on both stores: ${api.length} test files`,
    ...many(api).map((file) => `  ${file}`),
    ...blackBox('race', race),
    ...blackBox('faults', faults),
    `build: ${build === null ? 'whatever is stale' : build.join(', ') || 'none'}`,
    ...blackBox('journeys', journeys),
    ...(journeys.some(({ file }) => file.endsWith('/main-job.spec.ts')) && rest.oneMarket
      ? ['  the main job in one market']
      : []),
    `canvas against print: ${rest.canvasAgainstPrint ? 'yes' : 'no'}`,
  ];
}
