import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** Where the worker's program lies: beside the bundle, or as source during development and tests. */
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

/** Megabytes a worker may fill with pages before it ends. */
export const workerMemory = 256;

/** From source, as tools and tests run it, the program is translated first: a worker takes no loader of its own. */
const translated = (entry: string): string => {
  const { buildSync } = createRequire(entry)('esbuild') as {
    buildSync: (options: object) => { outputFiles: { text: string }[] };
  };
  const options = { entryPoints: [entry], bundle: true, write: false, format: 'cjs', platform: 'node' };
  return buildSync(options).outputFiles[0]?.text ?? '';
};

/** Starts a worker that knows nothing of the shop's environment and may not fill the shop's memory. */
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
