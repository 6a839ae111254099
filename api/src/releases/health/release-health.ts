import * as contracts from '@shop/contracts';
import { type Domain, ok } from '../../platform/index.ts';
import { refuseBeyondGrant } from '../registry/read-change.ts';
import { createAdmissionControl } from './admission.ts';
import { evaluateCandidates } from './evaluate-candidates.ts';
import { createGuardScheduler, guardHandler } from './guard.job.ts';
import { registerGuardStopsMetric } from './guard-stops-metric.ts';
import { listHealth, simulateGuard } from './list-health.ts';
import { reportHealth } from './report-health.ts';

const monotonic = () => performance.now();

/** Health of releases, and the guard that stops a candidate with worse health than stable. */
export const releaseHealth = (): Domain => ({
  name: 'release-health',
  register(route, { db, clock, settings, log }) {
    const admits = createAdmissionControl(settings.rateLimitFactor, monotonic);
    const plan = createGuardScheduler(db, monotonic);
    route.open(
      contracts.reportReleaseHealth,
      async ({ body, ip }) => {
        const result = await reportHealth(
          {
            db,
            secret: settings.sessionSecret,
            now: clock(),
            admits: ({ document }) => admits(ip, document),
          },
          body,
        );
        if (result.ok && result.value.counted > 0) await plan();
        return result;
      },
      { perMinute: 600, bodyLimit: 8 * 1024 },
    );
    route.staff(contracts.getReleaseHealth, async ({ query }) =>
      ok({ candidates: await listHealth(db, query) }),
    );
    route.staff(contracts.dryRunGuard, async ({ query }) => ok(await simulateGuard(db, clock(), query)));
    route.staff(contracts.runGuard, async ({ query: { region }, held }) => {
      // It can stop candidates of every remote, and of every region when none is named.
      const beyond = refuseBeyondGrant(held, { names: ['*'], regions: [region ?? '*'] });
      if (beyond !== null) return beyond;
      const candidates = await evaluateCandidates(db, log, region);
      return ok({ candidates: [...candidates] });
    });
  },
  metrics: registerGuardStopsMetric,
  jobs: ({ log }) => [guardHandler(log)],
});
