import type { Manifest } from '@shop/contracts';
import { keyOf } from '@shop/releases';
import { createBreaker } from './breaker.ts';
import { nameOf } from './published-files.ts';
import type { DrawnPage, RenderFault, RenderResult } from './render-job.ts';

export interface RenderEvent {
  readonly remote: string;
  readonly version: string;
  /** `kept`: given from the cache; `late`: not there in time, kept for the next visitor; `old`: the last one in its place. */
  readonly outcome: 'drawn' | 'kept' | 'late' | 'old' | 'paused' | RenderFault;
  /** Milliseconds of the drawing alone, where there was one. */
  readonly ms?: number;
}

export interface OutcomeDeps {
  readonly clock: () => Date;
  readonly observe: (event: RenderEvent) => void;
  /** Told once for each page that could not be drawn. */
  readonly warn: (facts: object, message: string) => void;
}

/** What becomes of drawings: counted for whoever runs the shop, and held against the build that fails again and again. */
export const createOutcomes = ({ clock, observe, warn }: OutcomeDeps) => {
  const breaker = createBreaker(clock);
  const tell = (manifest: Manifest, outcome: RenderEvent['outcome'], ms?: number) =>
    observe({
      remote: manifest.name,
      version: keyOf(manifest),
      outcome,
      ...(ms === undefined ? {} : { ms }),
    });
  return {
    tell,
    isPaused: (manifest: Manifest): boolean => breaker.isPaused(nameOf(manifest)),
    /** The page that came of a drawing of `id`, or null. */
    settle: (manifest: Manifest, id: string, result: RenderResult): DrawnPage | null => {
      if (result.ok) {
        breaker.succeeded(nameOf(manifest));
        tell(manifest, 'drawn', result.page.ms);
        return result.page;
      }
      const { fault, error } = result;
      // The build says itself that this is none of its pages: no fault of anybody's.
      if (fault === 'not_served') return null;
      tell(manifest, fault);
      // There was no room for it, which says nothing about the build.
      if (fault === 'shed') return null;
      const paused = breaker.failed(nameOf(manifest));
      warn(
        { err: error, remote: manifest.name, version: keyOf(manifest), route: id, fault, paused },
        'a page could not be drawn on the server',
      );
      return null;
    },
  };
};
export type Outcomes = ReturnType<typeof createOutcomes>;
