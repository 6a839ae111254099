import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** Returns the path of the worker's program: beside the bundle, or as source during development and tests. */
export function findWorkerEntry(root = process.cwd()): string {
  const places = [
    path.join(path.dirname(process.argv[1] ?? root), 'render.worker.mjs'),
    path.join(root, 'shell/host/src/render/render.worker.ts'),
    path.join(root, 'cli/dist/render.worker.mjs'),
  ];
  const found = places.find((place) => existsSync(place));
  if (found === undefined)
    throw new Error(`The render worker is in none of these places: ${places.join(', ')}.`);
  return found;
}

/** Memory limit of a worker in megabytes. */
export const workerMemory = 256;

/** Run from source, by tools and tests, the program is translated first: a worker has no loader. */
const translated = (entry: string): string => {
  const { buildSync } = createRequire(entry)('esbuild') as {
    buildSync: (options: object) => { outputFiles: { text: string }[] };
  };
  const options = { entryPoints: [entry], bundle: true, write: false, format: 'cjs', platform: 'node' };
  return buildSync(options).outputFiles[0]?.text ?? '';
};

/** Starts a worker without the shop's environment and with its own memory limit. */
export function startWorker(entry: string, memory = workerMemory): Worker {
  const source = entry.endsWith('.ts');
  return new Worker(source ? translated(entry) : entry, {
    eval: source,
    execArgv: [],
    env: { NODE_ENV: 'production', TZ: process.env.TZ ?? '' },
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
    stdout: true,
    stderr: true,
  });
}
