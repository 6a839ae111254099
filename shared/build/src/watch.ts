import type { ReleasableName } from '@shop/contracts';
import webpack from 'webpack';
import { type BuildOutcome, finishBuild, prepareBuild, statsOptions } from './build.ts';
import { type BuildOptions, configOf } from './config.ts';

/**
 * Builds one package again whenever a file of it changes, under the same rules as a release build. The manifest is
 * written last, so whoever waits for it never sees half a build.
 *
 * @returns a function that ends the watching
 */
export const watchOne = (
  name: ReleasableName,
  options: BuildOptions,
  onOutcome: (outcome: BuildOutcome) => void,
): (() => void) => {
  const compiler = webpack(configOf(name, { ...options, watch: true }));
  let started = performance.now();
  compiler.hooks.watchRun.tap('watch-one', () => {
    started = performance.now();
  });
  const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    const failed = (fault: unknown) =>
      onOutcome({ ok: false, problems: [fault instanceof Error ? fault.message : String(fault)] });
    if (error) return failed(error);
    prepareBuild(name, options.root)
      .then((prepared) =>
        onOutcome(finishBuild(prepared, stats?.toJson(statsOptions) ?? {}, options.root, started)),
      )
      .catch(failed);
  });
  return () => watching?.close(() => undefined);
};
