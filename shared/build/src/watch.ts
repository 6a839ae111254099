import type { ReleasableName } from '@shop/contracts';
import webpack from 'webpack';
import { type BuildOutcome, finishBuild, prepareBuild } from './build.ts';
import { type BuildOptions, createConfig } from './config.ts';
import type { ClassNames } from './server-build.ts';
import { listServerFiles } from './server-files.ts';

/**
 * Builds one package again whenever a file of it changes, of its server's half as well, under the same rules as a release build. The manifest is
 * written last, so whoever waits for it never sees half a build.
 *
 * @returns a function that ends the watching
 */
export const watchOne = (
  name: ReleasableName,
  options: BuildOptions,
  onOutcome: (outcome: BuildOutcome) => void,
): (() => void) => {
  const classNames: ClassNames = new Map();
  const compiler = webpack(createConfig(name, { ...options, watch: true, classNames }));
  let started = performance.now();
  let serverFiles: ReturnType<typeof listServerFiles> | undefined;
  let finishing = Promise.resolve();
  compiler.hooks.watchRun.tapPromise('watch-one', async () => {
    // A compilation is taken apart when the next one begins: whoever still judges it would find nothing.
    await finishing;
    started = performance.now();
    // Found while webpack works: it has to know them before it goes on watching.
    serverFiles = listServerFiles(name, options.root);
  });
  compiler.hooks.afterCompile.tapPromise('watch-one', async ({ fileDependencies }) => {
    for (const file of (await serverFiles) ?? []) fileDependencies.add(file);
  });
  const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    const failed = (fault: unknown) =>
      onOutcome({ ok: false, problems: [fault instanceof Error ? fault.message : String(fault)] });
    if (error) return failed(error);
    finishing = prepareBuild(name, options.root)
      .then((prepared) => finishBuild(prepared, stats, { root: options.root, started, classNames }))
      .then(onOutcome)
      .catch(failed);
  });
  return () => watching?.close(() => undefined);
};
