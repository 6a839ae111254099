import type { PublishedFile, RenderJob, RenderResult } from './render-job.ts';
import { createRenderLane, type LaneOptions, type RenderLane } from './render-lane.ts';

export interface RenderPool {
  /** Never rejects. */
  readonly run: (job: RenderJob) => Promise<RenderResult>;
  /** Loads a build into every worker. Never rejects: a failure is reported when the build is used. */
  readonly prepare: (build: PublishedFile) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface PoolOptions extends LaneOptions {
  readonly workers: number;
  /** The maximum number of waiting jobs; later ones are rejected at once. */
  readonly maxQueued: number;
}

/** Creates a pool of workers with one queue: a hanging job blocks only its worker. */
export function createRenderPool({ workers, maxQueued, ...options }: PoolOptions): RenderPool {
  const idle: RenderLane[] = Array.from({ length: workers }, () => createRenderLane(options));
  const all = [...idle];
  const queue: ((lane: RenderLane) => void)[] = [];
  const release = (lane: RenderLane) => {
    const next = queue.shift();
    // The most recently used one has most builds loaded.
    if (next) next(lane);
    else idle.unshift(lane);
  };
  return {
    run: async (job) => {
      if (idle.length === 0 && queue.length >= maxQueued) return { ok: false, fault: 'shed' };
      const lane = idle.shift() ?? (await new Promise<RenderLane>((resolve) => queue.push(resolve)));
      try {
        return await lane.run(job);
      } finally {
        release(lane);
      }
    },
    prepare: async (build) => {
      await Promise.all(all.map((lane) => lane.prepare(build)));
    },
    close: async () => {
      await Promise.all(all.map((lane) => lane.close()));
    },
  };
}
