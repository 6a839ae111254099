/** Successive failures after which a build is paused, and for how long. */
const maxFailures = 3;
const openMs = 60_000;

interface FailureRecord {
  failures: number;
  openUntil: number;
}

/** Pauses a build that fails repeatedly: meanwhile its pages are skeletons. */
export function createCircuitBreaker(clock: () => Date) {
  const records = new Map<string, FailureRecord>();
  return {
    isOpen: (build: string): boolean => (records.get(build)?.openUntil ?? 0) > clock().getTime(),
    recordSuccess: (build: string): void => {
      records.delete(build);
    },
    /** Records a failure. Returns whether the build is now paused. After a pause one more failure is enough. */
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
