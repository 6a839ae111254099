import type { KeptFile, RenderJob, RenderResult } from './render-job.ts';
import { createRenderLane, type LaneOptions, type RenderLane } from './render-lane.ts';

export interface RenderPool {
  /** Never rejects. */
  readonly run: (job: RenderJob) => Promise<RenderResult>;
  /** Loads a build into every worker. Never rejects: what cannot be loaded is told when it is asked for. */
  readonly prepare: (build: KeptFile) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface PoolOptions extends LaneOptions {
  readonly workers: number;
  /** Jobs that may wait for a worker; who comes then is told so at once. */
  readonly mostWaiting: number;
}

/** A few workers and one queue: what hangs in one of them holds up nobody in the others. */
export function createRenderPool({ workers, mostWaiting, ...options }: PoolOptions): RenderPool {
  const idle: RenderLane[] = Array.from({ length: workers }, () => createRenderLane(options));
  const all = [...idle];
  const waiting: ((lane: RenderLane) => void)[] = [];
  const free = (lane: RenderLane) => {
    const next = waiting.shift();
    // The one used last has most loaded.
    if (next) next(lane);
    else idle.unshift(lane);
  };
  return {
    run: async (job) => {
      if (idle.length === 0 && waiting.length >= mostWaiting) return { ok: false, fault: 'shed' };
      const lane = idle.shift() ?? (await new Promise<RenderLane>((resolve) => waiting.push(resolve)));
      try {
        return await lane.run(job);
      } finally {
        free(lane);
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
