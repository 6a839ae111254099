import type { ReleasableName } from '@shop/contracts';
import webpack from 'webpack';
import { type BuildOutcome, finishBuild, prepareBuild } from './build.ts';
import { type BuildOptions, createConfig } from './config.ts';
import type { ClassNames } from './server-build.ts';
import { listServerFiles } from './server-files.ts';

/**
 * Rebuilds one package whenever one of its files changes, including the server build, under the same rules as a release
 * build. The manifest is written last, so nobody sees an incomplete build.
 *
 * @returns the function that stops watching
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
    // Webpack discards a compilation when the next one begins, so wait until its checks are done.
    await finishing;
    started = performance.now();
    // Collected while webpack works, because it needs them before it continues watching.
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
