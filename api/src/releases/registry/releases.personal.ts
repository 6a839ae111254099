import type { PersonalData } from '../../platform/index.ts';

/** Releases are nobody's personal data. */
export const releasesPersonal: PersonalData = {
  tables: {
    releases: 'nobody',
    rollouts: 'nobody',
    release_events: 'nobody',
    release_evidence: 'nobody',
    release_guards: 'nobody',
    release_sweeps: 'nobody',
    rollout_schedules: 'nobody',
  },
};
