import type { Manifest } from '@shop/contracts';
import { keyOf } from '@shop/releases';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { getBuildName } from './published-files.ts';
import type { RenderedPage, RenderFault, RenderResult } from './render-job.ts';

export interface RenderEvent {
  readonly remote: string;
  readonly version: string;
  /** `kept`: from the cache; `late`: not in time, cached for the next visitor; `old`: a stale page instead. */
  readonly outcome: 'drawn' | 'kept' | 'late' | 'old' | 'paused' | RenderFault;
  /** Milliseconds of the rendering alone, if any. */
  readonly ms?: number;
}

export interface OutcomeDeps {
  readonly clock: () => Date;
  readonly observe: (event: RenderEvent) => void;
  /** Called once for each page that could not be rendered. */
  readonly warn: (facts: object, message: string) => void;
}

/** Reports the outcomes of renderings: counts them for the operator, and records failures in the circuit breaker. */
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
    /** Returns the page of a rendering of `id`, or null. */
    settle: (manifest: Manifest, id: string, result: RenderResult): RenderedPage | null => {
      if (result.ok) {
        circuitBreaker.recordSuccess(getBuildName(manifest));
        report(manifest, 'drawn', result.page.ms);
        return result.page;
      }
      const { fault, error } = result;
      // The build does not declare this page: not a failure.
      if (fault === 'not_served') return null;
      report(manifest, fault);
      // The queue was full, which is not the build's failure.
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
