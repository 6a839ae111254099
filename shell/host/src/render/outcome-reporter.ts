import type { Manifest } from '@shop/contracts';
import { keyOf } from '@shop/releases';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { getBuildName } from './published-files.ts';
import type { RenderedPage, RenderFault, RenderResult } from './render-job.ts';

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
export const createOutcomeReporter = ({ clock, observe, warn }: OutcomeDeps) => {
  const circuitBreaker = createCircuitBreaker(clock);
  const report = (manifest: Manifest, outcome: RenderEvent['outcome'], ms?: number) =>
    observe({
      remote: manifest.name,
      version: keyOf(manifest),
      outcome,
      ...(ms === undefined ? {} : { ms }),
    });
  return {
    report,
    isPaused: (manifest: Manifest): boolean => circuitBreaker.isOpen(getBuildName(manifest)),
    /** The page that came of a drawing of `id`, or null. */
    settle: (manifest: Manifest, id: string, result: RenderResult): RenderedPage | null => {
      if (result.ok) {
        circuitBreaker.recordSuccess(getBuildName(manifest));
        report(manifest, 'drawn', result.page.ms);
        return result.page;
      }
      const { fault, error } = result;
      // The build says itself that this is none of its pages: no fault of anybody's.
      if (fault === 'not_served') return null;
      report(manifest, fault);
      // There was no room for it, which says nothing about the build.
      if (fault === 'shed') return null;
      const paused = circuitBreaker.recordFailure(getBuildName(manifest));
      warn(
        { err: error, remote: manifest.name, version: keyOf(manifest), route: id, fault, paused },
        'a page could not be drawn on the server',
      );
      return null;
    },
  };
};
export type OutcomeReporter = ReturnType<typeof createOutcomeReporter>;
