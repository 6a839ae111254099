/**
 * Files on their way to a request: chosen before it had a number, or not uploaded when its page was left. Its next page
 * uploads them, once. They live as long as the document; the form names files that a reload has lost.
 */
const waiting = new Map<string, readonly File[]>();

/** Keeps files for the next page of their request. */
export const keepFilesOf = (qrNumber: string, files: readonly File[]): void => {
  if (files.length > 0) waiting.set(qrNumber, files);
};

/** Returns the files that wait for a request and forgets them. */
export function takeFilesOf(qrNumber: string): readonly File[] {
  const files = waiting.get(qrNumber) ?? [];
  waiting.delete(qrNumber);
  return files;
}
