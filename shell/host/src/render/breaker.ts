/** Faults in a row after which a build is left alone, and for how long. */
const mostFaults = 3;
const pauseMs = 60_000;

interface Record {
  faults: number;
  until: number;
}

/** Leaves a build that fails again and again alone for a while: its pages are skeletons, as they were before. */
export function createBreaker(clock: () => Date) {
  const records = new Map<string, Record>();
  return {
    isPaused: (build: string): boolean => (records.get(build)?.until ?? 0) > clock().getTime(),
    succeeded: (build: string): void => {
      records.delete(build);
    },
    /** Answers whether the build is paused from now on. After a pause one more fault is enough. */
    failed: (build: string): boolean => {
      const record = records.get(build) ?? { faults: 0, until: 0 };
      record.faults += 1;
      if (record.faults >= mostFaults) record.until = clock().getTime() + pauseMs;
      records.set(build, record);
      return record.faults >= mostFaults;
    },
  };
}
export type Breaker = ReturnType<typeof createBreaker>;
