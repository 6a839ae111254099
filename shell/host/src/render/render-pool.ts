import type { PublishedFile, RenderJob, RenderResult } from './render-job.ts';
import { createRenderLane, type LaneOptions, type RenderLane } from './render-lane.ts';

export interface RenderPool {
  /** Never rejects. */
  readonly run: (job: RenderJob) => Promise<RenderResult>;
  /** Loads a build into every worker. Never rejects: what cannot be loaded is told when it is asked for. */
  readonly prepare: (build: PublishedFile) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface PoolOptions extends LaneOptions {
  readonly workers: number;
  /** Jobs that may wait for a worker; who comes then is told so at once. */
  readonly maxQueued: number;
}

/** A few workers and one queue: what hangs in one of them holds up nobody in the others. */
export function createRenderPool({ workers, maxQueued, ...options }: PoolOptions): RenderPool {
  const idle: RenderLane[] = Array.from({ length: workers }, () => createRenderLane(options));
  const all = [...idle];
  const queue: ((lane: RenderLane) => void)[] = [];
  const release = (lane: RenderLane) => {
    const next = queue.shift();
    // The one used last has most loaded.
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
