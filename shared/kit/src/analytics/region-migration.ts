import { put, releaseFacts } from './queue.ts';

/** The one event that is not a step of the main job: its name and properties are fixed by specification 2.5. */
export const trackRegionMigration = (): void =>
  put({
    event: 'Region Migration Modal Shown',
    ...{ origin: 'cz', target: 'com' },
    ...releaseFacts('shell'),
  });
