/** Faults in a row after which a build is left alone, and for how long. */
const maxFailures = 3;
const openMs = 60_000;

interface FailureRecord {
  failures: number;
  openUntil: number;
}

/** Leaves a build that fails again and again alone for a while: its pages are skeletons, as they were before. */
export function createCircuitBreaker(clock: () => Date) {
  const records = new Map<string, FailureRecord>();
  return {
    isOpen: (build: string): boolean => (records.get(build)?.openUntil ?? 0) > clock().getTime(),
    recordSuccess: (build: string): void => {
      records.delete(build);
    },
    /** Answers whether the build is paused from now on. After a pause one more fault is enough. */
    recordFailure: (build: string): boolean => {
      const record = records.get(build) ?? { failures: 0, openUntil: 0 };
      record.failures += 1;
      if (record.failures >= maxFailures) record.openUntil = clock().getTime() + openMs;
      records.set(build, record);
      return record.failures >= maxFailures;
    },
  };
}
export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;
